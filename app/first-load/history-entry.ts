type Arrived = (id: string, isReturn: boolean) => boolean;

let shown = "";
let listener: Arrived | null = null;

/** Says which entry of the history is shown from now on; true when somebody has seen to its scroll position. */
export function arrive(id: string, isReturn: boolean): boolean {
  shown = id;
  delete document.documentElement.dataset.pending;
  return listener?.(id, isReturn) ?? false;
}

/** Calls `arrived` at each such entry, and returns the one that is shown now. */
export function onArrival(arrived: Arrived): string {
  listener = arrived;
  return shown;
}
