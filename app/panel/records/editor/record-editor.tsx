import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useSession } from "~/panel/access/session.tsx";
import { useListParams } from "~/panel/access/use-list-params.ts";
import { type SaveIntent, statusOfStored } from "~/panel/data/publication.ts";
import { LeaveQuestion } from "~/panel/editing/leave-question.tsx";
import { OfferedText } from "~/panel/editing/offered-text.tsx";
import type { Outcome } from "~/panel/editing/target.ts";
import { type Attempt, useEditing } from "~/panel/editing/use-editing.ts";
import { Sheet } from "~/panel/kit/ui/sheet.tsx";
import { editor, editor as text } from "~/panel/kit/words.ts";
import type { EditedKind, Kind } from "~/panel/records/kind.ts";
import { publicationOutcome } from "~/panel/records/publication/publication-outcome.ts";
import { PublishQuestion } from "~/panel/records/publication/publish-question.tsx";
import { useNow } from "~/panel/records/publication/use-now.ts";
import { refreshList } from "~/panel/records/queries.ts";
import { talk, unpublished } from "~/panel/records/words.ts";
import { Button } from "~/ui/button.tsx";
import { PartBoundary } from "~/ui/part-boundary.tsx";
import { EditorForm } from "./editor-form.tsx";
import { OpenElsewhere } from "./open-elsewhere.tsx";
import { type Part, RecordAside, RecordDialogs } from "./record-parts.tsx";
import { RecordTalk } from "./record-talk.tsx";
import { type OpenedRecord, recordTarget } from "./record-target.ts";
import { SaveBar } from "./save-bar.tsx";
import { onSite } from "./unpublished.ts";
import { UnpublishedNotice } from "./unpublished-notice.tsx";

/** Offered texts that are shown whole. */
const MOST_OPEN = 2;

type Props<K extends Kind> = {
  kind: EditedKind<K>;
  opened: OpenedRecord<K>;
  opener: Element | null;
};

export function RecordEditor<K extends Kind>(props: Props<K>) {
  const { kind, opened, opener } = props;
  const { client, account, rights } = useSession();
  const queries = useQueryClient();
  const [target] = useState(() =>
    recordTarget(kind, opened, {
      client,
      queries,
      userId: account.id,
      name: account.name ?? null,
    }),
  );
  const { change } = useListParams();
  const close = () => change({ edit: null });
  const showSaved = useShowSaved(close);
  const editing = useEditing(target, { stays: isSameRecord, onSaved: showSaved });
  const { state, dispatch, busy } = editing;
  const [open, setOpen] = useState<Part | null>(null);
  const [accepted, setAccepted] = useState<ReadonlySet<string>>(new Set());
  const attempt = (intent: SaveIntent, after: Attempt<unknown>["after"], asNew = false) =>
    editing.save({ intent, asNew, accepted }, after);

  const isNew = state.recordId === null;
  // A new text may be begun beside the offered ones; that of a record goes on from one of the two.
  const isFresh = isNew && opened.unsavedOf === null;
  const isLocked = state.offered.length > 0 && !isFresh;
  const { publication } = onSite(state);
  const now = useNow(publication, state.typed.publication);
  const isPublic = statusOfStored(publication, now) === "published";
  const isChanged = state.unpublished !== null;
  const { mode } = state.typed.publication;
  const staysDraft = !isNew && mode === "none" && statusOfStored(publication, now) === "draft";
  const draftLabel = isPublic ? unpublished.save : text.saveDraft;
  const { sheet, submit } = kind.text;
  const title = isNew ? sheet.add : sheet.edit;
  const { outcome } = editing;
  const warnings =
    outcome?.kind === "refused" && outcome.because === "warnings" ? outcome.warnings : null;

  function publish() {
    editing.edit((form) => ({ ...form, publication: { mode: "now" } }));
    void attempt("submit", "close");
  }

  function sendForReview() {
    void editing.save({ intent: "draft", sends: true, accepted }, "close");
  }

  function publishAnyway() {
    const last = editing.attempt;
    if (!warnings || !last) return;
    const read = new Set([...accepted, ...warnings]);
    setAccepted(read);
    editing.forgetOutcome();
    void editing.save({ ...last.wish, accepted: read }, last.after);
  }

  function resolve(typed: K["form"]) {
    const last = editing.attempt;
    const theirs = state.conflict?.theirs.publication ?? { mode: "none" };
    const nowPublic = statusOfStored(theirs, new Date()) === "published";
    // Another editor may have published this draft: a choice of both versions is then public.
    const intent = nowPublic && !isPublic ? "submit" : (last?.wish.intent ?? "keep");
    const after = last?.after === "stay" ? "stay" : "close";
    void editing.resolve(typed, { wish: { intent, accepted }, after });
  }

  return (
    <Sheet
      title={title}
      tab={state.typed.title.trim() || title}
      onClose={close}
      opener={opener}
      onSave={() => attempt("keep", "stay")}
      aside={<RecordAside kind={kind} editing={editing} isPublic={isPublic} onOpen={setOpen} />}
      footer={
        <SaveBar
          formId={editing.formId}
          label={
            state.saving
              ? submit.saving
              : !rights.mayEdit
                ? text.saveDraft
                : isNew
                  ? submit.add
                  : isChanged
                    ? unpublished.publish
                    : submit.edit
          }
          outcome={
            rights.mayEdit
              ? publicationOutcome(publication, state.typed.publication, now)
              : text.outcome.draft
          }
          {...(!rights.mayEdit
            ? { publish: { label: talk.send, run: sendForReview } }
            : staysDraft
              ? { publish: { label: text.publish, run: publish, publishes: true } }
              : { draft: { label: draftLabel, run: () => attempt("draft", "stay") } })}
          disabled={busy}
        />
      }
    >
      {state.recordId !== null && (
        <PartBoundary>
          <OpenElsewhere table={kind.table} id={state.recordId} />
          <RecordTalk table={kind.table} id={state.recordId} at="start" />
        </PartBoundary>
      )}
      {state.offered.map((unsaved, at) => (
        <OfferedText
          key={unsaved.sitting}
          id={at === 0 ? editing.offerId : undefined}
          name={isFresh ? unsaved.values.title : undefined}
          labels={kind.form.labels}
          stored={state.stored}
          unsaved={unsaved}
          version={state.version}
          isFolded={state.offered.length > MOST_OPEN}
          onTake={() => dispatch({ type: "unsaved-taken", sitting: unsaved.sitting })}
          onDrop={() => dispatch({ type: "unsaved-dropped", sitting: unsaved.sitting })}
        />
      ))}
      <LostRecord outcome={outcome} onSaveAsNew={() => attempt("draft", "stay", true)} />
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
            refreshList(queries, kind.table);
          }}
        />
      )}
      {isNew && <p className="mb-4 text-muted text-sm">{text.requiredHint}</p>}
      <EditorForm
        kind={kind}
        editing={editing}
        isLocked={isLocked}
        onSubmit={() => attempt(rights.mayEdit ? "submit" : "draft", "close")}
      />
      {state.recordId !== null && (
        <PartBoundary>
          <RecordTalk table={kind.table} id={state.recordId} at="end" />
        </PartBoundary>
      )}
      <RecordDialogs
        kind={kind}
        editing={editing}
        open={open}
        onClose={() => setOpen(null)}
        onResolve={resolve}
      />
      <PublishQuestion warnings={warnings} onBack={editing.forgetOutcome} onGoOn={publishAnyway} />
      <LeaveQuestion
        editing={editing}
        isSaving={state.saving}
        saveLabel={
          !isPublic
            ? text.leave.saveDraft
            : isChanged
              ? text.leave.saveUnpublished
              : text.leave.save
        }
        onSave={() => attempt("keep", "leave")}
      />
    </Sheet>
  );
}

type Address = { pathname: string; search: string };

/** Filters of the list below may change, and a new record gets its id. */
function isSameRecord(from: Address, to: Address, recordId: number | null): boolean {
  const next = editedIn(to.search);
  const isSame = next === editedIn(from.search) || next === String(recordId);
  return from.pathname === to.pathname && isSame;
}

/** Closes the sheet after a save that should, and else puts the id of a new record into the address. */
function useShowSaved(close: () => void) {
  const navigate = useNavigate();
  const { search } = useLocation();
  return ({ after }: Attempt<unknown>, recordId: number, isDone: boolean) => {
    if (after === "close" && isDone) return close();
    if (editedIn(search) === String(recordId)) return;
    const next = new URLSearchParams(search);
    next.set("edit", String(recordId));
    void navigate({ search: next.toString() }, { replace: true, state: { sheet: "new" } });
  };
}

function editedIn(search: string): string | null {
  return new URLSearchParams(search).get("edit");
}

type LostProps<Form> = { outcome: Outcome<Form> | null; onSaveAsNew: () => void };

/** After a save that found no record, or whose author may not save any more. */
function LostRecord<Form>({ outcome, onSaveAsNew }: LostProps<Form>) {
  const isGone = outcome?.kind === "gone";
  if (!isGone && (outcome?.kind !== "refused" || outcome.because !== "rights")) return null;
  return (
    <div role="alert" className="mb-8 border-accent border-l-2 bg-raised p-5">
      <p>{isGone ? editor.lost.deleted : editor.lost.refused}</p>
      {isGone && (
        <Button size="sm" className="mt-4" onClick={onSaveAsNew}>
          {editor.lost.saveAsNew}
        </Button>
      )}
    </div>
  );
}
