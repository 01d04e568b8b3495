import { type KeyboardEvent, type SubmitEvent, useId, useState } from "react";
import { editor as editorText } from "~/content/admin/admin.ts";
import { pageContent as text } from "~/content/admin/company.ts";
import type { ContentRow } from "~/panel/data/page-content.ts";
import { LeaveQuestion } from "~/panel/editing/leave-question.tsx";
import { OfferedText } from "~/panel/editing/offered-text.tsx";
import { SaveState } from "~/panel/editing/save-state.tsx";
import { Conflict } from "~/panel/editing/versions/conflict.tsx";
import { History } from "~/panel/editing/versions/history.tsx";
import { Confirm } from "~/panel/kit/ui/confirm.tsx";
import { isSaveKey } from "~/panel/kit/ui/save-key.ts";
import { Button } from "~/ui/button.tsx";
import type { FlatForm } from "./flat-form.ts";
import { itemTitle, SubjectFields } from "./subject-fields.tsx";
import { formOf, type Subject } from "./subjects.ts";
import { useSubjectEditor } from "./use-subject-editor.ts";

type Props = { subject: Subject; found: ContentRow | null };

export function SubjectEditor({ subject, found }: Props) {
  const formId = useId();
  const [open, setOpen] = useState<"history" | "restore" | null>(null);
  const offerId = useId();
  const editor = useSubjectEditor(subject, found, {
    onOffered: () => document.getElementById(offerId)?.focus(),
    onFailed: () =>
      document.querySelector<HTMLElement>(`[id="${formId}"] [aria-invalid="true"]`)?.focus(),
  });
  const { row, stored, form, offered, saving, dirty, blocker } = editor;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (event.target === event.currentTarget) editor.save();
  }

  function shortcut(event: KeyboardEvent) {
    if (!isSaveKey(event)) return;
    event.preventDefault();
    editor.save();
  }

  return (
    <>
      {offered && (
        <OfferedText
          id={offerId}
          labels={labelsOf(subject, [stored, offered.values])}
          stored={stored}
          unsaved={offered}
          version={row?.version ?? null}
          onTake={editor.takeOffered}
          onDrop={editor.dropOffered}
        />
      )}
      <form
        id={formId}
        noValidate
        onSubmit={submit}
        onKeyDown={shortcut}
        data-dirty={dirty || undefined}
        inert={offered !== null}
        className="grid max-w-4xl gap-10 inert:opacity-40"
      >
        <SubjectFields
          parts={subject.parts}
          form={form}
          errors={editor.errors}
          onChange={editor.change}
          onUpload={editor.upload}
        />
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3 border-line border-t py-4">
          <Button type="submit" size="sm" disabled={saving}>
            {saving ? text.saving : text.save}
          </Button>
          {row && (
            <Button size="sm" variant="secondary" onClick={() => setOpen("history")}>
              {text.history}
            </Button>
          )}
          {row && row.value !== null && (
            <Button size="sm" variant="secondary" onClick={() => setOpen("restore")}>
              {text.restore.button}
            </Button>
          )}
          <SaveState saving={saving} dirty={dirty} savedAt={null} />
        </div>
        <Confirm
          open={open === "restore"}
          title={text.restore.title}
          description={text.restore.text}
          onClose={() => setOpen(null)}
        >
          <Button size="sm" variant="secondary" onClick={() => setOpen(null)}>
            {text.restore.back}
          </Button>
          <Button
            size="sm"
            onClick={() => {
              setOpen(null);
              editor.restoreOriginal();
            }}
          >
            {text.restore.button}
          </Button>
        </Confirm>
        <LeaveQuestion
          open={blocker.state === "blocked"}
          saveLabel={editorText.leave.save}
          busy={saving}
          onStay={() => blocker.reset?.()}
          onSave={async () => {
            if (await editor.save()) blocker.proceed?.();
            else blocker.reset?.();
          }}
          onKeep={() => {
            editor.keepUnsaved();
            blocker.proceed?.();
          }}
          onDiscard={() => {
            editor.discard();
            blocker.proceed?.();
          }}
        />
        {open === "history" && row && (
          <History
            kind={{
              table: "page_content",
              form: {
                labels: labelsOf(subject, [form]),
                labelsWith: (former) => labelsOf(subject, [form, former]),
                fromRow: (former: ContentRow) => formOf(subject, former.value),
              },
            }}
            empty={text.noHistory}
            recordId={row.id}
            current={form}
            onClose={() => setOpen(null)}
            onRestore={(values) => editor.change(() => values)}
          />
        )}
        {editor.conflict && (
          <ConflictOf subject={subject} editor={editor} conflict={editor.conflict} />
        )}
      </form>
    </>
  );
}

type Editor = ReturnType<typeof useSubjectEditor>;
type ConflictProps = {
  subject: Subject;
  editor: Editor;
  conflict: NonNullable<Editor["conflict"]>;
};

function ConflictOf({ subject, editor, conflict }: ConflictProps) {
  const theirs = formOf(subject, conflict.theirs.value);
  const base = conflict.base ? formOf(subject, conflict.base.value) : editor.stored;
  return (
    <Conflict
      title={text.conflict}
      labels={labelsOf(subject, [editor.form, theirs])}
      base={base}
      mine={editor.form}
      theirs={theirs}
      by={conflict.by}
      at={conflict.at}
      onBack={editor.closeConflict}
      onResolve={editor.resolve}
    />
  );
}

function labelsOf({ parts }: Subject, forms: readonly FlatForm[]): Record<string, string> {
  const paths = new Set(forms.flatMap((form) => Object.keys(form)));
  const labels = parts.flatMap(({ list, fields }) =>
    [...paths].flatMap((path) => {
      const [, name, at = "", rest] = /^(\w+)\.(\d+)\.(.+)$/.exec(path) ?? [];
      const isItem = list !== undefined && name === list.name;
      const field = fields.find((each) => each.name === (isItem ? rest : path));
      if (!field) return [];
      const before = isItem ? `${itemTitle(list.items, Number(at))}: ` : "";
      return [[path, before + field.label] as const];
    }),
  );
  return Object.fromEntries(labels);
}
