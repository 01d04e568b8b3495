import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Button } from "~/components/ui/button.tsx";
import { toastError, toastSuccess } from "~/components/ui/toast.ts";
import { list } from "~/content/admin.ts";
import { DataProblem } from "~/data/admin/problem.ts";
import { deleteRecord, type ListRow, type Table } from "~/data/admin/records.ts";
import { Confirm } from "./confirm.tsx";
import type { Kind } from "./kinds.ts";
import { recordsKey, trashKey } from "./queries.ts";
import { useSession } from "./session.tsx";

type Props<T extends Table> = { kind: Kind<T>; record: ListRow<T> | null; onClose: () => void };

/** Asks before deleting; afterwards the list is read again, whatever came of it. */
export function DeleteRecord<T extends Table>({ kind, record, onClose }: Props<T>) {
  const { client, withSession } = useSession();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: async (id: number) => {
      const gone = await withSession(() => deleteRecord(client, kind.table, id));
      if (!gone) throw new DataProblem("refused", `Nothing was deleted: ${kind.table} ${id}`);
    },
    onSuccess: (_, id) => {
      toastSuccess(kind.messages.deleted);
      // Gone at once, so that the keyboard does not return to a row that is about to vanish.
      queries.setQueryData<ListRow<T>[]>(recordsKey(kind.table), (rows) =>
        rows?.filter((row) => row.id !== id),
      );
    },
    onError: (error) => {
      console.error(error);
      toastError(kind.messages.deleteFailed);
    },
    onSettled: () => {
      onClose();
      queries.invalidateQueries({ queryKey: recordsKey(kind.table) });
      queries.invalidateQueries({ queryKey: trashKey(kind.table) });
    },
  });

  return (
    <Confirm
      open={record !== null}
      title={kind.confirmDelete}
      description={record && `„${record.title}”. ${list.confirm.hint}`}
      onClose={onClose}
    >
      <Button variant="secondary" onClick={onClose}>
        {list.confirm.cancel}
      </Button>
      <Button onClick={() => record && mutate(record.id)} disabled={isPending}>
        {list.confirm.delete}
      </Button>
    </Confirm>
  );
}
