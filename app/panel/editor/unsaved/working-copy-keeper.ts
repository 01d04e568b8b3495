import type { OpenText, TypedText } from "./unsaved-text.ts";

/** Typing reaches the server this long after its first key, in milliseconds. */
export const SEND_EVERY = 3000;
/** A server that does not answer is asked more and more seldom, up to this many times SEND_EVERY. */
const MOST_PATIENCE = 8;

type Options<Form> = {
  state: () => OpenText<Form>;
  /** The id of this opening's text on the server; the device keeps the same text under it. */
  sitting: string;
  /** The id of an earlier text, which the editor is offered. */
  earlier: string | null;
  store: (id: string, text: TypedText<Form>) => Promise<void>;
  /** Stores without an answer, for a page that is closing. */
  send: (id: string, text: TypedText<Form>) => void;
  forget: (ids: readonly string[]) => Promise<void>;
  /** Whether another attempt cannot help. */
  isHopeless: (error: unknown) => boolean;
  /** Called when the server stops answering, and when it answers again. */
  onReach: (isThere: boolean) => void;
};

/**
 * Keeps unsaved text on the server as well, for another computer of its author. A failure is no error: the
 * device has the text, too. One request runs at a time, so that a removal never overtakes a text.
 */
export function createWorkingCopyKeeper<Form>(options: Options<Form>) {
  const { state, sitting, store, send, forget, isHopeless, onReach } = options;
  let { earlier } = options;
  /** The copy on the server, made since the sheet was opened. */
  let stored: { values: Form; recordId: number | null } | null = null;
  let abandoned = false;
  let hopeless = false;
  let patience = 1;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let working: Promise<void> | null = null;

  function wanted(): TypedText<Form> | null {
    const { isDirty, isOffered: _, ...text } = state();
    return abandoned || !isDirty ? null : text;
  }

  function isStored(text: TypedText<Form>): boolean {
    return stored?.values === text.values && stored.recordId === text.recordId;
  }

  function isSettled(): boolean {
    if (hopeless || (state().isOffered && !abandoned)) return true;
    const text = wanted();
    return earlier === null && (text ? isStored(text) : stored === null);
  }

  async function work(): Promise<void> {
    try {
      while (!isSettled()) {
        const text = wanted();
        if (text && !isStored(text)) {
          await store(sitting, text);
          stored = text;
        }
        const gone = [earlier, text || !stored ? null : sitting].filter((id) => id !== null);
        if (gone.length > 0) await forget(gone);
        earlier = null;
        if (!text) stored = null;
        patience = 1;
        onReach(true);
        // Newer text has its own time; what was saved meanwhile is removed at once.
        if (wanted()) break;
      }
    } catch (error) {
      hopeless = isHopeless(error);
      if (!hopeless) onReach(false);
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
      else run();
    },
    /** Ends when the server has what there is now, or cannot be reached. */
    async flush() {
      await working;
      if (!isSettled()) await run();
    },
    leave() {
      const text = wanted();
      if (text && !isSettled()) send(sitting, text);
    },
    /** What the browser says of its network. */
    networkChanged(isThere: boolean) {
      patience = 1;
      if (!isThere || isSettled()) onReach(isThere);
      else run();
    },
    /** Another tab may have removed the text that this one goes on with. */
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
