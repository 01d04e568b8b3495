import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { useSession } from "~/panel/access/session.tsx";
import { useListParams } from "~/panel/access/use-list-params.ts";
import { dropChanges, loadWithChanges } from "~/panel/data/records/unpublished-changes.ts";
import { ListFailed } from "~/panel/kit/ui/list-states.tsx";
import { Sheet } from "~/panel/kit/ui/sheet.tsx";
import { editor } from "~/panel/kit/words.ts";
import type { EditedKind, Kind } from "~/panel/records/kind.ts";
import { useMayChange } from "~/panel/records/queries.ts";
import { Skeleton } from "~/ui/skeleton.tsx";
import { RecordEditor } from "./record-editor.tsx";
import { useTalk } from "./record-talk.tsx";
import { withChanges } from "./unpublished.ts";
import { useUnsaved } from "./use-unsaved.ts";

type Props<K extends Kind> = {
  kind: EditedKind<K>;
  recordId: number | null;
};

export function RecordSheet<K extends Kind>({ kind, recordId }: Props<K>) {
  // A new record that gets its id while the sheet is open is not loaded again.
  const [id] = useState(recordId);
  const [opener] = useState(() => document.activeElement);
  const { change } = useListParams();
  const { client, withSession } = useSession();
  const earlier = useUnsaved(kind, id);
  const { data, isError, refetch, isFetching } = useQuery({
    queryKey: ["record", kind.table, id],
    queryFn: async () => {
      if (id === null) return { row: null, changes: null };
      const found = await withSession(() => loadWithChanges(client, kind.table, id));
      const { row, changes } = found;
      // Published already, though their removal failed.
      if (row && changes && !withChanges(kind.form, row, changes).unpublished) {
        dropChanges(client, kind.table, id, changes.version).catch(() => {});
      }
      return found;
    },
    // Always loaded when the sheet opens, and never replaced during editing.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { failed: kind.text.messages.loadFailed },
  });

  // It stands above the form, which would else be pushed from under a press.
  const talk = useTalk(kind.table, id);
  const isTalkRead = id === null || talk.isFetched || talk.failureCount > 0;

  const mayChange = useMayChange(kind.table);
  const [isReadOnly, setIsReadOnly] = useState<boolean | null>(null);
  // As it was when the sheet was opened: what the database refuses later is said by the editor.
  if (isReadOnly === null && data && mayChange) {
    setIsReadOnly(data.row !== null && !mayChange(data.row));
  }

  if (isReadOnly && data?.row) {
    return (
      <Sheet title={data.row.title} onClose={() => change({ edit: null })} opener={opener}>
        <p className="mb-6 border-accent border-l-2 bg-raised px-4 py-3">{editor.readOnly}</p>
        <Suspense fallback={<Skeleton className="h-64" />}>
          <kind.RowPreview row={data.row} />
        </Suspense>
      </Sheet>
    );
  }
  // The unsaved text of a deleted row can become a new one.
  if (
    data &&
    isReadOnly !== null &&
    earlier !== undefined &&
    isTalkRead &&
    (data.row || id === null || earlier.length > 0)
  ) {
    return (
      <RecordEditor kind={kind} opened={{ ...data, earlier, unsavedOf: id }} opener={opener} />
    );
  }
  return (
    <Sheet
      title={id === null ? kind.text.sheet.add : kind.text.sheet.edit}
      onClose={() => change({ edit: null })}
      opener={opener}
    >
      {isError ? (
        <ListFailed text={kind.text.messages.loadFailed} onRetry={refetch} busy={isFetching} />
      ) : data?.row === null && earlier?.length === 0 ? (
        <p className="text-lead text-text-2">{kind.text.messages.missing}</p>
      ) : (
        <div className="grid gap-6">
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
          <Skeleton className="h-64" />
        </div>
      )}
    </Sheet>
  );
}
