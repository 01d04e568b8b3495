import {
  forgetUnsaved,
  keepUnsaved,
  type OpenText,
  type TextStorage,
  type UnsavedKey,
} from "./unsaved-text.ts";

/** Typing reaches the device at most this often, in milliseconds: a long text takes a while to write. */
export const WRITE_EVERY = 200;

type Options<Form> = {
  storage: TextStorage;
  sitting: string;
  state: () => OpenText<Form>;
  keyOf: (recordId: number | null) => UnsavedKey;
  onNoRoom: () => void;
};

/** Each opening of the editor keeps its own text: two tabs never overwrite each other's. */
export function createUnsavedKeeper<Form>(options: Options<Form>) {
  const { storage, sitting, state, keyOf, onNoRoom } = options;
  const openedKey = keyOf(state().recordId);
  const forgotten = new Set<string>();
  let keptUnder: UnsavedKey | null = null;
  let hasRoom = true;
  let abandoned = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let writtenAt = 0;

  function forgetOwn() {
    if (keptUnder) forgetUnsaved(storage, keptUnder, sitting);
    keptUnder = null;
  }

  function forgetSettled() {
    for (const each of state().settled) {
      if (!forgotten.has(each)) forgetUnsaved(storage, openedKey, each);
      forgotten.add(each);
    }
  }

  function write() {
    clearTimeout(timer);
    timer = undefined;
    const { isDirty, settled: _, recordId, ...typed } = state();
    if (abandoned) return;
    if (isDirty) {
      const key = keyOf(recordId);
      const text = { ...typed, at: new Date().toISOString() };
      const isKept = keepUnsaved(storage, key, sitting, text);
      if (!isKept && hasRoom) onNoRoom();
      hasRoom = isKept;
      writtenAt = Date.now();
      if (!isKept) return;
      if (keptUnder?.recordId !== key.recordId) forgetOwn();
      keptUnder = key;
    } else forgetOwn();
    forgetSettled();
  }

  return {
    changed() {
      if (!state().isDirty) write();
      else timer ??= setTimeout(write, Math.max(0, writtenAt + WRITE_EVERY - Date.now()));
    },
    flush() {
      if (timer !== undefined) write();
    },
    /** Another tab may have removed the text that this one goes on with. */
    writeAgain() {
      if (state().isDirty) write();
    },
    abandon() {
      abandoned = true;
      clearTimeout(timer);
      forgetOwn();
      forgetSettled();
    },
  };
}
