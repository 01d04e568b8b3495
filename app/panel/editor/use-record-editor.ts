import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { editor as text } from "~/content/admin.ts";
import type { Row, Table } from "~/panel/data/records.ts";
import { recordsKey } from "~/panel/list/queries.ts";
import type { BaseForm, EditedKind } from "~/panel/record-kind.ts";
import { useSession } from "~/panel/session/session.tsx";
import { toastError } from "~/ui/toast.ts";
import {
  type EditorAction,
  type EditorState,
  editorOf,
  editorReducer,
  isDirty,
  isLeavable,
  type Patch,
} from "./editor-state.ts";
import { type SaveOptions, type SaveResult, saveRecord } from "./save-record.ts";
import { createStore } from "./store.ts";
import { createUnsavedKeeper } from "./unsaved/unsaved-keeper.ts";
import { findUnsaved } from "./unsaved/unsaved-text.ts";

/**
 * One record being edited: its state, its unsaved text on the device, and the way to save it. `row` is
 * null for a new record; `unsavedOf` is then the id of a deleted one whose unsaved text is left.
 */
export function useRecordEditor<T extends Table, Form extends BaseForm>(
  kind: EditedKind<T, Form>,
  row: Row<T> | null,
  unsavedOf: number | null,
) {
  const { client, account, withSession } = useSession();
  const queries = useQueryClient();
  const [{ store, keeper }] = useState(() => open(kind, row, account.id, unsavedOf));
  const { state: current, dispatch, subscribe } = store;
  const state = useSyncExternalStore(subscribe, current);
  const leavable = isLeavable(state);

  useEffect(() => {
    const flush = () => keeper.flush();
    const writeAgain = ({ newValue }: StorageEvent) => newValue === null && keeper.writeAgain();
    const unsubscribe = subscribe(keeper.changed);
    window.addEventListener("pagehide", flush);
    window.addEventListener("visibilitychange", flush);
    window.addEventListener("storage", writeAgain);
    return () => {
      flush();
      unsubscribe();
      window.removeEventListener("pagehide", flush);
      window.removeEventListener("visibilitychange", flush);
      window.removeEventListener("storage", writeAgain);
    };
  }, [keeper, subscribe]);

  useEffect(() => {
    if (leavable) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [leavable]);

  async function save(options: SaveOptions): Promise<SaveResult> {
    const result = await saveRecord({ kind, store, client, withSession }, options);
    queries.invalidateQueries({ queryKey: recordsKey(kind.table) });
    return result;
  }

  async function upload<Result>(run: () => Promise<Result>): Promise<Result> {
    dispatch({ type: "upload-started" });
    try {
      return await run();
    } finally {
      dispatch({ type: "upload-ended" });
    }
  }

  return {
    state,
    dirty: isDirty(state),
    /** The state of this moment, for what runs after a render. */
    current,
    dispatch,
    save,
    upload,
    edit: (patch: Patch<Form>) => dispatch({ type: "edited", patch }),
    keepUnsaved: keeper.flush,
    discard: keeper.abandon,
  };
}

function open<T extends Table, Form extends BaseForm>(
  kind: EditedKind<T, Form>,
  row: Row<T> | null,
  userId: string,
  unsavedOf: number | null,
) {
  const { form, table } = kind;
  const keyOf = (id: number | null) => ({ userId, table, recordId: id ?? unsavedOf });
  const earlier = findUnsaved(localStorage, keyOf(row?.id ?? null), form.read);
  const store = createStore<EditorState<Form>, EditorAction<Form>>(
    editorReducer,
    editorOf(row ? form.fromRow(row) : form.empty, row, earlier),
  );
  const keeper = createUnsavedKeeper({
    storage: localStorage,
    state: store.state,
    keyOf,
    earlier,
    onNoRoom: () => toastError(text.noRoom),
  });
  return { store, keeper };
}
