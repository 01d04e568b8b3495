import { flushSync } from "react-dom";
import { editor as text } from "~/content/admin.ts";
import type { AdminClient } from "~/panel/data/client.ts";
import { DataProblem } from "~/panel/data/problem.ts";
import {
  createRecord,
  type SaveOutcome,
  slugIsTaken,
  type Table,
  updateRecord,
} from "~/panel/data/records.ts";
import { problemText } from "~/panel/problem-text.ts";
import {
  publicationAfter,
  type SaveIntent,
  statusOfStored,
} from "~/panel/publication/publication.ts";
import type { BaseForm, EditedKind } from "~/panel/record-kind.ts";
import { plainSlug } from "~/text/slug.ts";
import { toastError, toastInfo } from "~/ui/toast.ts";
import { type EditorAction, type EditorState, type FieldErrors, same } from "./editor-state.ts";
import { toastSaved } from "./saved-toast.tsx";
import type { Store } from "./store.ts";

export type SaveResult =
  /** `typedOn`: there is newer text that this save does not have. */
  | { kind: "saved"; id: number; typedOn: boolean }
  /** Nothing is saved yet: the editor should read these before visitors see the record. */
  | { kind: "warned"; warnings: string[] }
  | { kind: "failed" | "conflict" | "deleted" | "refused" };

export type SaveOptions = {
  intent: SaveIntent;
  /** Makes a new record of the text, since its own is gone. */
  asNew?: boolean;
  /** Warnings that the editor has read and decided to publish with. */
  accepted: ReadonlySet<string>;
};

type Editor<T extends Table, Form extends BaseForm> = {
  kind: EditedKind<T, Form>;
  store: Store<EditorState<Form>, EditorAction<Form>>;
  client: AdminClient;
  withSession: <Result>(call: () => Promise<Result>) => Promise<Result>;
};

export async function saveRecord<T extends Table, Form extends BaseForm>(
  editor: Editor<T, Form>,
  options: SaveOptions,
): Promise<SaveResult> {
  const { kind, store, withSession } = editor;
  const { typed, stored, saving, uploads } = store.state();
  if (uploads > 0) toastInfo(text.uploading);
  if (saving || uploads > 0) return { kind: "failed" };
  const chosen = publicationAfter(
    options.intent,
    stored.publication,
    typed.publication,
    new Date(),
  );
  const sent = formToSend(kind, typed, chosen);
  const errors = kind.form.check(sent);
  if (Object.keys(errors).length > 0) {
    // At once, so that the first of these fields can have the focus.
    flushSync(() => store.dispatch({ type: "refused", errors }));
    toastError(refusal(kind, errors));
    return { kind: "failed" };
  }

  store.dispatch({ type: "save-started" });
  try {
    await withSession(() => checkSlug(editor, sent, options));
    const warnings = await newWarnings(editor, sent, options);
    if (warnings.length > 0) {
      store.dispatch({ type: "save-failed" });
      return { kind: "warned", warnings };
    }
    const outcome = await withSession(() => storeForm(editor, sent, options));
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
  const made = () => kind.slugOf(typed.title) || `szkic-${crypto.randomUUID().slice(0, 8)}`;
  return { ...typed, publication, slug: needsSlug ? made() : typed.slug };
}

/** One sentence for the toast: the slug's own, or the fields' names. */
function refusal<T extends Table, Form extends BaseForm>(
  { form, asksForSlug }: EditedKind<T, Form>,
  errors: FieldErrors<Form>,
): string {
  if (asksForSlug && errors.slug) return errors.slug;
  const names: string[] = [];
  for (const name in errors) names.push(form.labels[name]);
  return `${text.fix}: ${names.join(", ")}`;
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
    const { stored, recordId, typed: now } = store.state();
    const was = statusOfStored(stored.publication, new Date());
    const saved = { id: row.id, version: row.version, at: new Date() };
    store.dispatch({ type: "saved", typed, stored: fromRow(row), ...saved });
    toastSaved(kind, row, { intent, isNew: recordId === null || asNew === true, was });
    return { kind: "saved", id: row.id, typedOn: !same(now, typed) };
  }
  if (outcome.kind === "conflict") {
    const { kind: _, theirs, ...saved } = outcome;
    const { version } = theirs;
    store.dispatch({ type: "conflicted", theirs: fromRow(theirs), version, ...saved });
    return { kind: "conflict" };
  }
  store.dispatch({ type: "save-failed" });
  return outcome;
}

function reportFailure<T extends Table, Form extends BaseForm>(
  { kind, store }: Editor<T, Form>,
  error: unknown,
  slug: string,
): void {
  const { slugTaken, saveFailed } = kind.text.messages;
  if (error instanceof DataProblem && error.kind === "slug-taken") {
    flushSync(() => store.dispatch({ type: "slug-refused", slug, error: slugTaken }));
    toastError(kind.asksForSlug ? slugTaken : saveFailed(problemText(error)));
    return;
  }
  store.dispatch({ type: "save-failed" });
  console.error(error);
  toastError(saveFailed(problemText(error)));
}
