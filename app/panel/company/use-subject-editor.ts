import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { useBlocker } from "react-router";
import { z } from "zod";
import { editor } from "~/content/admin/admin.ts";
import { pageContent as text } from "~/content/admin/company.ts";
import { deviceStorage } from "~/data/browser-storage.ts";
import type { Json } from "~/data/database.types.ts";
import { randomId } from "~/data/random-id.ts";
import {
  type ContentOutcome,
  type ContentRow,
  savePageContent,
} from "~/panel/data/page-content.ts";
import { same } from "~/panel/editor/editor-state.ts";
import { createStore } from "~/panel/editor/store.ts";
import { textStorage } from "~/panel/editor/unsaved/device-storage.ts";
import { createUnsavedKeeper } from "~/panel/editor/unsaved/unsaved-keeper.ts";
import { type FoundText, unsavedTexts } from "~/panel/editor/unsaved/unsaved-text.ts";
import { problemText } from "~/panel/problem-text.ts";
import { useSession } from "~/panel/session/session.tsx";
import { toastError, toastInfo, toastSuccess } from "~/ui/toast.ts";
import { type FlatForm, withoutEmptyItems } from "./flat-form.ts";
import { pageContentKey } from "./queries.ts";
import { checkForm, formOf, type Subject } from "./subjects.ts";

type Conflict = Extract<ContentOutcome, { kind: "conflict" }>;

type Opened = {
  row: ContentRow | null;
  stored: FlatForm;
  form: FlatForm;
  offered: FoundText<FlatForm> | null;
};

type Refused = {
  onOffered: () => void;
  onFailed: () => void;
};

export function useSubjectEditor(subject: Subject, found: ContentRow | null, refused: Refused) {
  const { client, account, withSession } = useSession();
  const queries = useQueryClient();
  const [{ store, keeper }] = useState(() => open(subject, found, account.id));
  const { state: current, dispatch: update, subscribe } = store;
  const { row, stored, form, offered } = useSyncExternalStore(subscribe, current);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [saving, setSaving] = useState(false);
  const [uploads, setUploads] = useState(0);
  const dirty = isChanged({ form, stored });
  const blocker = useBlocker(() => isChanged(current()));

  useEffect(() => {
    const unsubscribe = subscribe(keeper.changed);
    window.addEventListener("pagehide", keeper.flush);
    // An earlier text that differs in nothing should not wait any longer.
    keeper.changed();
    return () => {
      keeper.flush();
      unsubscribe();
      window.removeEventListener("pagehide", keeper.flush);
    };
  }, [keeper, subscribe]);

  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [dirty]);

  function change(edit: (form: FlatForm) => FlatForm) {
    update({ form: edit(current().form) });
    setErrors({});
  }

  /** Typing goes on during a save: only what was sent counts as stored. */
  async function send(value: Json | null, from: ContentRow | null, done: string): Promise<boolean> {
    const sent = current().form;
    setSaving(true);
    try {
      const outcome = await withSession(() => savePageContent(client, subject.key, from, value));
      if (outcome.kind === "saved") {
        const stored = formOf(subject, outcome.row.value);
        const isSent = value === null || current().form === sent;
        update({ row: outcome.row, stored, ...(isSent && { form: stored }) });
        toastSuccess(done);
        // At once, for an editor that is opened again before the rows have been read.
        queries.setQueryData<ContentRow[]>(pageContentKey, (rows) =>
          rows?.filter(({ key }) => key !== subject.key).concat(outcome.row),
        );
        queries.invalidateQueries({ queryKey: pageContentKey });
      } else if (outcome.kind === "conflict") setConflict(outcome);
      else toastError(text.refused);
      return outcome.kind === "saved";
    } catch (error) {
      console.error(error);
      toastError(text.saveFailed(problemText(error)));
      return false;
    } finally {
      setSaving(false);
    }
  }

  async function save(): Promise<boolean> {
    const { form: typed, row: from, offered } = current();
    if (saving) return false;
    if (offered) {
      refused.onOffered();
      return false;
    }
    if (uploads > 0) {
      toastInfo(text.saving);
      return false;
    }
    const checked = checkForm(subject, typed);
    if (checked.errors) {
      // At once, so that the first of these fields can have the focus.
      flushSync(() => setErrors(checked.errors));
      toastError(text.fix);
      refused.onFailed();
      return false;
    }
    return (await send(asJson(checked.value), from, text.saved)) && !isChanged(current());
  }

  return {
    ...{ row, stored, form, offered, errors, conflict, saving, dirty, blocker, change, save },
    takeOffered() {
      if (!offered) return;
      // The version that was edited then: a save since then must show as a conflict.
      const { version, values } = offered;
      update({
        ...{ form: values, offered: null },
        row: row && version !== null ? { ...row, version } : null,
      });
    },
    dropOffered: () => update({ offered: null }),
    keepUnsaved: keeper.flush,
    discard: keeper.abandon,
    restoreOriginal: () => send(null, row, text.restore.done),
    closeConflict: () => setConflict(null),
    async resolve(chosen: FlatForm) {
      if (!conflict) return;
      const { theirs } = conflict;
      setConflict(null);
      const stored = formOf(subject, theirs.value);
      update({ row: theirs, stored, form: withoutEmptyItems(chosen, stored) });
      await save();
    },
    async upload(run: () => Promise<void>) {
      setUploads((count) => count + 1);
      await run();
      setUploads((count) => count - 1);
    },
  };
}

function open(subject: Subject, row: ContentRow | null, userId: string) {
  const stored = formOf(subject, row?.value);
  const key = { userId, table: "page_content", recordId: subject.key };
  const earlier = unsavedTexts(deviceStorage, key, readForm)[0] ?? null;
  const offered = earlier && isChanged({ form: earlier.values, stored }) ? earlier : null;
  const store = createStore(
    (state: Opened, change: Partial<Opened>): Opened => ({ ...state, ...change }),
    { row, stored, form: stored, offered },
  );
  const keeper = createUnsavedKeeper<FlatForm>({
    ...{ storage: textStorage(deviceStorage), sitting: randomId() },
    state() {
      const { row, form, ...state } = store.state();
      return {
        ...{ recordId: null, version: row?.version ?? null, changesVersion: null, values: form },
        isDirty: isChanged({ ...state, form }),
        settled: earlier && !state.offered ? [earlier.sitting] : [],
      };
    },
    keyOf: () => key,
    onNoRoom: () => toastError(editor.noRoom),
  });
  return { store, keeper };
}

function readForm(values: unknown): FlatForm | null {
  return z.record(z.string(), z.string()).safeParse(values).data ?? null;
}

function isChanged({ form, stored }: Pick<Opened, "form" | "stored">): boolean {
  return !same(sorted(form), sorted(stored));
}

function asJson(value: unknown): Json {
  return JSON.parse(JSON.stringify(value));
}

/** An item that was added and filled again stands at another place in the object. */
function sorted(form: FlatForm): FlatForm {
  return Object.fromEntries(Object.entries(form).sort(([a], [b]) => (a < b ? -1 : 1)));
}
