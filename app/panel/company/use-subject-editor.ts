import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useBlocker } from "react-router";
import { pageContent as text } from "~/content/admin/company.ts";
import type { Json } from "~/data/database.types.ts";
import {
  type ContentOutcome,
  type ContentRow,
  savePageContent,
} from "~/panel/data/page-content.ts";
import { same } from "~/panel/editor/editor-state.ts";
import { problemText } from "~/panel/problem-text.ts";
import { useSession } from "~/panel/session/session.tsx";
import { toastError, toastInfo, toastSuccess } from "~/ui/toast.ts";
import type { FlatForm } from "./flat-form.ts";
import { pageContentKey } from "./queries.ts";
import { checkForm, formOf, type Subject } from "./subjects.ts";

type Conflict = Extract<ContentOutcome, { kind: "conflict" }>;

/** One subject being edited. What is typed stays until it is stored or thrown away. */
export function useSubjectEditor(subject: Subject, found: ContentRow | null, onFailed: () => void) {
  const { client, withSession } = useSession();
  const queries = useQueryClient();
  const [row, setRow] = useState(found);
  const stored = formOf(subject, row?.value);
  const [form, setForm] = useState<FlatForm>(stored);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [saving, setSaving] = useState(false);
  const [uploads, setUploads] = useState(0);
  const dirty = !same(sorted(form), sorted(stored));
  const blocker = useBlocker(dirty);

  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [dirty]);

  function change(edit: (form: FlatForm) => FlatForm) {
    setForm(edit);
    setErrors({});
  }

  /** Typing goes on during a save: only what was sent counts as stored. */
  async function send(value: Json | null, from: ContentRow | null, done: string) {
    setSaving(true);
    try {
      const outcome = await withSession(() => savePageContent(client, subject.key, from, value));
      if (outcome.kind === "conflict") return setConflict(outcome);
      if (outcome.kind === "refused") return void toastError(text.refused);
      setRow(outcome.row);
      if (value === null) setForm(formOf(subject, null));
      toastSuccess(done);
      queries.invalidateQueries({ queryKey: pageContentKey });
    } catch (error) {
      console.error(error);
      toastError(text.saveFailed(problemText(error)));
    } finally {
      setSaving(false);
    }
  }

  async function save(typed = form, from = row) {
    if (saving) return;
    if (uploads > 0) return void toastInfo(text.saving);
    const checked = checkForm(subject, typed);
    if (checked.errors) {
      // At once, so that the first of these fields can have the focus.
      flushSync(() => setErrors(checked.errors));
      toastError(text.fix);
      return onFailed();
    }
    await send(asJson(checked.value), from, text.saved);
  }

  return {
    ...{ row, stored, form, errors, conflict, saving, dirty, blocker, change, save },
    restoreOriginal: () => send(null, row, text.restore.done),
    closeConflict: () => setConflict(null),
    /** Saves the choice of two versions over the one that was found. */
    async resolve(chosen: FlatForm) {
      if (!conflict) return;
      setConflict(null);
      setRow(conflict.theirs);
      setForm(chosen);
      await save(chosen, conflict.theirs);
    },
    async upload(run: () => Promise<void>) {
      setUploads((count) => count + 1);
      await run();
      setUploads((count) => count - 1);
    },
  };
}

function asJson(value: unknown): Json {
  return JSON.parse(JSON.stringify(value));
}

/** An item that was added and filled again stands at another place in the object. */
function sorted(form: FlatForm): FlatForm {
  return Object.fromEntries(Object.entries(form).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
