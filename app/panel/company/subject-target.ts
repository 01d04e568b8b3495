import type { QueryClient } from "@tanstack/react-query";
import { z } from "zod";
import { deviceStorage } from "~/data/browser-storage.ts";
import type { Json } from "~/data/database.types.ts";
import type { AdminClient } from "~/panel/data/client.ts";
import { type ContentRow, pageContentKey, savePageContent } from "~/panel/data/page-content.ts";
import { type EditorState, editorOf } from "~/panel/editing/editor-state.ts";
import type { Outcome, Target } from "~/panel/editing/target.ts";
import { unsavedTexts } from "~/panel/editing/unsaved/unsaved-text.ts";
import type { FlatForm } from "./flat-form.ts";
import { pictureWords } from "./picture-words.ts";
import { checkForm, formOf, type Subject } from "./subjects.ts";
import { pageContent as text } from "./words.ts";

/** What is saved: the form, or that nothing differs from the original. */
export type SubjectWish = "form" | "original";

type Context = { client: AdminClient; queries: QueryClient; userId: string };

export function subjectTarget(
  subject: Subject,
  row: ContentRow | null,
  { client, queries, userId }: Context,
): Target<FlatForm, SubjectWish, Json | null> {
  const unsavedKey = { userId, table: "page_content", recordId: subject.key };

  function check({ typed }: EditorState<FlatForm>, wish: SubjectWish) {
    if (wish === "original") return { sent: null };
    const checked = checkForm(subject, typed);
    if (checked.errors) return { errors: checked.errors, text: text.fix };
    return { sent: asJson(checked.value) };
  }

  async function save(
    { recordId, version, stored }: EditorState<FlatForm>,
    sent: Json | null,
    wish: SubjectWish,
  ): Promise<Outcome<FlatForm>> {
    const from = recordId !== null && version !== null ? { id: recordId, version } : null;
    const found = await savePageContent(client, subject.key, from, sent);
    if (found.kind === "refused") return { kind: "refused", because: "rights", text: text.refused };
    if (found.kind === "conflict") {
      const { theirs, base, by, at } = found;
      return {
        kind: "conflict",
        recordId: theirs.id,
        version: theirs.version,
        theirs: formOf(subject, theirs.value),
        base: base ? formOf(subject, base.value) : stored,
        by,
        at,
        unpublished: null,
      };
    }
    remember(found.row);
    if (wish === "form") await describePictures(sent).catch(console.error);
    return {
      kind: "saved",
      recordId: found.row.id,
      version: found.row.version,
      stored: formOf(subject, found.row.value),
      unpublished: null,
      toast: { title: wish === "form" ? text.saved : text.restore.done },
    };
  }

  /** The save itself has succeeded. */
  async function describePictures(saved: Json | null): Promise<void> {
    const shown = subject.read(saved);
    if (typeof shown !== "object" || shown === null) return;
    // It parses Markdown, which this form does without.
    const { keepDescriptions } = await import("~/panel/records/editor/written-descriptions.ts");
    await keepDescriptions(pictureWords(shown), client, queries);
  }

  /** At once, for an editor that is opened again before the rows have been read. */
  function remember(saved: ContentRow): void {
    queries.setQueryData<ContentRow[]>(pageContentKey, (rows) =>
      rows?.filter(({ key }) => key !== subject.key).concat(saved),
    );
    void queries.invalidateQueries({ queryKey: pageContentKey });
  }

  return {
    load: () => {
      const earlier = unsavedTexts(deviceStorage, unsavedKey, readForm).slice(0, 1);
      return editorOf(formOf(subject, row?.value), row, earlier);
    },
    check,
    save,
    saveFailed: text.saveFailed,
    unsavedKey: () => unsavedKey,
  };
}

function readForm(values: unknown): FlatForm | null {
  return z.record(z.string(), z.string()).safeParse(values).data ?? null;
}

function asJson(value: unknown): Json {
  return JSON.parse(JSON.stringify(value));
}
