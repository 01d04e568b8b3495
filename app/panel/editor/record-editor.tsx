import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from "react";
import { useBlocker, useLocation, useNavigate } from "react-router";
import { editor as text } from "~/content/admin.ts";
import { type SaveIntent, statusOfStored } from "~/panel/data/publication.ts";
import type { Row, Table } from "~/panel/data/records.ts";
import { RecordPreview } from "~/panel/preview/record-preview.tsx";
import { publicationOutcome } from "~/panel/publication/publication-outcome.ts";
import { PublishQuestion } from "~/panel/publication/publish-question.tsx";
import { Sheet } from "~/panel/ui/sheet.tsx";
import { Conflict } from "~/panel/versions/conflict.tsx";
import { History } from "~/panel/versions/history.tsx";
import { Button } from "~/ui/button.tsx";
import { LeaveQuestion } from "./leave-question.tsx";
import { OfferedDraft } from "./offered-draft.tsx";
import type { BaseForm, RecordKind } from "./record-kind.ts";
import { SaveBar } from "./save-bar.tsx";
import { SaveState } from "./save-state.tsx";
import { useCloseSheet } from "./use-close-sheet.ts";
import { useRecordEditor } from "./use-record-editor.ts";
import { ViewOnSite } from "./view-on-site.tsx";

type Props<T extends Table, Form extends BaseForm> = {
  kind: RecordKind<T, Form>;
  row: Row<T> | null;
  /** What had the focus before the sheet. */
  opener: Element | null;
  /** A record that is gone, whose draft is to become a new one. */
  draftOf?: number | null;
};

/** A save, and what follows when it has succeeded. */
type Attempt = { intent: SaveIntent; after: "close" | "leave" | "stay"; asNew?: boolean };

export function RecordEditor<T extends Table, Form extends BaseForm>({
  kind,
  row,
  opener,
  draftOf = null,
}: Props<T, Form>) {
  const editor = useRecordEditor(kind, row, draftOf);
  const { state, dirty, dispatch, save, edit } = editor;
  const { recordId } = state;
  const [lost, setLost] = useState<"deleted" | "refused" | null>(null);
  const [historyOpen, setHistoryOpen] = useState(false);
  const [previewOpen, setPreviewOpen] = useState(false);
  const [conflicted, setConflicted] = useState<Attempt | null>(null);
  const [warned, setWarned] = useState<{ warnings: string[]; attempt: Attempt } | null>(null);
  const [accepted, setAccepted] = useState<ReadonlySet<string>>(new Set());
  const close = useCloseSheet();
  const navigate = useNavigate();
  const location = useLocation();
  const formId = useId();
  const offerId = useId();

  // The decision to leave is taken between two renders, so it cannot wait in state.
  const mayLeave = useRef(false);
  const enterIsDown = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !editor.leavable &&
      !mayLeave.current &&
      (currentLocation.pathname !== nextLocation.pathname ||
        editedIn(currentLocation.search) !== editedIn(nextLocation.search)),
  );
  const stay = () => blocker.reset?.();

  async function attempt(wanted: Attempt, read = accepted) {
    const { intent, after, asNew = false } = wanted;
    // What is offered and what is stored: nobody knows yet which of them is to be saved.
    if (state.offered) return document.getElementById(offerId)?.focus();
    const result = await save({ intent, asNew, accepted: read });
    if (after === "leave" && (result.kind !== "saved" || result.typedOn)) stay();
    switch (result.kind) {
      case "warned":
        return setWarned({ warnings: result.warnings, attempt: wanted });
      case "conflict":
        return setConflicted(wanted);
      case "failed":
        return focusFirstError();
      case "deleted":
      case "refused":
        return setLost(result.kind);
    }
    setLost(null);
    mayLeave.current = true;
    if (after === "leave" && !result.typedOn) blocker.proceed?.();
    else if (after === "close" && !result.typedOn) close();
    else if (recordId !== result.id) {
      const search = new URLSearchParams(location.search);
      search.set("edit", String(result.id));
      navigate({ search: search.toString() }, { replace: true, state: { sheet: "new" } });
    }
    queueMicrotask(() => {
      mayLeave.current = false;
    });
  }

  function focusFirstError() {
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`[id="${formId}"] [aria-invalid="true"]`)?.focus(),
    );
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    // A form inside a dialog of this sheet bubbles up to it through React.
    if (event.target !== event.currentTarget) return;
    // Enter in a line of text would press the main button, and so publish by mistake.
    const isImplicit = enterIsDown.current && document.activeElement instanceof HTMLInputElement;
    if (!isImplicit) attempt({ intent: "submit", after: "close" });
  }

  function watchEnter(event: KeyboardEvent) {
    if (event.key === "Enter") enterIsDown.current = event.type === "keydown";
  }

  const isNew = recordId === null;
  const now = new Date();
  const isPublic = statusOfStored(state.stored.publication, now) === "published";
  const busy = state.saving || state.uploads > 0;
  return (
    <Sheet
      title={isNew ? kind.sheet.add : kind.sheet.edit}
      onClose={close}
      opener={opener}
      onSave={() => attempt({ intent: "keep", after: "stay" })}
      aside={
        <>
          <SaveState saving={state.saving} dirty={dirty} savedAt={state.savedAt} />
          {isPublic && <ViewOnSite path={kind.path(state.stored.slug)} />}
          {kind.Preview && (
            <Button variant="secondary" size="sm" onClick={() => setPreviewOpen(true)}>
              {text.preview}
            </Button>
          )}
          {!isNew && (
            <Button variant="secondary" size="sm" onClick={() => setHistoryOpen(true)}>
              {text.history}
            </Button>
          )}
        </>
      }
      footer={
        <SaveBar
          formId={formId}
          label={state.saving ? kind.submit.saving : isNew ? kind.submit.add : kind.submit.edit}
          outcome={publicationOutcome(state.stored.publication, state.values.publication, now)}
          onDraft={isPublic ? undefined : () => attempt({ intent: "draft", after: "stay" })}
          disabled={busy}
        />
      }
    >
      {state.offered && (
        <OfferedDraft
          id={offerId}
          labels={kind.labels}
          stored={state.stored}
          draft={state.offered}
          version={state.version}
          onTake={() => dispatch({ type: "draft-taken" })}
          onDrop={() => dispatch({ type: "draft-dropped" })}
        />
      )}
      {lost && (
        <div role="alert" className="mb-8 border-accent border-l-2 bg-raised p-5">
          <p>{text.lost[lost]}</p>
          {lost === "deleted" && (
            <Button
              size="sm"
              className="mt-4"
              onClick={() => attempt({ intent: "draft", after: "stay", asNew: true })}
            >
              {text.lost.saveAsNew}
            </Button>
          )}
        </div>
      )}
      <p className="mb-6 text-muted text-sm">{text.requiredHint}</p>
      <form
        id={formId}
        noValidate
        onSubmit={submit}
        onKeyDown={watchEnter}
        onKeyUp={watchEnter}
        // An outdated page is not loaded anew while it says so.
        data-dirty={dirty || undefined}
        inert={state.offered !== null}
        // The star is drawn, not written: a screen reader says „wymagane” by itself.
        className="grid gap-6 inert:opacity-40 [&_label[data-required]]:after:text-accent [&_label[data-required]]:after:content-['_*'/'']"
      >
        <kind.Fields
          form={state.values}
          errors={state.errors}
          isNew={isNew}
          uploading={state.uploads > 0}
          edit={edit}
          upload={editor.upload}
        />
      </form>
      {state.conflict && (
        <Conflict
          labels={kind.labels}
          base={state.stored}
          mine={state.values}
          theirs={state.conflict.theirs}
          by={state.conflict.by}
          at={state.conflict.at}
          onBack={() => dispatch({ type: "conflict-closed" })}
          onResolve={(values) => {
            const theirs = state.conflict?.theirs.publication ?? { mode: "none" };
            const nowPublic = statusOfStored(theirs, new Date()) === "published";
            dispatch({ type: "resolved", values });
            requestAnimationFrame(() =>
              attempt({
                // A draft here may have been published there: a choice of both is no draft then.
                intent: nowPublic ? "submit" : (conflicted?.intent ?? "keep"),
                after: conflicted?.after === "stay" ? "stay" : "close",
              }),
            );
          }}
        />
      )}
      {previewOpen && kind.Preview && (
        <RecordPreview onClose={() => setPreviewOpen(false)}>
          <kind.Preview form={state.values} />
        </RecordPreview>
      )}
      {historyOpen && recordId !== null && (
        <History
          table={kind.table}
          recordId={recordId}
          labels={kind.labels}
          toForm={kind.toForm}
          current={state.values}
          onClose={() => setHistoryOpen(false)}
          onRestore={edit}
        />
      )}
      <PublishQuestion
        warnings={warned?.warnings ?? null}
        onBack={() => setWarned(null)}
        onGoOn={() => {
          if (!warned) return;
          const read = new Set([...accepted, ...warned.warnings]);
          setAccepted(read);
          setWarned(null);
          attempt(warned.attempt, read);
        }}
      />
      <LeaveQuestion
        open={blocker.state === "blocked"}
        isPublic={isPublic}
        busy={busy}
        onStay={stay}
        onSave={() => attempt({ intent: "keep", after: "leave" })}
        onKeep={() => blocker.proceed?.()}
        onDiscard={() => {
          editor.discard();
          blocker.proceed?.();
        }}
      />
    </Sheet>
  );
}

function editedIn(search: string): string | null {
  return new URLSearchParams(search).get("edit");
}
