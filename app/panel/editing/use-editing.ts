import { useEffect, useId, useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { type Location, useBlocker } from "react-router";
import { deviceStorage } from "~/data/browser-storage.ts";
import { randomId } from "~/data/random-id.ts";
import { useSession } from "~/panel/access/session.tsx";
import { problemText } from "~/panel/kit/problem.ts";
import { useAskBeforeUnload } from "~/panel/kit/ui/use-ask-before-unload.ts";
import { editor as text } from "~/panel/kit/words.ts";
import { toastError, toastInfo, toastSuccess } from "~/ui/toast.ts";
import {
  type EditorAction,
  type EditorState,
  editorReducer,
  isDirty,
  isLeavable,
  openTextOf,
  type Patch,
  plainText,
} from "./editor-state.ts";
import { createStore } from "./store.ts";
import type { Outcome, Target } from "./target.ts";
import { textStorage } from "./unsaved/device-storage.ts";
import { createUnsavedKeeper } from "./unsaved/unsaved-keeper.ts";
import { createWorkingCopyKeeper, type Reach } from "./unsaved/working-copy-keeper.ts";

export type Attempt<Wish> = { wish: Wish; after: "stay" | "close" | "leave" };

type Options<Wish> = {
  /** Whether a change of the address keeps the editor open. */
  stays?: (from: Location, to: Location, recordId: number | null) => boolean;
  /** After a save that does not leave; `isDone` while nothing was typed meanwhile. */
  onSaved?: (attempt: Attempt<Wish>, recordId: number, isDone: boolean) => void;
};

/** One opening of a form: what is stored and typed, its saves, its uploads, and what leaving it would lose. */
export function useEditing<Form, Wish, Sent>(
  target: Target<Form, Wish, Sent>,
  { stays = () => false, onSaved }: Options<Wish> = {},
) {
  const { withSession } = useSession();
  const formId = useId();
  const offerId = useId();
  const [reach, setReach] = useState<Reach>("there");
  const [{ store, keeper, copies }] = useState(() => open(target, setReach));
  const { state: current, dispatch } = store;
  const state = useSyncExternalStore(store.subscribe, current);
  const [attempt, setAttempt] = useState<Attempt<Wish> | null>(null);
  const [outcome, setOutcome] = useState<Outcome<Form> | null>(null);
  const leavable = isLeavable(state);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !stays(currentLocation, nextLocation, current().recordId) && !isLeavable(current()),
  );
  useKeepers(store.subscribe, keeper, copies);

  useAskBeforeUnload(!leavable);
  // A link that is pressed during a save is followed once nothing is left to lose.
  useEffect(() => {
    if (leavable && blocker.state === "blocked") blocker.proceed();
  }, [leavable, blocker]);

  async function save(wish: Wish, after: Attempt<Wish>["after"] = "stay"): Promise<void> {
    setAttempt({ wish, after });
    const found = await tryToSave(wish);
    const isDone = found?.kind === "saved" && !isDirty(current());
    if (after === "leave" && !isDone) blocker.reset?.();
    if (found?.kind === "saved" && !(after === "leave" && isDone)) {
      onSaved?.({ wish, after }, found.recordId, isDone);
    }
  }

  /** Null when nothing was tried, or the call failed. */
  async function tryToSave(wish: Wish): Promise<Outcome<Form> | null> {
    const seen = current();
    if (seen.offered.length > 0) document.getElementById(offerId)?.focus();
    else if (seen.uploads > 0) toastInfo(text.uploading);
    else if (!seen.saving) {
      const clean = { ...seen, typed: plainText(seen.typed) };
      const checked = target.check(clean, wish);
      if ("errors" in checked) return settle({ kind: "refused", because: "fields", ...checked });
      dispatch({ type: "save-started" });
      try {
        return settle(await withSession(() => target.save(clean, checked.sent, wish)), seen.typed);
      } catch (error) {
        dispatch({ type: "save-failed" });
        console.error(error);
        toastError(target.saveFailed(problemText(error)));
      }
    }
    return null;
  }

  /** Typing goes on during a save: only what was sent counts as stored. */
  function settle(found: Outcome<Form>, typed = current().typed): Outcome<Form> {
    if (found.kind !== "refused" || found.because !== "fields") setOutcome(found);
    if (found.kind === "saved") {
      const { kind: _, toast, ...saved } = found;
      const { title, ...options } = toast;
      dispatch({ type: "saved", typed, at: new Date(), ...saved });
      toastSuccess(title, options);
    } else if (found.kind === "conflict") {
      const { kind: _, ...conflict } = found;
      dispatch({ type: "conflicted", ...conflict });
    } else if (found.kind === "refused" && found.because === "fields") {
      const { errors, show } = found;
      // At once, so that the first of these fields can have the focus.
      flushSync(() => dispatch({ type: "refused", errors, show }));
      toastError(found.text);
      document.querySelector<HTMLElement>(`[id="${formId}"] [aria-invalid="true"]`)?.focus();
    } else {
      dispatch({ type: "save-failed" });
      if (found.kind === "refused" && found.because === "rights" && found.text) {
        toastError(found.text);
      }
    }
    return found;
  }

  return {
    state,
    current,
    dispatch,
    dirty: isDirty(state),
    busy: state.saving || state.uploads > 0,
    reach,
    blocker,
    formId,
    offerId,
    save,
    /** The last save that was wanted, and what became of the last one that was tried. */
    attempt,
    outcome,
    forgetOutcome: () => setOutcome(null),
    edit: (patch: Patch<Form>) => dispatch({ type: "edited", patch }),
    resolve(typed: Form, { wish, after }: Attempt<Wish>) {
      dispatch({ type: "resolved", typed });
      return save(wish, after);
    },
    async upload<Result>(run: () => Promise<Result>): Promise<Result> {
      dispatch({ type: "upload-started" });
      try {
        return await run();
      } finally {
        dispatch({ type: "upload-ended" });
      }
    },
    leave: {
      stay: () => blocker.reset?.(),
      keep() {
        keeper.flush();
        blocker.proceed?.();
      },
      discard() {
        keeper.abandon();
        copies?.abandon();
        blocker.proceed?.();
      },
    },
  };
}

export type Editing<Form, Wish> = ReturnType<typeof useEditing<Form, Wish, unknown>>;

function open<Form, Wish, Sent>(
  { load, unsavedKey, copies }: Target<Form, Wish, Sent>,
  onReach: (reach: Reach) => void,
) {
  const store = createStore<EditorState<Form>, EditorAction<Form>>(editorReducer, load());
  const kept = { sitting: randomId(), state: () => openTextOf(store.state()) };
  const keeper = createUnsavedKeeper({
    ...kept,
    storage: textStorage(deviceStorage),
    keyOf: unsavedKey,
    onNoRoom: () => toastError(text.noRoom),
  });
  return {
    store,
    keeper,
    copies: copies && createWorkingCopyKeeper({ ...kept, ...copies, onReach }),
  };
}

type Subscribe = ReturnType<typeof createStore>["subscribe"];
type DeviceKeeper = ReturnType<typeof createUnsavedKeeper>;
type CopyKeeper = ReturnType<typeof createWorkingCopyKeeper>;

/** Unsaved text reaches the device and the server as it is typed, and when the page is left. */
function useKeepers(subscribe: Subscribe, keeper: DeviceKeeper, copies?: CopyKeeper): void {
  useEffect(() => {
    const left = new AbortController();
    const on = (type: string, listener: (event: Event) => void) =>
      window.addEventListener(type, listener, { signal: left.signal });
    const unsubscribe = subscribe(() => {
      keeper.changed();
      copies?.changed();
    });
    on("pagehide", keeper.flush);
    on("visibilitychange", () => {
      keeper.flush();
      if (document.visibilityState === "hidden") copies?.leave();
    });
    on("storage", (event) => {
      if (event instanceof StorageEvent && event.newValue !== null) return;
      keeper.writeAgain();
      copies?.writeAgain();
    });
    on("online", () => copies?.networkChanged(true));
    on("offline", () => copies?.networkChanged(false));
    // An earlier text that differs in nothing is not offered, and should not wait any longer.
    keeper.changed();
    copies?.changed();
    return () => {
      left.abort();
      unsubscribe();
      keeper.flush();
      void copies?.close();
    };
  }, [subscribe, keeper, copies]);
}
