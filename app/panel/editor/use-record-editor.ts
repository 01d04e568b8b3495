import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { editor as text } from "~/content/admin/admin.ts";
import { deviceStorage } from "~/data/browser-storage.ts";
import { randomId } from "~/data/random-id.ts";
import type { AdminClient } from "~/panel/data/client.ts";
import { DataProblem } from "~/panel/data/problem.ts";
import type { Row, Table } from "~/panel/data/records.ts";
import { dropChanges, type UnpublishedChanges } from "~/panel/data/unpublished-changes.ts";
import {
  forgetWorkingCopies,
  sendWorkingCopy,
  storeWorkingCopy,
} from "~/panel/data/working-copies.ts";
import { changedKey, recordsKey, workingCopiesKey } from "~/panel/list/queries.ts";
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
  openTextOf,
  type Patch,
} from "./editor-state.ts";
import { type SaveOptions, saveRecord } from "./save-record.ts";
import type { SaveResult } from "./save-refusals.ts";
import { createStore } from "./store.ts";
import { withChanges } from "./unpublished/unpublished.ts";
import { textStorage } from "./unsaved/device-storage.ts";
import { createUnsavedKeeper } from "./unsaved/unsaved-keeper.ts";
import type { FoundText, TypedText } from "./unsaved/unsaved-text.ts";
import { createWorkingCopyKeeper, type Reach } from "./unsaved/working-copy-keeper.ts";

export type OpenedRecord<T extends Table, Form extends BaseForm> = {
  row: Row<T> | null;
  changes: UnpublishedChanges | null;
  earlier: readonly FoundText<Form>[];
  /** The id of a deleted record whose unsaved text is left, to become a new one. */
  unsavedOf?: number | null;
};

export function useRecordEditor<T extends Table, Form extends BaseForm>(
  kind: EditedKind<T, Form>,
  opened: OpenedRecord<T, Form>,
) {
  const { client, account, withSession } = useSession();
  const queries = useQueryClient();
  const [reach, setReach] = useState<Reach>("there");
  const [{ store, keeper, copies, leftover }] = useState(() =>
    open(kind, opened, account.id, client, setReach),
  );
  const { state: current, dispatch, subscribe } = store;
  const state = useSyncExternalStore(subscribe, current);
  const leavable = isLeavable(state);

  useEffect(() => {
    const flush = () => keeper.flush();
    const leave = () => {
      flush();
      if (document.visibilityState === "hidden") copies.leave();
    };
    const writeAgain = ({ newValue }: StorageEvent) => {
      if (newValue !== null) return;
      keeper.writeAgain();
      copies.writeAgain();
    };
    const networkChanged = ({ type }: Event) => copies.networkChanged(type === "online");
    const unsubscribe = [subscribe(keeper.changed), subscribe(copies.changed)];
    window.addEventListener("pagehide", flush);
    window.addEventListener("visibilitychange", leave);
    window.addEventListener("storage", writeAgain);
    window.addEventListener("online", networkChanged);
    window.addEventListener("offline", networkChanged);
    if (leftover) dropChanges(client, kind.table, leftover.id, leftover.version).catch(() => {});
    // An earlier text that differs in nothing is not offered, and should not wait any longer.
    copies.changed();
    return () => {
      flush();
      for (const stop of unsubscribe) stop();
      window.removeEventListener("pagehide", flush);
      window.removeEventListener("visibilitychange", leave);
      window.removeEventListener("storage", writeAgain);
      window.removeEventListener("online", networkChanged);
      window.removeEventListener("offline", networkChanged);
      const queryKey = workingCopiesKey(kind.table);
      copies.flush().finally(() => queries.invalidateQueries({ queryKey }));
    };
  }, [keeper, copies, subscribe, queries, kind.table, client, leftover]);

  useEffect(() => {
    if (leavable) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [leavable]);

  function refreshList() {
    queries.invalidateQueries({ queryKey: recordsKey(kind.table) });
    queries.invalidateQueries({ queryKey: changedKey(kind.table) });
  }

  async function save(options: SaveOptions): Promise<SaveResult> {
    const result = await saveRecord({ kind, store, client, withSession }, options);
    if (result.kind !== "failed" && result.kind !== "warned") refreshList();
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
    reach,
    current,
    dispatch,
    save,
    refreshList,
    upload,
    edit: (patch: Patch<Form>) => dispatch({ type: "edited", patch }),
    keepUnsaved: keeper.flush,
    discard: () => {
      keeper.abandon();
      copies.abandon();
    },
  };
}

function open<T extends Table, Form extends BaseForm>(
  kind: EditedKind<T, Form>,
  { row, changes, earlier, unsavedOf = null }: OpenedRecord<T, Form>,
  userId: string,
  client: AdminClient,
  onReach: (reach: Reach) => void,
) {
  const { form, table } = kind;
  const sitting = randomId();
  const idOf = (id: number | null) => id ?? unsavedOf;
  const found = row && withChanges(form, row, changes);
  const store = createStore<EditorState<Form>, EditorAction<Form>>(
    editorReducer,
    found
      ? editorOf(found.stored, { id: row.id, version: found.version }, earlier, found.unpublished)
      : editorOf(form.empty, null, earlier),
  );
  const state = () => openTextOf(store.state());
  const keeper = createUnsavedKeeper({
    storage: textStorage(deviceStorage),
    sitting,
    state,
    keyOf: (id) => ({ userId, table, recordId: idOf(id) }),
    onNoRoom: () => toastError(text.noRoom),
  });
  const copyOf = (id: string, { values, recordId, ...typed }: TypedText<Form>) => ({
    ...typed,
    ...{ id, table, form: values, recordId: idOf(recordId) },
  });
  const copies = createWorkingCopyKeeper<Form>({
    sitting,
    state,
    onReach,
    store: (id, typed) => storeWorkingCopy(client, copyOf(id, typed)),
    send: (id, typed) => sendWorkingCopy(copyOf(id, typed)),
    forget: (ids) => forgetWorkingCopies(client, ids),
    isHopeless: (error) => error instanceof DataProblem && error.kind === "refused",
  });
  // Published already, though their removal failed.
  const leftover = changes &&
    row &&
    !found?.unpublished && { id: row.id, version: changes.version };
  return { store, keeper, copies, leftover };
}
