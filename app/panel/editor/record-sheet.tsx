import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { loadRecord, type Row, type Table } from "~/panel/data/records.ts";
import type { BaseForm, EditedKind } from "~/panel/record-kind.ts";
import { useSession } from "~/panel/session/session.tsx";
import { ListFailed } from "~/panel/ui/list-states.tsx";
import { Sheet } from "~/panel/ui/sheet.tsx";
import { Skeleton } from "~/ui/skeleton.tsx";
import { RecordEditor } from "./record-editor.tsx";
import { findUnsaved } from "./unsaved/unsaved-text.ts";
import { useCloseSheet } from "./use-close-sheet.ts";

type Props<T extends Table, Form extends BaseForm> = {
  kind: EditedKind<T, Form>;
  recordId: number | null;
};

export function RecordSheet<T extends Table, Form extends BaseForm>({
  kind,
  recordId,
}: Props<T, Form>) {
  // A new record that gets its id while the sheet is open is not loaded again.
  const [id] = useState(recordId);
  const [opener] = useState(() => document.activeElement);
  if (id === null) return <RecordEditor kind={kind} row={null} opener={opener} />;
  return <LoadedSheet kind={kind} recordId={id} opener={opener} />;
}

function LoadedSheet<T extends Table, Form extends BaseForm>({
  kind,
  recordId,
  opener,
}: {
  kind: EditedKind<T, Form>;
  recordId: number;
  opener: Element | null;
}) {
  const { client, account, withSession } = useSession();
  const close = useCloseSheet();
  const [hasUnsaved] = useState(() => {
    const key = { userId: account.id, table: kind.table, recordId };
    return findUnsaved(localStorage, key, kind.form.read) !== null;
  });
  const { data, isError, refetch, isFetching } = useQuery<Row<T> | null>({
    queryKey: ["record", kind.table, recordId],
    queryFn: () => withSession(() => loadRecord(client, kind.table, recordId)),
    // Always loaded when the sheet opens, and never replaced during editing.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { failed: kind.text.messages.loadFailed },
  });

  if (data) return <RecordEditor kind={kind} row={data} opener={opener} />;
  // The row is deleted, but its unsaved text can become a new one.
  if (data === null && hasUnsaved) {
    return <RecordEditor kind={kind} row={null} unsavedOf={recordId} opener={opener} />;
  }
  return (
    <Sheet title={kind.text.sheet.edit} onClose={close} opener={opener}>
      {isError ? (
        <ListFailed text={kind.text.messages.loadFailed} onRetry={refetch} busy={isFetching} />
      ) : data === null ? (
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
