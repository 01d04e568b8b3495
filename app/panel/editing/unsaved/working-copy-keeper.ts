import { isSignedOut } from "~/panel/data/session.ts";
import type { OpenText, TypedText } from "./unsaved-text.ts";

/** Typing reaches the server this long after its first key, in milliseconds. */
export const SEND_EVERY = 3000;
/** A server that does not answer is asked more and more seldom, up to this many times SEND_EVERY. */
const MOST_PATIENCE = 8;

/** Whether the server took the last text. */
export type Reach = "there" | "away" | "signed-out";

export type CopiesOnServer<Form> = {
  store: (id: string, text: TypedText<Form>) => Promise<void>;
  /** Stores without an answer, for a page that is closing. */
  send: (id: string, text: TypedText<Form>) => void;
  forget: (ids: readonly string[]) => Promise<void>;
  isHopeless: (error: unknown) => boolean;
  /** The editor has closed, and the server has what it should have, or does not answer. */
  onClosed: () => void;
};

type Options<Form> = CopiesOnServer<Form> & {
  state: () => OpenText<Form>;
  /** The id of this opening's text on the server; the device keeps the same text under it. */
  sitting: string;
  onReach: (reach: Reach) => void;
};

/** For the author's other computer. One request at a time: a removal never overtakes a text. */
export function createWorkingCopyKeeper<Form>(options: Options<Form>) {
  const { state, sitting, store, send, forget, isHopeless, onClosed, onReach } = options;
  const forgotten = new Set<string>();
  let stored: { values: Form; recordId: number | null } | null = null;
  let abandoned = false;
  let hopeless = false;
  let patience = 1;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let working: Promise<void> | null = null;

  function wanted(): TypedText<Form> | null {
    const { isDirty, settled: _, ...text } = state();
    return abandoned || !isDirty ? null : text;
  }

  function isStored(text: TypedText<Form>): boolean {
    return stored?.values === text.values && stored.recordId === text.recordId;
  }

  function leftOver(): string[] {
    return state().settled.filter((id) => !forgotten.has(id));
  }

  function isSettled(): boolean {
    if (hopeless) return true;
    const text = wanted();
    return leftOver().length === 0 && (text ? isStored(text) : stored === null);
  }

  async function work(): Promise<void> {
    try {
      while (!isSettled()) {
        const text = wanted();
        if (text && !isStored(text)) {
          await store(sitting, text);
          stored = text;
        }
        const gone = leftOver();
        const ids = text || !stored ? gone : [...gone, sitting];
        if (ids.length > 0) await forget(ids);
        for (const id of gone) forgotten.add(id);
        if (!text) stored = null;
        patience = 1;
        onReach("there");
        // Newer text has its own time; what was saved meanwhile is removed at once.
        if (wanted()) break;
      }
    } catch (error) {
      hopeless = isHopeless(error);
      if (!hopeless) onReach(isSignedOut(error) ? "signed-out" : "away");
      patience = Math.min(patience * 2, MOST_PATIENCE);
    }
  }

  function run(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    working ??= work().finally(() => {
      working = null;
      if (!isSettled()) schedule();
    });
    return working;
  }

  function schedule() {
    timer ??= setTimeout(run, SEND_EVERY * patience);
  }

  return {
    changed() {
      if (isSettled()) return;
      if (wanted()) schedule();
      // Saved or dropped: nothing should be offered any more.
      else void run();
    },
    async close() {
      await working;
      if (!isSettled()) await run();
      onClosed();
    },
    leave() {
      const text = wanted();
      if (text && !isSettled()) send(sitting, text);
    },
    networkChanged(isThere: boolean) {
      patience = 1;
      if (!isThere || isSettled()) onReach(isThere ? "there" : "away");
      else void run();
    },
    writeAgain() {
      stored = null;
      this.changed();
    },
    abandon() {
      abandoned = true;
      return run();
    },
  };
}
