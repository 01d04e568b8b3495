import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useReducer, useRef, useState } from "react";
import { editor as text } from "~/content/admin.ts";
import { DataProblem } from "~/panel/data/problem.ts";
import { publicationAfter, type SaveIntent, statusOfStored } from "~/panel/data/publication.ts";
import {
  createRecord,
  type Row,
  type SaveOutcome,
  slugIsTaken,
  type Table,
  updateRecord,
} from "~/panel/data/records.ts";
import { recordsKey } from "~/panel/list/queries.ts";
import { problemText } from "~/panel/problem-text.ts";
import { warningsOf } from "~/panel/publication/publication-checks.ts";
import { useSession } from "~/panel/session/session.tsx";
import { plainSlug } from "~/text/slug.ts";
import { toastError, toastInfo } from "~/ui/toast.ts";
import {
  type EditorAction,
  type EditorState,
  editorOf,
  editorReducer,
  type FieldErrors,
  isDirty,
  type Patch,
  same,
} from "./editor-state.ts";
import { type DraftKey, findDraft } from "./local-drafts.ts";
import type { BaseForm, RecordKind } from "./record-kind.ts";
import { tellSaved } from "./saved-toast.tsx";
import { useKeptDraft } from "./use-kept-draft.ts";

/** How an attempt to save ended. */
export type SaveResult =
  /** `typedOn`: something was typed meanwhile that is not saved. */
  | { kind: "saved"; id: number; typedOn: boolean }
  /** Nothing was saved yet: the editor should read these before visitors see the record. */
  | { kind: "warned"; warnings: string[] }
  | { kind: "failed" | "conflict" | "deleted" | "refused" };

type SaveOptions = {
  intent: SaveIntent;
  /** Makes a record of the text although it was opened as another, which is gone. */
  asNew?: boolean;
  /** Warnings that the editor has read and decided to publish with. */
  accepted: ReadonlySet<string>;
};

/** One sentence for the toast: the slug's own, which the specification gives, or the fields' names. */
function refusal<T extends Table, Form extends BaseForm>(
  { labels }: RecordKind<T, Form>,
  errors: FieldErrors<Form>,
): string {
  if (errors.slug) return errors.slug;
  const named = (Object.keys(errors) as (keyof Form)[]).map((name) => labels[name]);
  return `${text.fix}: ${named.join(", ")}`;
}

/** The form as a save sends it. A draft without an address gets one from its title. */
function formToSend<T extends Table, Form extends BaseForm>(
  kind: RecordKind<T, Form>,
  typed: Form,
  publication: Form["publication"],
): Form {
  const needsSlug = publication.mode === "none" && typed.slug.trim() === "" && typed.title.trim();
  const made = () => kind.slugOf(typed.title) || `szkic-${crypto.randomUUID().slice(0, 8)}`;
  return { ...typed, publication, slug: needsSlug ? made() : typed.slug };
}

/**
 * One record being edited: its state, its draft on the device, and the way to save it.
 * `row` is null for a new record; `draftOf` then names a record that is gone and whose draft is
 * all that is left of it.
 */
export function useRecordEditor<T extends Table, Form extends BaseForm>(
  kind: RecordKind<T, Form>,
  row: Row<T> | null,
  draftOf: number | null,
) {
  const { client, account, withSession } = useSession();
  const queries = useQueryClient();
  const keyOf = (id: number | null): DraftKey => ({
    userId: account.id,
    table: kind.table,
    recordId: id ?? draftOf,
  });
  const [earlier] = useState(() => findDraft(localStorage, keyOf(row?.id ?? null), kind.read));

  const [state, dispatch] = useReducer<EditorState<Form>, [EditorAction<Form>]>(
    editorReducer,
    editorOf(row ? kind.toForm(row) : kind.empty, row, earlier),
  );
  const dirty = isDirty(state);
  const latest = useRef(state);
  latest.current = state;
  const draft = useKeptDraft(() => keyOf(latest.current.recordId), latest, earlier);

  // A picture on its way would be lost as well.
  const leavable = !dirty && state.uploads === 0;
  useEffect(() => {
    if (leavable) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [leavable]);

  async function checkSlug({ slug }: Form, asNew: boolean): Promise<void> {
    const { stored, recordId: id } = latest.current;
    if (!kind.asksForSlug || (id !== null && !asNew && slug === stored.slug)) return;
    if (await slugIsTaken(client, kind.table, plainSlug(slug), asNew ? null : id)) {
      throw new DataProblem("slug-taken", kind.messages.slugTaken);
    }
  }

  async function store(sent: Form, asNew: boolean): Promise<SaveOutcome<T>> {
    const { version, recordId: id } = latest.current;
    if (id === null || version === null || asNew) {
      const created = await createRecord(client, kind.table, kind.toValues(sent, true));
      return { kind: "saved", row: created };
    }
    return updateRecord(client, kind.table, { id, version }, kind.toValues(sent, false));
  }

  async function save({ intent, asNew = false, accepted }: SaveOptions): Promise<SaveResult> {
    const { values: typed, stored, saving, uploads, recordId } = latest.current;
    if (uploads > 0) toastInfo(text.uploading);
    if (saving || uploads > 0) return { kind: "failed" };
    const now = new Date();
    const publication = publicationAfter(intent, stored.publication, typed.publication, now);
    const sent = formToSend(kind, typed, publication);
    const errors = kind.validate(sent);
    if (Object.keys(errors).length > 0) {
      dispatch({ type: "refused", errors });
      toastError(refusal(kind, errors));
      return { kind: "failed" };
    }

    dispatch({ type: "save-started" });
    try {
      await withSession(() => checkSlug(sent, asNew));
      if (publication.mode !== "none") {
        const found = await warningsOf(kind.checks, sent, client);
        const warnings = found.filter((warning) => !accepted.has(warning));
        if (warnings.length > 0) {
          dispatch({ type: "save-failed" });
          return { kind: "warned", warnings };
        }
      }
      const outcome = await withSession(() => store(sent, asNew));
      if (outcome.kind === "saved") {
        settle(typed, outcome.row);
        tellSaved(kind, outcome.row, {
          intent,
          isNew: recordId === null || asNew,
          was: statusOfStored(stored.publication, now),
        });
        const typedOn = !same(latest.current.values, typed);
        return { kind: "saved", id: outcome.row.id, typedOn };
      }
      if (outcome.kind === "conflict") {
        const { theirs, by, at } = outcome;
        dispatch({
          type: "conflicted",
          theirs: kind.toForm(theirs),
          version: theirs.version,
          by,
          at,
        });
        return { kind: "conflict" };
      }
      dispatch({ type: "save-failed" });
      return outcome;
    } catch (error) {
      tellFailure(error, sent.slug);
      return { kind: "failed" };
    } finally {
      queries.invalidateQueries({ queryKey: recordsKey(kind.table) });
    }
  }

  function settle(typed: Form, saved: Row<T>) {
    draft.forget();
    dispatch({
      type: "saved",
      id: saved.id,
      typed,
      values: kind.toForm(saved),
      version: saved.version,
      at: new Date(),
    });
  }

  function tellFailure(error: unknown, slug: string) {
    dispatch({ type: "save-failed" });
    if (error instanceof DataProblem && error.kind === "slug-taken") {
      // The address may have been made from the title: the editor must see it to change it.
      dispatch({ type: "edited", patch: { slug } as Partial<Form> });
      dispatch({ type: "refused", errors: { slug: kind.messages.slugTaken } as never });
      toastError(
        kind.asksForSlug ? kind.messages.slugTaken : kind.messages.saveFailed(problemText(error)),
      );
      return;
    }
    console.error(error);
    toastError(kind.messages.saveFailed(problemText(error)));
  }

  return {
    state,
    dirty,
    leavable,
    dispatch,
    save,
    edit: (patch: Patch<Form>) => dispatch({ type: "edited", patch }),
    /** Throws away what is typed, here and on the device. */
    discard: draft.abandon,
    upload: async <Result>(run: () => Promise<Result>): Promise<Result> => {
      dispatch({ type: "upload-started" });
      try {
        return await run();
      } finally {
        dispatch({ type: "upload-ended" });
      }
    },
  };
}
