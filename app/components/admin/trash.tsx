import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Button } from "~/components/ui/button.tsx";
import { toastError, toastSuccess } from "~/components/ui/toast.ts";
import { trash } from "~/content/admin-tools.ts";
import { DataProblem } from "~/data/admin/problem.ts";
import type { Table } from "~/data/admin/records.ts";
import { type Revision, restoreFromTrash } from "~/data/admin/revisions.ts";
import { formatMoment } from "~/lib/moments.ts";
import { ListFailed, NoRows } from "./list-states.tsx";
import { Modal } from "./modal.tsx";
import { recordsKey, trashKey, useTrash } from "./queries.ts";
import { useSession } from "./session.tsx";

/** Records deleted in the last 30 days, each a button away from being there again. */
export function Trash<T extends Table>({ table, onClose }: { table: T; onClose: () => void }) {
  const { client, withSession } = useSession();
  const queries = useQueryClient();
  const { data, isError, refetch, isFetching } = useTrash(table, trash.failed);
  const restore = useMutation({
    mutationFn: (revision: Revision<T>) =>
      withSession(() => restoreFromTrash(client, table, revision)),
    onSuccess: () => toastSuccess(trash.restored),
    onError: (error) => {
      console.error(error);
      const taken = error instanceof DataProblem && error.kind === "slug-taken";
      toastError(taken ? trash.slugTaken : trash.restoreFailed);
    },
    onSettled: () => {
      queries.invalidateQueries({ queryKey: recordsKey(table) });
      queries.invalidateQueries({ queryKey: trashKey(table) });
    },
  });

  return (
    <Modal open onClose={onClose} title={trash.title} description={trash.hint} wide>
      {isError ? (
        <ListFailed text={trash.failed} onRetry={refetch} busy={isFetching} />
      ) : data?.length === 0 ? (
        <NoRows text={trash.empty} />
      ) : (
        <ul className="divide-y divide-line border-line border-y">
          {data?.map((revision) => (
            <li key={revision.id} className="flex flex-wrap items-center gap-4 py-4">
              <div className="mr-auto">
                <p className="font-semibold">{revision.row.title}</p>
                <p className="text-muted text-sm">
                  {trash.deleted(formatMoment(revision.at), revision.by)}
                </p>
              </div>
              <Button
                variant="secondary"
                size="sm"
                disabled={restore.isPending}
                aria-label={`${trash.restore}: ${revision.row.title}`}
                onClick={() => restore.mutate(revision)}
              >
                {trash.restore}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Modal>
  );
}
