import { useSession } from "~/panel/access/session.tsx";
import { useRead } from "~/panel/access/use-read.ts";
import { countPageMessages, messagesKey } from "~/panel/data/messages.ts";
import type { Table } from "~/panel/data/records/records.ts";
import { SaveState } from "~/panel/editing/save-state.tsx";
import type { Editing } from "~/panel/editing/use-editing.ts";
import { Conflict } from "~/panel/editing/versions/conflict.tsx";
import { History } from "~/panel/editing/versions/history.tsx";
import { history } from "~/panel/editing/words.ts";
import { ViewOnSite } from "~/panel/kit/ui/view-on-site.tsx";
import { list, editor as text } from "~/panel/kit/words.ts";
import type { EditedKind, Kind } from "~/panel/records/kind.ts";
import { PreviewLinks } from "~/panel/records/preview/preview-links.tsx";
import { RecordPreview } from "~/panel/records/preview/record-preview.tsx";
import { enquiriesOfPage, previewLinks } from "~/panel/records/words.ts";
import { Button } from "~/ui/button.tsx";
import { PartBoundary } from "~/ui/part-boundary.tsx";
import { DuplicateButton } from "./duplicate-button.tsx";
import type { SaveWish } from "./record-target.ts";
import { onSite } from "./unpublished.ts";

export type Part = "preview" | "preview-links" | "history";

type AsideProps<K extends Kind> = {
  kind: EditedKind<K>;
  editing: Editing<K["form"], SaveWish>;
  isPublic: boolean;
  onOpen: (part: Part) => void;
};

export function RecordAside<K extends Kind>(props: AsideProps<K>) {
  const { kind, editing, isPublic, onOpen } = props;
  const { stored, recordId, unpublished } = editing.state;
  const { rights } = useSession();
  return (
    <>
      <SaveState editing={editing} />
      {isPublic && <ViewOnSite path={kind.path(onSite(editing.state).slug)} />}
      {recordId !== null && rights.mayHandleMessages && (
        <PartBoundary>
          <PageMessages table={kind.table} id={recordId} />
        </PartBoundary>
      )}
      <div className="flex flex-wrap gap-x-4 gap-y-1 max-sm:w-full max-sm:gap-x-2">
        {kind.Preview && (
          <Button variant="secondary" size="sm" onClick={() => onOpen("preview")}>
            {text.preview}
          </Button>
        )}
        {recordId !== null && rights.mayEdit && (!isPublic || unpublished) && (
          <Button variant="secondary" size="sm" onClick={() => onOpen("preview-links")}>
            {previewLinks.open}
          </Button>
        )}
        {recordId !== null && (
          <Button variant="secondary" size="sm" onClick={() => onOpen("history")}>
            {text.history}
          </Button>
        )}
        {recordId !== null && <DuplicateButton kind={kind} stored={stored} dirty={editing.dirty} />}
      </div>
    </>
  );
}

/** A restored version of a public text would else take it off the page. */
const apart = {
  fields: ["publication", "slug"],
  label: history.apart,
  only: history.onlyApart,
} as const;

type DialogsProps<K extends Kind> = {
  kind: EditedKind<K>;
  editing: Editing<K["form"], SaveWish>;
  open: Part | null;
  onClose: () => void;
  onResolve: (typed: K["form"]) => void;
};

export function RecordDialogs<K extends Kind>(props: DialogsProps<K>) {
  const { kind, editing, open, onClose, onResolve } = props;
  const { typed, conflict, recordId } = editing.state;
  return (
    <>
      {conflict && (
        <Conflict
          {...conflict}
          labels={kind.form.labels}
          mine={typed}
          onBack={() => editing.dispatch({ type: "conflict-closed" })}
          onResolve={onResolve}
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
          hasUnsaved={editing.dirty}
          onClose={onClose}
        />
      )}
      {open === "history" && recordId !== null && (
        <History
          kind={kind}
          recordId={recordId}
          current={typed}
          apart={apart}
          onClose={onClose}
          onRestore={editing.edit}
        />
      )}
    </>
  );
}

/** How many enquiries came from readers of a record, in a new tab so that unsaved text stays. */
function PageMessages({ table, id }: { table: Table; id: number }) {
  const { data } = useRead([...messagesKey, "of", table, id], (client) =>
    countPageMessages(client, table, id),
  );
  if (!data) return null;
  return (
    <a
      href={`/admin/wiadomosci?status=all&${table}=${id}`}
      target="_blank"
      rel="noopener"
      className="inline-flex min-h-6 items-center whitespace-nowrap text-sm text-text-2 underline decoration-edge underline-offset-4 hover:text-text"
    >
      {enquiriesOfPage(data)}
      <span className="sr-only"> {list.newTab}</span>
    </a>
  );
}
