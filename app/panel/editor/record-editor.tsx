import { useId, useState } from "react";
import { editor as text, unpublished } from "~/content/admin/admin.ts";
import { previewLinks } from "~/content/admin/admin-tools.ts";
import type { Table } from "~/panel/data/records.ts";
import { PageMessages } from "~/panel/messages/page-messages.tsx";
import { PreviewLinks } from "~/panel/preview/preview-links.tsx";
import { RecordPreview } from "~/panel/preview/record-preview.tsx";
import { statusOfStored } from "~/panel/publication/publication.ts";
import { publicationOutcome } from "~/panel/publication/publication-outcome.ts";
import { PublishQuestion } from "~/panel/publication/publish-question.tsx";
import type { BaseForm, EditedKind } from "~/panel/record-kind.ts";
import { Sheet } from "~/panel/ui/sheet.tsx";
import { ViewOnSite } from "~/panel/ui/view-on-site.tsx";
import { Conflict } from "~/panel/versions/conflict.tsx";
import { History } from "~/panel/versions/history.tsx";
import { Button } from "~/ui/button.tsx";
import { PartBoundary } from "~/ui/part-boundary.tsx";
import { DuplicateButton } from "./duplicate-button.tsx";
import { type Editor, EditorForm } from "./editor-form.tsx";
import { LeaveQuestion } from "./leave-question.tsx";
import { LostRecord } from "./lost-record.tsx";
import { OpenElsewhere } from "./open-elsewhere.tsx";
import { SaveBar } from "./save-bar.tsx";
import { SaveState } from "./save-state.tsx";
import { onSite } from "./unpublished/unpublished.ts";
import { UnpublishedNotice } from "./unpublished/unpublished-notice.tsx";
import { OfferedText } from "./unsaved/offered-text.tsx";
import { type OpenedRecord, useRecordEditor } from "./use-record-editor.ts";
import { useSaveAttempts } from "./use-save-attempts.ts";

type Props<T extends Table, Form extends BaseForm> = {
  kind: EditedKind<T, Form>;
  opened: OpenedRecord<T, Form>;
  opener: Element | null;
};

export function RecordEditor<T extends Table, Form extends BaseForm>(props: Props<T, Form>) {
  const { kind, opened, opener } = props;
  const editor = useRecordEditor(kind, opened);
  const { state, dispatch } = editor;
  const [open, setOpen] = useState<Part | null>(null);
  const formId = useId();
  const offerId = useId();
  const saves = useSaveAttempts({
    ...editor,
    onOffered: () => document.getElementById(offerId)?.focus(),
    onFailed: () =>
      document.querySelector<HTMLElement>(`[id="${formId}"] [aria-invalid="true"]`)?.focus(),
  });
  const { attempt } = saves;

  const isNew = state.recordId === null;
  // A new text may be begun beside the offered ones; that of a record goes on from one of the two.
  const isFresh = isNew && opened.unsavedOf === null;
  const isLocked = state.offered.length > 0 && !isFresh;
  const now = new Date();
  const { publication } = onSite(state);
  const isPublic = statusOfStored(publication, now) === "published";
  const isChanged = state.unpublished !== null;
  const busy = state.saving || state.uploads > 0;
  const { sheet, submit } = kind.text;
  return (
    <Sheet
      title={isNew ? sheet.add : sheet.edit}
      onClose={saves.close}
      opener={opener}
      onSave={() => attempt({ intent: "keep", after: "stay" })}
      aside={<Aside kind={kind} editor={editor} isPublic={isPublic} onOpen={setOpen} />}
      footer={
        <SaveBar
          formId={formId}
          label={
            state.saving
              ? submit.saving
              : isNew
                ? submit.add
                : isChanged
                  ? unpublished.publish
                  : submit.edit
          }
          outcome={publicationOutcome(publication, state.typed.publication, now)}
          draftLabel={isPublic ? unpublished.save : text.saveDraft}
          onDraft={() => attempt({ intent: "draft", after: "stay" })}
          disabled={busy}
        />
      }
    >
      {state.recordId !== null && (
        <PartBoundary>
          <OpenElsewhere table={kind.table} id={state.recordId} />
        </PartBoundary>
      )}
      {state.offered.map((unsaved, at) => (
        <OfferedText
          key={unsaved.sitting}
          id={at === 0 ? offerId : undefined}
          name={isFresh ? unsaved.values.title : undefined}
          labels={kind.form.labels}
          stored={state.stored}
          unsaved={unsaved}
          version={state.version}
          onTake={() => dispatch({ type: "unsaved-taken", sitting: unsaved.sitting })}
          onDrop={() => dispatch({ type: "unsaved-dropped", sitting: unsaved.sitting })}
        />
      ))}
      {saves.lost && (
        <LostRecord
          reason={saves.lost}
          onSaveAsNew={() => attempt({ intent: "draft", after: "stay", asNew: true })}
        />
      )}
      {state.unpublished && state.recordId !== null && (
        <UnpublishedNotice
          table={kind.table}
          recordId={state.recordId}
          labels={kind.form.labels}
          unpublished={state.unpublished}
          typed={state.typed}
          busy={busy || isLocked}
          onDropped={() => {
            dispatch({ type: "changes-dropped" });
            editor.refreshList();
          }}
        />
      )}
      <p className="mb-6 text-muted text-sm">{text.requiredHint}</p>
      <EditorForm
        id={formId}
        kind={kind}
        editor={editor}
        isLocked={isLocked}
        onSubmit={() => attempt({ intent: "submit", after: "close" })}
      />
      <Dialogs
        kind={kind}
        editor={editor}
        saves={saves}
        open={open}
        onClose={() => setOpen(null)}
      />
      <LeaveQuestion
        open={saves.blocker.state === "blocked"}
        saveLabel={
          !isPublic
            ? text.leave.saveDraft
            : isChanged
              ? text.leave.saveUnpublished
              : text.leave.save
        }
        busy={busy}
        onStay={() => saves.blocker.reset?.()}
        onSave={() => attempt({ intent: "keep", after: "leave" })}
        onKeep={() => {
          editor.keepUnsaved();
          saves.blocker.proceed?.();
        }}
        onDiscard={() => {
          editor.discard();
          saves.blocker.proceed?.();
        }}
      />
    </Sheet>
  );
}

type Part = "preview" | "preview-links" | "history";
type AsideProps<T extends Table, Form extends BaseForm> = {
  kind: EditedKind<T, Form>;
  editor: Editor<T, Form>;
  isPublic: boolean;
  onOpen: (part: Part) => void;
};

function Aside<T extends Table, Form extends BaseForm>(props: AsideProps<T, Form>) {
  const { kind, editor, isPublic, onOpen } = props;
  const { saving, savedAt, stored, recordId, unpublished } = editor.state;
  return (
    <>
      <SaveState saving={saving} dirty={editor.dirty} savedAt={savedAt} reach={editor.reach} />
      {isPublic && <ViewOnSite path={kind.path(onSite(editor.state).slug)} />}
      {recordId !== null && (
        <PartBoundary>
          <PageMessages table={kind.table} id={recordId} />
        </PartBoundary>
      )}
      {kind.Preview && (
        <Button variant="secondary" size="sm" onClick={() => onOpen("preview")}>
          {text.preview}
        </Button>
      )}
      {recordId !== null && (!isPublic || unpublished) && (
        <Button variant="secondary" size="sm" onClick={() => onOpen("preview-links")}>
          {previewLinks.open}
        </Button>
      )}
      {recordId !== null && (
        <Button variant="secondary" size="sm" onClick={() => onOpen("history")}>
          {text.history}
        </Button>
      )}
      {recordId !== null && <DuplicateButton kind={kind} stored={stored} dirty={editor.dirty} />}
    </>
  );
}

type DialogsProps<T extends Table, Form extends BaseForm> = {
  kind: EditedKind<T, Form>;
  editor: Editor<T, Form>;
  saves: ReturnType<typeof useSaveAttempts<Form>>;
  open: Part | null;
  onClose: () => void;
};

function Dialogs<T extends Table, Form extends BaseForm>(props: DialogsProps<T, Form>) {
  const { kind, editor, saves, open, onClose } = props;
  const { typed, conflict, recordId } = editor.state;
  return (
    <>
      {conflict && (
        <Conflict
          {...conflict}
          labels={kind.form.labels}
          mine={typed}
          onBack={() => editor.dispatch({ type: "conflict-closed" })}
          onResolve={saves.resolve}
        />
      )}
      {open === "preview" && kind.Preview && (
        <RecordPreview onClose={onClose}>
          <kind.Preview form={typed} />
        </RecordPreview>
      )}
      {open === "preview-links" && recordId !== null && (
        <PreviewLinks
          table={kind.table}
          recordId={recordId}
          hasUnsaved={editor.dirty}
          onClose={onClose}
        />
      )}
      {open === "history" && recordId !== null && (
        <History
          kind={kind}
          recordId={recordId}
          current={typed}
          onClose={onClose}
          onRestore={editor.edit}
        />
      )}
      <PublishQuestion
        warnings={saves.warnings}
        onBack={saves.dropWarnings}
        onGoOn={saves.publishAnyway}
      />
    </>
  );
}
