import { unpublished as text } from "~/content/admin/admin.ts";
import { lastEditor, type Table } from "~/panel/data/records.ts";
import {
  dropChanges,
  loadWithChanges,
  storeChanges,
  type UnpublishedChanges,
} from "~/panel/data/unpublished-changes.ts";
import type { Unpublished } from "~/panel/editing/editor-state.ts";
import { same } from "~/panel/editing/editor-state.ts";
import {
  type Editor,
  refuses,
  reportFailure,
  type SaveResult,
} from "~/panel/records/editor/save-refusals.ts";
import type { BaseForm } from "~/panel/records/kind.ts";
import { toastInfo, toastSuccess } from "~/ui/toast.ts";
import { changedColumns, withChanges } from "./unpublished.ts";

/** Stores the form beside the public record, which stays as it is. It may lack what a draft may lack. */
export async function saveChanges<T extends Table, Form extends BaseForm>(
  editor: Editor<T, Form>,
): Promise<SaveResult> {
  const { kind, store, withSession } = editor;
  const { typed } = store.state();
  const { live } = foundation(editor);
  const sent = { ...typed, slug: typed.slug.trim() || live.slug };
  if (refuses(editor, { ...sent, publication: { mode: "none" } })) return { kind: "failed" };
  store.dispatch({ type: "save-started" });
  try {
    const { id, base, version } = foundation(editor);
    const wanted = { baseVersion: version, ...changedColumns(kind.form, sent, base) };
    const seen = store.state().unpublished?.version ?? null;
    const kept = await withSession(() => storeChanges(editor.client, kind.table, id, seen, wanted));
    return kept ? settled(editor, typed, sent, kept) : await whoCameFirst(editor, typed);
  } catch (error) {
    reportFailure(editor, error, sent.slug);
    return { kind: "failed" };
  }
}

function foundation<T extends Table, Form extends BaseForm>({ store }: Editor<T, Form>) {
  const { recordId, version, stored, unpublished } = store.state();
  if (recordId === null || version === null) throw new Error("A new record has no public one");
  const live = unpublished?.live ?? stored;
  const liveVersion = unpublished?.liveVersion ?? version;
  return { id: recordId, version, base: unpublished?.base ?? stored, live, liveVersion };
}

function settled<T extends Table, Form extends BaseForm>(
  editor: Editor<T, Form>,
  typed: Form,
  stored: Form,
  { version: kept, by, at }: UnpublishedChanges,
): SaveResult {
  const { id, version, ...record } = foundation(editor);
  const { typed: now } = editor.store.state();
  const unpublished: Unpublished<Form> = { version: kept, by, at, ...record };
  editor.store.dispatch({
    ...{ type: "saved", id, version, typed, stored, at: new Date() },
    unpublished,
  });
  toastSuccess(text.saved, { description: text.notPublic });
  return { kind: "saved", id, typedOn: !same(now, typed) };
}

async function whoCameFirst<T extends Table, Form extends BaseForm>(
  editor: Editor<T, Form>,
  typed: Form,
): Promise<SaveResult> {
  const { kind, client, store, withSession } = editor;
  const { id, liveVersion } = foundation(editor);
  const { row, changes } = await withSession(() => loadWithChanges(client, kind.table, id));
  if (!row) {
    store.dispatch({ type: "save-failed" });
    return { kind: "deleted" };
  }
  const { stored: theirs, version, unpublished } = withChanges(kind.form, row, changes);
  if (!unpublished && row.version === liveVersion) {
    // Dropped there: what is typed here becomes the new ones.
    const live = kind.form.fromRow(row);
    store.dispatch({
      type: "conflicted",
      ...unknownAuthor,
      theirs: live,
      version,
      base: live,
      unpublished,
    });
    store.dispatch({ type: "resolved", typed });
    return saveChanges(editor);
  }
  const saved = unpublished ?? {
    by: await withSession(() => lastEditor(client, kind.table, id)),
    at: row.updated_at,
  };
  store.dispatch({
    ...{ type: "conflicted", theirs, version, by: saved.by, at: saved.at },
    ...{ base: store.state().stored, unpublished },
  });
  return { kind: "conflict" };
}

const unknownAuthor = { by: "", at: "" };

/** The changes are the record's now; those that another administrator saved meanwhile stay. */
export async function dropPublished<T extends Table, Form extends BaseForm>({
  kind,
  client,
  store,
}: Editor<T, Form>): Promise<void> {
  const { unpublished, recordId } = store.state();
  if (!unpublished || recordId === null) return;
  try {
    const dropped = await dropChanges(client, kind.table, recordId, unpublished.version);
    if (!dropped) toastInfo(text.newer);
  } catch (error) {
    // The save itself has succeeded. What is left changes nothing, and goes when the record is opened.
    console.error(error);
  }
}
