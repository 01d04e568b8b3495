import { type RefObject, useEffect, useRef, useState } from "react";
import { editor as text } from "~/content/admin.ts";
import { toastError } from "~/ui/toast.ts";
import { type EditorState, isDirty } from "./editor-state.ts";
import { type DraftKey, type FoundDraft, forgetDraft, keepDraft } from "./local-drafts.ts";

/**
 * Keeps what is typed on the device, and forgets it when it is stored or thrown away. Each opening
 * of the editor is a sitting with a draft of its own: another tab on the same record never writes
 * over it. `earlier` is what a former sitting left and this one offers.
 */
export function useKeptDraft<Form>(
  keyNow: () => DraftKey,
  state: RefObject<EditorState<Form>>,
  earlier: FoundDraft<Form> | null,
) {
  const [sitting] = useState(() => crypto.randomUUID());
  const undecided = useRef(earlier?.sitting ?? null);
  const warned = useRef(false);
  const abandoned = useRef(false);

  function forgetEarlier() {
    if (undecided.current !== null) forgetDraft(localStorage, keyNow(), undecided.current);
    undecided.current = null;
  }

  function keep() {
    const { values, version, offered } = state.current;
    // An offered draft stays as it is until the editor has decided about it.
    if (offered || abandoned.current) return;
    if (isDirty(state.current)) {
      const at = new Date().toISOString();
      const kept = keepDraft(localStorage, keyNow(), sitting, { version, values, at });
      if (!kept && !warned.current) toastError(text.noRoom);
      warned.current = !kept;
      if (!kept) return;
    } else forgetDraft(localStorage, keyNow(), sitting);
    // Taken, it is this sitting's own by now; dropped, it is not wanted.
    forgetEarlier();
  }
  const latestKeep = useRef(keep);
  latestKeep.current = keep;

  // The device keeps every keystroke: storage is written before the next one can come.
  useEffect(keep);

  // A tab that was offered this text may throw it away there, not here.
  useEffect(() => {
    const keepOn = ({ newValue }: StorageEvent) => {
      if (newValue === null && isDirty(state.current)) latestKeep.current();
    };
    window.addEventListener("storage", keepOn);
    return () => window.removeEventListener("storage", keepOn);
  }, [state]);

  return {
    forget: () => forgetDraft(localStorage, keyNow(), sitting),
    /** Nothing is kept from now on, and what was is thrown away. */
    abandon: () => {
      abandoned.current = true;
      forgetDraft(localStorage, keyNow(), sitting);
      forgetEarlier();
    },
  };
}
