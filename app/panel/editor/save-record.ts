import { editor as text } from "~/content/admin/admin.ts";
import { randomId } from "~/data/random-id.ts";
import { DataProblem } from "~/panel/data/problem.ts";
import {
  createRecord,
  type SaveOutcome,
  slugIsTaken,
  type Table,
  updateRecord,
} from "~/panel/data/records.ts";
import {
  publicationAfter,
  type SaveIntent,
  statusOfStored,
} from "~/panel/publication/publication.ts";
import type { BaseForm, EditedKind } from "~/panel/record-kind.ts";
import { plainSlug } from "~/text/slug.ts";
import { toastInfo } from "~/ui/toast.ts";
import { same } from "./editor-state.ts";
import { type Editor, refuses, reportFailure, type SaveResult } from "./save-refusals.ts";
import { toastSaved } from "./saved-toast.tsx";
import { dropPublished, saveChanges } from "./unpublished/save-changes.ts";
import { onSite, staysUnpublished } from "./unpublished/unpublished.ts";

export type SaveOptions = {
  intent: SaveIntent;
  asNew?: boolean;
  accepted: ReadonlySet<string>;
};

export async function saveRecord<T extends Table, Form extends BaseForm>(
  editor: Editor<T, Form>,
  options: SaveOptions,
): Promise<SaveResult> {
  const { kind, store, withSession } = editor;
  const { typed, saving, uploads } = store.state();
  if (uploads > 0) toastInfo(text.uploading);
  if (saving || uploads > 0) return { kind: "failed" };
  const now = new Date();
  const { publication } = onSite(store.state());
  if (staysUnpublished(store.state(), options.intent, now)) return saveChanges(editor);
  const chosen = publicationAfter(options.intent, publication, typed.publication, now);
  const sent = formToSend(kind, typed, chosen);
  if (refuses(editor, sent)) return { kind: "failed" };

  store.dispatch({ type: "save-started" });
  try {
    await withSession(() => checkSlug(editor, sent, options));
    const warnings = await newWarnings(editor, sent, options);
    if (warnings.length > 0) {
      store.dispatch({ type: "save-failed" });
      return { kind: "warned", warnings };
    }
    const outcome = await withSession(() => storeForm(editor, sent, options));
    if (outcome.kind === "saved") await withSession(() => dropPublished(editor));
    return settled(editor, typed, outcome, options);
  } catch (error) {
    reportFailure(editor, error, sent.slug);
    return { kind: "failed" };
  }
}

/** The form as a save sends it. A draft without an address gets one from its title. */
function formToSend<T extends Table, Form extends BaseForm>(
  kind: EditedKind<T, Form>,
  typed: Form,
  publication: Form["publication"],
): Form {
  const needsSlug = publication.mode === "none" && typed.slug.trim() === "" && typed.title.trim();
  const made = () => kind.slugOf(typed.title) || `szkic-${randomId().slice(0, 8)}`;
  return { ...typed, publication, slug: needsSlug ? made() : typed.slug };
}

async function checkSlug<T extends Table, Form extends BaseForm>(
  { kind, store, client }: Editor<T, Form>,
  { slug }: Form,
  { asNew }: SaveOptions,
): Promise<void> {
  const { stored, recordId } = store.state();
  if (!kind.asksForSlug || (recordId !== null && !asNew && slug === stored.slug)) return;
  if (await slugIsTaken(client, kind.table, plainSlug(slug), asNew ? null : recordId)) {
    throw new DataProblem("slug-taken", kind.text.messages.slugTaken);
  }
}

async function newWarnings<T extends Table, Form extends BaseForm>(
  { kind, client }: Editor<T, Form>,
  sent: Form,
  { accepted }: SaveOptions,
): Promise<string[]> {
  if (sent.publication.mode === "none") return [];
  const found = await kind.warnings(sent, client);
  return found.filter((warning) => !accepted.has(warning));
}

async function storeForm<T extends Table, Form extends BaseForm>(
  { kind, store, client }: Editor<T, Form>,
  sent: Form,
  { asNew }: SaveOptions,
): Promise<SaveOutcome<T>> {
  const { version, recordId: id } = store.state();
  if (id === null || version === null || asNew) {
    const row = await createRecord(client, kind.table, kind.form.toValues(sent, true));
    return { kind: "saved", row };
  }
  return updateRecord(client, kind.table, { id, version }, kind.form.toValues(sent, false));
}

function settled<T extends Table, Form extends BaseForm>(
  { kind, store }: Editor<T, Form>,
  typed: Form,
  outcome: SaveOutcome<T>,
  { intent, asNew }: SaveOptions,
): SaveResult {
  const { fromRow } = kind.form;
  if (outcome.kind === "saved") {
    const { row } = outcome;
    const { recordId, typed: now } = store.state();
    const was = statusOfStored(onSite(store.state()).publication, new Date());
    const saved = { id: row.id, version: row.version, at: new Date(), unpublished: null };
    store.dispatch({ type: "saved", typed, stored: fromRow(row), ...saved });
    toastSaved(kind, row, { intent, isNew: recordId === null || asNew === true, was });
    return { kind: "saved", id: row.id, typedOn: !same(now, typed) };
  }
  if (outcome.kind === "conflict") {
    const { kind: _, theirs: row, base, ...saved } = outcome;
    const { version } = row;
    const { stored, unpublished } = store.state();
    const theirs = fromRow(row);
    store.dispatch({
      ...{ type: "conflicted", theirs, version, ...saved },
      base: unpublished?.base ?? (base ? fromRow(base) : stored),
      unpublished: unpublished && { ...unpublished, live: theirs, liveVersion: version },
    });
    return { kind: "conflict" };
  }
  store.dispatch({ type: "save-failed" });
  return outcome;
}
