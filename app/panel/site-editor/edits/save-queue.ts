import { isSignedOut } from "~/panel/data/session.ts";
import type { TextEntry } from "~/site-texts/types.ts";
import {
  type NextSave,
  nextSave,
  type PageAction,
  type PageEdits,
  type TextConflict,
} from "./edit-state.ts";

/** Typing is saved this long after its last key, in milliseconds. */
export const SAVE_AFTER = 700;
/** A server that does not answer is asked more and more seldom, up to this many times SAVE_AFTER. */
const MOST_PATIENCE = 32;

export type SaveOutcome =
  | { kind: "saved"; entry: TextEntry | null }
  | ({ kind: "conflict" } & TextConflict)
  | { kind: "refused" };

type Options = {
  state: () => PageEdits;
  dispatch: (action: PageAction) => void;
  save: (next: NextSave) => Promise<SaveOutcome>;
};

/** One save at a time for the whole page: a later key is never overtaken by an earlier one. */
export function createSaveQueue({ state, dispatch, save }: Options) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let working: Promise<void> | null = null;
  let patience = 1;
  let closed = false;

  function schedule(pause: number) {
    clearTimeout(timer);
    if (!closed) timer = setTimeout(run, pause);
  }

  async function saveNext(next: NextSave): Promise<boolean> {
    const { id } = next;
    dispatch({ type: "save-started", id });
    try {
      const found = await save(next);
      if (found.kind === "refused") {
        dispatch({ type: "save-failed", reach: "refused" });
        return false;
      }
      if (found.kind === "saved")
        dispatch({ type: "saved", id, entry: found.entry, at: new Date() });
      else dispatch({ type: "conflicted", id, entry: found.entry, by: found.by, at: found.at });
      patience = 1;
      return true;
    } catch (error) {
      console.warn(error);
      dispatch({ type: "save-failed", reach: isSignedOut(error) ? "signed-out" : "away" });
      patience = Math.min(patience * 2, MOST_PATIENCE);
      schedule(SAVE_AFTER * patience);
      return false;
    }
  }

  async function work(): Promise<void> {
    for (let next = nextSave(state()); next; next = nextSave(state())) {
      const goesOn = await saveNext(next);
      // Somebody types: the rest is saved with the next pause.
      if (!goesOn || timer !== undefined) return;
    }
  }

  function run(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    working ??= work().finally(() => {
      working = null;
    });
    return working;
  }

  return {
    /** Strict mode opens what it has just closed. */
    open() {
      closed = false;
    },
    changed: () => schedule(SAVE_AFTER),
    /** Saves at once what can be saved. */
    async flush(): Promise<void> {
      await working;
      await run();
    },
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
}
