import type { TextId } from "~/site-texts/types.ts";

/** One text, from one value to another. */
export type Step = { id: TextId; before: string; after: string; at: number };
export type UndoSteps = { done: readonly Step[]; undone: readonly Step[] };

export const noSteps: UndoSteps = { done: [], undone: [] };

/** Keys that follow one another within this time, in milliseconds, are one step. */
const PAUSE = 1_500;
const MOST = 100;

/** What is typed after a step back ends the way forward. */
export function withStep({ done }: UndoSteps, step: Step): UndoSteps {
  if (step.before === step.after) return { done, undone: [] };
  const last = done.at(-1);
  const goesOn = last && last.id === step.id && last.after === step.before;
  if (goesOn && step.at - last.at < PAUSE) {
    const merged = { ...step, before: last.before };
    return { done: [...done.slice(0, -1), merged], undone: [] };
  }
  return { done: [...done, step].slice(-MOST), undone: [] };
}

type Move = { steps: UndoSteps; id: TextId; value: string };

/** The last step that can be taken back. A text that says something else meanwhile is somebody else's: its steps are left out. */
export function stepBack({ done, undone }: UndoSteps, shown: (id: TextId) => string | undefined) {
  const at = done.findLastIndex(({ id, after }) => shown(id) === after);
  const step = done[at];
  if (!step) return null;
  const steps = { done: done.slice(0, at), undone: [...undone, step] };
  return { steps, id: step.id, value: step.before } satisfies Move;
}

export function stepForward(
  { done, undone }: UndoSteps,
  shown: (id: TextId) => string | undefined,
) {
  const at = undone.findLastIndex(({ id, before }) => shown(id) === before);
  const step = undone[at];
  if (!step) return null;
  const steps = { done: [...done, step], undone: undone.slice(0, at) };
  return { steps, id: step.id, value: step.after } satisfies Move;
}
