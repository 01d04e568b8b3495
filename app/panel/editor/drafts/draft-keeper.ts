import { type EditorState, isDirty } from "~/panel/editor/editor-state.ts";
import { type DraftKey, type FoundDraft, forgetDraft, keepDraft } from "./local-drafts.ts";

/** Typing reaches the device at most this often, in milliseconds: a long text takes a while to write. */
export const WRITE_EVERY = 400;

type Options<Form extends { slug: string }> = {
  storage: Storage;
  state: () => EditorState<Form>;
  keyOf: (recordId: number | null) => DraftKey;
  earlier: FoundDraft<Form> | null;
  onNoRoom: () => void;
};

/**
 * Keeps unsaved text on the device, and removes it when it is saved or thrown away. Each opening of
 * the editor has a draft of its own, so that two tabs on one record never overwrite each other's.
 */
export function createDraftKeeper<Form extends { slug: string }>(options: Options<Form>) {
  const { storage, state, keyOf, onNoRoom } = options;
  const sitting = crypto.randomUUID();
  let earlier = options.earlier && { ...options.earlier, key: keyOf(state().recordId) };
  let keptUnder: DraftKey | null = null;
  let hasRoom = true;
  let abandoned = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let writtenAt = 0;

  function forgetOwn() {
    if (keptUnder) forgetDraft(storage, keptUnder, sitting);
    keptUnder = null;
  }

  function forgetEarlier() {
    if (earlier) forgetDraft(storage, earlier.key, earlier.sitting);
    earlier = null;
  }

  function write() {
    clearTimeout(timer);
    timer = undefined;
    const now = state();
    // An offered draft stays as it is until the editor has decided about it.
    if (now.offered || abandoned) return;
    if (isDirty(now)) {
      const { values, version, recordId } = now;
      const key = keyOf(recordId);
      const draft = { version, values, at: new Date().toISOString() };
      const isKept = keepDraft(storage, key, sitting, draft);
      if (!isKept && hasRoom) onNoRoom();
      hasRoom = isKept;
      writtenAt = Date.now();
      if (!isKept) return;
      if (keptUnder?.recordId !== key.recordId) forgetOwn();
      keptUnder = key;
    } else forgetOwn();
    forgetEarlier();
  }

  return {
    changed() {
      if (!isDirty(state())) write();
      else timer ??= setTimeout(write, Math.max(0, writtenAt + WRITE_EVERY - Date.now()));
    },
    flush() {
      if (timer !== undefined) write();
    },
    /** Another tab may have removed the draft that this one goes on with. */
    writeAgain() {
      if (isDirty(state())) write();
    },
    /** Nothing is kept from now on, and what was is removed. */
    abandon() {
      abandoned = true;
      clearTimeout(timer);
      forgetOwn();
      forgetEarlier();
    },
  };
}
