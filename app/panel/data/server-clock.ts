/** Less is the way of an answer, and no matter. */
const NOTICEABLE_MS = 5 * 60_000;

let ahead = 0;
const listeners = new Set<() => void>();

/** `date` as the server sends it with each answer; null where it does not let the browser see it. */
export function noteServerTime(date: string | null, now: number): void {
  const difference = date ? now - Date.parse(date) : Number.NaN;
  if (Number.isNaN(difference)) return;
  const noticed = Math.abs(difference) < NOTICEABLE_MS ? 0 : Math.round(difference / 60_000);
  if (noticed === ahead) return;
  ahead = noticed;
  for (const listener of listeners) listener();
}

/** By how many minutes the clock of this computer is ahead; negative when it is behind. */
export function minutesAhead(): number {
  return ahead;
}

export function watchClock(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
