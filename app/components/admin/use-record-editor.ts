import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useReducer, useRef, useState } from "react";
import { toastError, toastInfo, toastSuccess } from "~/components/ui/toast.ts";
import { editor as text } from "~/content/admin.ts";
import { DataProblem } from "~/data/admin/problem.ts";
import {
  createRecord,
  type Row,
  type SaveOutcome,
  slugIsTaken,
  type Table,
  updateRecord,
} from "~/data/admin/records.ts";
import {
  type EditorAction,
  type EditorState,
  editorOf,
  editorReducer,
  type FieldErrors,
  isDirty,
  type Patch,
  same,
} from "~/lib/editor-state.ts";
import { type DraftKey, findDraft } from "~/lib/local-drafts.ts";
import { plainSlug } from "~/lib/slug.ts";
import { problemText } from "./problem-text.ts";
import { recordsKey } from "./queries.ts";
import type { BaseForm, RecordKind } from "./record-kind.ts";
import { useSession } from "./session.tsx";
import { useKeptDraft } from "./use-kept-draft.ts";

/** How an attempt to save ended. */
export type SaveResult =
  | "saved"
  /** Saved, and something was typed meanwhile that is not. */
  | "typed-on"
  | "failed"
  | "conflict"
  | "deleted"
  | "refused";

/** One sentence for the toast: the slug's own, which the specification gives, or the fields' names. */
function refusal<T extends Table, Form extends BaseForm>(
  { labels }: RecordKind<T, Form>,
  errors: FieldErrors<Form>,
): string {
  if (errors.slug) return errors.slug;
  const named = (Object.keys(errors) as (keyof Form)[]).map((name) => labels[name]);
  return `${text.fix}: ${named.join(", ")}`;
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
  const recordId = useRef(row?.id ?? null);
  const draftKey = (): DraftKey => ({
    userId: account.id,
    table: kind.table,
    recordId: recordId.current ?? draftOf,
  });
  const [earlier] = useState(() => findDraft(localStorage, draftKey(), kind.read));

  const [state, dispatch] = useReducer<EditorState<Form>, [EditorAction<Form>]>(
    editorReducer,
    editorOf(row ? kind.toForm(row) : kind.empty, row?.version ?? null, earlier),
  );
  const dirty = isDirty(state);
  const latest = useRef(state);
  latest.current = state;
  const draft = useKeptDraft(draftKey, latest, earlier);

  // A picture on its way would be lost as well.
  const leavable = !dirty && state.uploads === 0;
  useEffect(() => {
    if (leavable) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [leavable]);

  async function store(sent: Form, asNew: boolean): Promise<SaveOutcome<T>> {
    const id = recordId.current;
    const { stored, version } = latest.current;
    if (kind.asksForSlug && (id === null || asNew || sent.slug !== stored.slug)) {
      if (await slugIsTaken(client, kind.table, plainSlug(sent.slug), asNew ? null : id)) {
        throw new DataProblem("slug-taken", kind.messages.slugTaken);
      }
    }
    if (id === null || version === null || asNew) {
      const created = await createRecord(client, kind.table, kind.toValues(sent, true));
      return { kind: "saved", row: created };
    }
    return updateRecord(client, kind.table, { id, version }, kind.toValues(sent, false));
  }

  /** Saves what is typed; `asNew` makes a record of it although it was opened as another. */
  async function save({ asNew = false } = {}): Promise<SaveResult> {
    const { values: sent, saving, uploads } = latest.current;
    if (uploads > 0) toastInfo(text.uploading);
    if (saving || uploads > 0) return "failed";
    const errors = kind.validate(sent);
    if (Object.keys(errors).length > 0) {
      dispatch({ type: "refused", errors });
      toastError(refusal(kind, errors));
      return "failed";
    }

    const isNew = recordId.current === null || asNew;
    dispatch({ type: "save-started" });
    try {
      const outcome = await withSession(() => store(sent, asNew));
      if (outcome.kind === "saved") {
        settle(sent, outcome.row);
        toastSuccess(isNew ? kind.messages.created : kind.messages.updated);
        return same(latest.current.values, sent) ? "saved" : "typed-on";
      }
      if (outcome.kind === "conflict") {
        const { theirs } = outcome;
        dispatch({ type: "conflicted", theirs: kind.toForm(theirs), version: theirs.version });
        return "conflict";
      }
      dispatch({ type: "save-failed" });
      return outcome.kind;
    } catch (error) {
      tellFailure(error);
      return "failed";
    } finally {
      queries.invalidateQueries({ queryKey: recordsKey(kind.table) });
    }
  }

  function settle(sent: Form, saved: Row<T>) {
    draft.forget();
    recordId.current = saved.id;
    dispatch({
      type: "saved",
      sent,
      values: kind.toForm(saved),
      version: saved.version,
      at: new Date(),
    });
  }

  function tellFailure(error: unknown) {
    dispatch({ type: "save-failed" });
    if (error instanceof DataProblem && error.kind === "slug-taken") {
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
    recordId,
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
