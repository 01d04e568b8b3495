import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useSession } from "~/panel/access/session.tsx";
import { statusOf } from "~/panel/data/publication.ts";
import { restoreRecord, type Table } from "~/panel/data/records/records.ts";
import type { Revision } from "~/panel/data/records/revisions.ts";
import { formatMoment } from "~/panel/kit/moments.ts";
import { DataProblem } from "~/panel/kit/problem.ts";
import { Confirm } from "~/panel/kit/ui/confirm.tsx";
import { ListFailed, NoRows } from "~/panel/kit/ui/list-states.tsx";
import { Modal } from "~/panel/kit/ui/modal.tsx";
import { list } from "~/panel/kit/words.ts";
import type { RecordKind } from "~/panel/records/kind.ts";
import { LazyPreview } from "~/panel/records/preview/record-preview.tsx";
import { recordsKey, trashKey, useTrash } from "~/panel/records/queries.ts";
import { trash } from "~/panel/records/words.ts";
import { Button } from "~/ui/button.tsx";
import { toastError, toastSuccess } from "~/ui/toast.ts";

type Props<T extends Table> = { kind: RecordKind<T>; onClose: () => void };

export function Trash<T extends Table>({ kind, onClose }: Props<T>) {
  const { table } = kind;
  const { client, withSession } = useSession();
  const queries = useQueryClient();
  const [asked, setAsked] = useState<Revision<T> | null>(null);
  const [shownId, setShownId] = useState<number | null>(null);
  const { data, isLoadingError, refetch, isFetching } = useTrash(table, trash.failed);
  const restore = useMutation({
    mutationFn: ({ revision, asDraft }: { revision: Revision<T>; asDraft: boolean }) =>
      withSession(() => restoreRecord(client, table, revision.row, asDraft)),
    onSuccess: (_, { asDraft }) => toastSuccess(asDraft ? trash.restoredAsDraft : trash.restored),
    onError: (error) => {
      const taken = error instanceof DataProblem && error.kind === "slug-taken";
      toastError(taken ? trash.slugTaken : trash.restoreFailed);
    },
    onSettled: () => {
      setAsked(null);
      void queries.invalidateQueries({ queryKey: recordsKey(table) });
      void queries.invalidateQueries({ queryKey: trashKey(table) });
    },
  });

  /** Asks first when visitors would see the record at once. */
  function bringBack(revision: Revision<T>) {
    const status = statusOf(revision.row, new Date());
    if (status === "published") setAsked(revision);
    else restore.mutate({ revision, asDraft: false });
  }

  return (
    <Modal open onClose={onClose} title={trash.title} description={trash.hint} wide>
      {isLoadingError ? (
        <ListFailed text={trash.failed} onRetry={refetch} busy={isFetching} />
      ) : data?.length === 0 ? (
        <NoRows text={trash.empty} />
      ) : (
        <ul className="divide-y divide-line border-line border-y">
          {data?.map((revision) => (
            <DeletedRecord
              key={revision.id}
              kind={kind}
              revision={revision}
              busy={restore.isPending}
              shown={shownId === revision.id}
              onShow={() => setShownId(shownId === revision.id ? null : revision.id)}
              onRestore={() => bringBack(revision)}
            />
          ))}
        </ul>
      )}
      <Confirm
        open={asked !== null}
        title={trash.wasPublic.title}
        description={asked && trash.wasPublic.text(asked.row.title)}
        onClose={() => setAsked(null)}
      >
        {([true, false] as const).map((asDraft) => (
          <Button
            key={String(asDraft)}
            size="sm"
            variant={asDraft ? "primary" : "secondary"}
            disabled={restore.isPending}
            onClick={() => asked && restore.mutate({ revision: asked, asDraft })}
          >
            {asDraft ? trash.wasPublic.asDraft : trash.wasPublic.public}
          </Button>
        ))}
        <Button size="sm" variant="secondary" onClick={() => setAsked(null)}>
          {list.confirm.cancel}
        </Button>
      </Confirm>
    </Modal>
  );
}

type DeletedProps<T extends Table> = {
  kind: RecordKind<T>;
  revision: Revision<T>;
  busy: boolean;
  shown: boolean;
  onShow: () => void;
  onRestore: () => void;
};

function DeletedRecord<T extends Table>(props: DeletedProps<T>) {
  const { kind, revision, busy, shown, onShow, onRestore } = props;
  const { row, at, by } = revision;
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-center gap-4">
        <div className="mr-auto min-w-0">
          <p className="font-semibold [overflow-wrap:anywhere]">{row.title}</p>
          <p className="text-muted text-sm">{trash.deleted(formatMoment(at), by)}</p>
        </div>
        <Button
          variant="secondary"
          size="sm"
          aria-expanded={shown}
          aria-label={`${trash.show}: ${row.title}`}
          onClick={onShow}
        >
          {trash.show}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          disabled={busy}
          aria-label={`${trash.restore}: ${row.title}`}
          onClick={onRestore}
        >
          {trash.restore}
        </Button>
      </div>
      {shown && (
        <div className="mt-5">
          <LazyPreview>
            <kind.RowPreview row={row} />
          </LazyPreview>
        </div>
      )}
    </li>
  );
}
