import { type FormEvent, useId, useRef, useState } from "react";
import { useBlocker, useLocation, useNavigate } from "react-router";
import { Button } from "~/components/ui/button.tsx";
import { editor as text } from "~/content/admin.ts";
import type { Row, Table } from "~/data/admin/records.ts";
import { Conflict } from "./conflict.tsx";
import { History } from "./history.tsx";
import { LeaveQuestion } from "./leave-question.tsx";
import { OfferedDraft } from "./offered-draft.tsx";
import type { BaseForm, RecordKind } from "./record-kind.ts";
import { SaveState } from "./save-state.tsx";
import { Sheet } from "./sheet.tsx";
import { useCloseSheet } from "./use-close-sheet.ts";
import { useRecordEditor } from "./use-record-editor.ts";

type Props<T extends Table, Form extends BaseForm> = {
  kind: RecordKind<T, Form>;
  row: Row<T> | null;
  /** What had the focus before the sheet. */
  opener: Element | null;
  /** A record that is gone, whose draft is to become a new one. */
  draftOf?: number | null;
};

export function RecordEditor<T extends Table, Form extends BaseForm>({
  kind,
  row,
  opener,
  draftOf = null,
}: Props<T, Form>) {
  const editor = useRecordEditor(kind, row, draftOf);
  const { state, dirty, dispatch, save, edit, recordId } = editor;
  const [lost, setLost] = useState<"deleted" | "refused" | null>(null);
  const [historyOpen, setHistoryOpen] = useState(false);
  const close = useCloseSheet();
  const navigate = useNavigate();
  const location = useLocation();
  const formId = useId();
  const offerId = useId();

  // The decision to leave is taken between two renders, so it cannot wait in state.
  const mayLeave = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !editor.leavable &&
      !mayLeave.current &&
      (currentLocation.pathname !== nextLocation.pathname ||
        editedIn(currentLocation.search) !== editedIn(nextLocation.search)),
  );

  async function saveAnd(after: "close" | "stay", asNew = false) {
    // What is offered and what is stored: nobody knows yet which of them is to be saved.
    if (state.offered) return document.getElementById(offerId)?.focus();
    const wasNew = recordId.current === null || asNew;
    const result = await save({ asNew });
    if (result === "deleted" || result === "refused") return setLost(result);
    if (result === "failed") return focusFirstError();
    if (result === "conflict") return;
    setLost(null);
    mayLeave.current = true;
    if (after === "close" && result === "saved") close();
    else if (wasNew) {
      const search = new URLSearchParams(location.search);
      search.set("edit", String(recordId.current));
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
    if (event.target === event.currentTarget) saveAnd("close");
  }

  const isNew = recordId.current === null;
  const labels = isNew ? kind.submit.add : kind.submit.edit;
  return (
    <Sheet
      title={row === null ? kind.sheet.add : kind.sheet.edit}
      onClose={close}
      opener={opener}
      onSave={() => saveAnd("stay")}
      aside={
        <>
          <SaveState saving={state.saving} dirty={dirty} savedAt={state.savedAt} />
          {!isNew && (
            <Button variant="secondary" size="sm" onClick={() => setHistoryOpen(true)}>
              {text.history}
            </Button>
          )}
        </>
      }
      footer={
        <Button type="submit" form={formId} disabled={state.saving || state.uploads > 0}>
          {state.saving ? kind.submit.saving : labels}
        </Button>
      }
    >
      {state.offered && (
        <OfferedDraft
          id={offerId}
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
            <Button size="sm" className="mt-4" onClick={() => saveAnd("close", true)}>
              {text.lost.saveAsNew}
            </Button>
          )}
        </div>
      )}
      <form
        id={formId}
        noValidate
        onSubmit={submit}
        // An outdated page is not loaded anew while it says so.
        data-dirty={dirty || undefined}
        inert={state.offered !== null}
        className="grid gap-6 inert:opacity-40"
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
          onBack={() => dispatch({ type: "conflict-closed" })}
          onResolve={(values) => {
            dispatch({ type: "resolved", values });
            requestAnimationFrame(() => saveAnd("close"));
          }}
        />
      )}
      {historyOpen && recordId.current !== null && (
        <History
          table={kind.table}
          recordId={recordId.current}
          labels={kind.labels}
          toForm={kind.toForm}
          current={state.values}
          onClose={() => setHistoryOpen(false)}
          onRestore={edit}
        />
      )}
      <LeaveQuestion
        open={blocker.state === "blocked"}
        onStay={() => blocker.reset?.()}
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
