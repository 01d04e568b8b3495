import type { QueryClient } from "@tanstack/react-query";
import { randomId } from "~/data/random-id.ts";
import type { AdminClient } from "~/panel/data/client.ts";
import {
  asksBefore,
  publicationAfter,
  type SaveIntent,
  statusOfStored,
} from "~/panel/data/publication.ts";
import {
  createRecord,
  lastEditor,
  type SaveOutcome,
  slugIsTaken,
  updateRecord,
} from "~/panel/data/records/records.ts";
import { sendForReview } from "~/panel/data/records/reviews.ts";
import {
  dropChanges,
  loadWithChanges,
  storeChanges,
} from "~/panel/data/records/unpublished-changes.ts";
import {
  forgetWorkingCopies,
  sendWorkingCopy,
  storeWorkingCopy,
} from "~/panel/data/records/working-copies.ts";
import {
  type EditorState,
  editorOf,
  type FieldErrors,
  plainText,
} from "~/panel/editing/editor-state.ts";
import type { Outcome, Target } from "~/panel/editing/target.ts";
import type { FoundText, TypedText } from "~/panel/editing/unsaved/unsaved-text.ts";
import { DataProblem } from "~/panel/kit/problem.ts";
import { editor as text } from "~/panel/kit/words.ts";
import type { EditedKind, Kind } from "~/panel/records/kind.ts";
import { refreshList, talkKey, workingCopiesKey } from "~/panel/records/queries.ts";
import { talk, unpublished as unpublishedText } from "~/panel/records/words.ts";
import { plainSlug } from "~/text/slug.ts";
import { toastInfo } from "~/ui/toast.ts";
import { savedToast } from "./saved-toast.tsx";
import {
  changedColumns,
  foundation,
  onSite,
  staysUnpublished,
  withChanges,
} from "./unpublished.ts";

export type OpenedRecord<K extends Kind> = Awaited<
  ReturnType<typeof loadWithChanges<K["table"]>>
> & {
  earlier: readonly FoundText<K["form"]>[];
  /** The id of a deleted record whose unsaved text is left, to become a new one. */
  unsavedOf: number | null;
};

export type SaveWish = {
  intent: SaveIntent;
  asNew?: boolean;
  /** „Wyślij do sprawdzenia”, after a save as a draft. */
  sends?: boolean;
  /** The warnings that were read. */
  accepted: ReadonlySet<string>;
};

/** `isBeside`: the public record stays as it is, and the form is kept beside it. */
type Sent<Form> = { form: Form; isBeside: boolean };

type Context = {
  client: AdminClient;
  queries: QueryClient;
  userId: string;
  /** Of the person who writes, for „Autor”. */
  name: string | null;
};

export function recordTarget<K extends Kind>(
  kind: EditedKind<K>,
  { row, changes, earlier, unsavedOf }: OpenedRecord<K>,
  { client, queries, userId, name }: Context,
): Target<K["form"], SaveWish, Sent<K["form"]>> {
  type Form = K["form"];
  const { table, form } = kind;
  const { slugTaken, saveFailed } = kind.text.messages;
  type State = EditorState<Form>;

  function load(): State {
    if (!row) return editorOf((name && form.signed?.(name)) || form.empty, null, earlier);
    const { stored, version, unpublished } = withChanges(form, row, changes);
    return editorOf(stored, { id: row.id, version }, earlier, unpublished);
  }

  function check(state: State, { intent, sends }: SaveWish) {
    const now = new Date();
    const { typed } = state;
    const isBeside = staysUnpublished(state, intent, now);
    const { publication: stored, slug } = onSite(state);
    const sent = isBeside
      ? // It may lack what a draft may lack.
        { ...typed, slug: typed.slug.trim() || slug }
      : withSlug({
          ...typed,
          publication: publicationAfter(intent, stored, typed.publication, now),
        });
    // What is to be published must have what a page needs.
    const publication = isBeside ? "none" : sends ? "now" : null;
    const errors = form.check(publication ? { ...sent, publication: { mode: publication } } : sent);
    return Object.keys(errors).length > 0
      ? { errors, text: refusal(errors) }
      : { sent: { form: sent, isBeside } };
  }

  /** A draft without an address gets one from its title. */
  function withSlug(typed: Form): Form {
    const { publication, slug, title } = typed;
    if (publication.mode !== "none" || slug.trim() !== "" || !title.trim()) return typed;
    return { ...typed, slug: kind.slugOf(title) || `szkic-${randomId().slice(0, 8)}` };
  }

  function refusal(errors: FieldErrors<Form>): string {
    if (kind.asksForSlug && errors.slug) return errors.slug;
    const names: string[] = [];
    for (const name in errors) names.push(form.labels[name]);
    return `${text.fix}: ${names.join(", ")}`;
  }

  async function save(seen: State, sent: Sent<Form>, wish: SaveWish): Promise<Outcome<Form>> {
    try {
      const outcome = sent.isBeside
        ? await saveBeside(seen, sent.form)
        : await saveRow(seen, sent.form, wish);
      if (outcome.kind !== "refused") refreshList(queries, table);
      // The save itself has succeeded.
      if (outcome.kind === "saved") {
        // It parses Markdown, which the editor itself does without.
        import("./written-descriptions.ts")
          .then(({ keepWrittenDescriptions }) =>
            keepWrittenDescriptions(sent.form, client, queries),
          )
          .catch(console.error);
      }
      return outcome;
    } catch (error) {
      if (!(error instanceof DataProblem) || error.kind !== "slug-taken") throw error;
      return slugRefused(sent.form);
    }
  }

  function slugRefused(sent: Form): Outcome<Form> {
    const none: FieldErrors<Form> = {};
    return {
      kind: "refused",
      because: "fields",
      errors: { ...none, slug: slugTaken },
      // It may have been made from the title: the form must show it so that it can be changed.
      show: (typed) => ({ ...typed, slug: sent.slug }),
      text: kind.asksForSlug ? slugTaken : saveFailed(text.problems.slugTaken),
    };
  }

  async function saveRow(seen: State, sent: Form, wish: SaveWish): Promise<Outcome<Form>> {
    const { recordId, unpublished } = seen;
    if (await isTaken(seen, sent, wish)) return slugRefused(sent);
    const { publication: stored } = onSite(seen);
    if (asksBefore(wish.intent, stored, sent.publication, new Date())) {
      const warnings = await kind.warnings(sent, client);
      const unread = warnings.filter((warning) => !wish.accepted.has(warning));
      if (unread.length > 0) return { kind: "refused", because: "warnings", warnings: unread };
    }
    const outcome = await writeRow(seen, sent, wish);
    switch (outcome.kind) {
      case "saved": {
        await dropPublished(seen);
        const { row } = outcome;
        const { id, version } = row;
        const was = statusOfStored(onSite(seen).publication, new Date());
        const isNew = recordId === null || wish.asNew === true;
        if (wish.sends) {
          await sendForReview(client, table, id);
          void queries.invalidateQueries({ queryKey: talkKey(table, id) });
        }
        const toast = wish.sends
          ? { title: talk.sentToast, description: talk.sentText }
          : savedToast(kind, row, { intent: wish.intent, isNew, was });
        return {
          kind: "saved",
          recordId: id,
          version,
          stored: form.fromRow(row),
          unpublished: null,
          toast,
        };
      }
      case "conflict": {
        const { theirs: row, base, by, at } = outcome;
        const { id: recordId, version } = row;
        const theirs = form.fromRow(row);
        return {
          kind: "conflict",
          theirs,
          recordId,
          version,
          by,
          at,
          base: unpublished?.base ?? (base ? form.fromRow(base) : seen.stored),
          unpublished: unpublished && { ...unpublished, live: theirs, liveVersion: version },
        };
      }
      case "deleted":
        return { kind: "gone" };
      case "refused":
        return { kind: "refused", because: "rights" };
    }
  }

  async function isTaken({ recordId, stored }: State, { slug }: Form, { asNew }: SaveWish) {
    if (!kind.asksForSlug || (recordId !== null && !asNew && slug === stored.slug)) return false;
    return slugIsTaken(client, table, plainSlug(slug), asNew ? null : recordId);
  }

  async function writeRow(
    { version, recordId: id }: State,
    sent: Form,
    { asNew }: SaveWish,
  ): Promise<SaveOutcome<K["table"]>> {
    if (id === null || version === null || asNew) {
      return { kind: "saved", row: await createRecord(client, table, form.toValues(sent, true)) };
    }
    return updateRecord(client, table, { id, version }, form.toValues(sent, false));
  }

  /** The changes are the record's now; those that another administrator saved meanwhile stay. */
  async function dropPublished({ unpublished, recordId }: State): Promise<void> {
    if (!unpublished || recordId === null) return;
    try {
      const dropped = await dropChanges(client, table, recordId, unpublished.version);
      if (!dropped) toastInfo(unpublishedText.newer);
    } catch (error) {
      // The save itself has succeeded. What is left changes nothing, and goes when the record is opened.
      console.error(error);
    }
  }

  async function saveBeside(seen: State, sent: Form): Promise<Outcome<Form>> {
    for (let from = foundation(seen); ; ) {
      const { id, version, base, live, liveVersion } = from;
      const wanted = { baseVersion: version, ...changedColumns(form, sent, base) };
      const kept = await storeChanges(client, table, id, from.changesVersion, wanted);
      if (kept) {
        const unpublished = {
          version: kept.version,
          by: kept.by,
          at: kept.at,
          base,
          live,
          liveVersion,
        };
        const toast = { title: unpublishedText.saved, description: unpublishedText.notPublic };
        return { kind: "saved", recordId: id, version, stored: sent, unpublished, toast };
      }
      const { row, changes } = await loadWithChanges(client, table, id);
      if (!row) return { kind: "gone" };
      const theirs = withChanges(form, row, changes);
      if (theirs.unpublished || row.version !== liveVersion) {
        const { by, at } = theirs.unpublished ?? {
          by: await lastEditor(client, table, id),
          at: row.updated_at,
        };
        const { stored, ...rest } = theirs;
        return {
          kind: "conflict",
          theirs: stored,
          recordId: id,
          by,
          at,
          base: from.stored,
          ...rest,
        };
      }
      // Dropped there: what is typed here becomes the new ones.
      from = foundation(editorOf(theirs.stored, row));
    }
  }

  const idOf = (recordId: number | null) => recordId ?? unsavedOf;
  const copyOf = (id: string, { values, recordId, ...typed }: TypedText<Form>) => {
    return { ...typed, id, table, form: plainText(values), recordId: idOf(recordId) };
  };
  return {
    load,
    check,
    save,
    saveFailed,
    unsavedKey: (recordId) => ({ userId, table, recordId: idOf(recordId) }),
    copies: {
      store: (id, typed) => storeWorkingCopy(client, copyOf(id, typed)),
      send: (id, typed) => sendWorkingCopy(copyOf(id, typed)),
      forget: (ids) => forgetWorkingCopies(client, ids),
      isHopeless: (error) => error instanceof DataProblem && error.kind === "refused",
      onClosed: () => queries.invalidateQueries({ queryKey: workingCopiesKey(table) }),
    },
  };
}
