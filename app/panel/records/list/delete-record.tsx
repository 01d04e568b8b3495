import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSession } from "~/panel/access/session.tsx";
import { deleteRecord } from "~/panel/data/records/records.ts";
import { DataProblem } from "~/panel/kit/problem.ts";
import { Confirm } from "~/panel/kit/ui/confirm.tsx";
import { list } from "~/panel/kit/words.ts";
import type { NamedKind } from "~/panel/records/kind.ts";
import { recordsKey, takeFromLists, trashKey } from "~/panel/records/queries.ts";
import { Button } from "~/ui/button.tsx";
import { toastError, toastSuccess } from "~/ui/toast.ts";

type Listed = { id: number; title: string };
type Props = { kind: NamedKind; record: Listed | null; onClose: () => void };

export function DeleteRecord({ kind, record, onClose }: Props) {
  const { client, withSession } = useSession();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: async (id: number) => {
      const gone = await withSession(() => deleteRecord(client, kind.table, id));
      if (!gone) throw new DataProblem("refused", `Nothing was deleted: ${kind.table} ${id}`);
    },
    onSuccess: (_, id) => {
      toastSuccess(kind.text.messages.deleted);
      takeFromLists(queries, kind.table, id);
    },
    onError: () => toastError(kind.text.messages.deleteFailed),
    onSettled: () => {
      onClose();
      void queries.invalidateQueries({ queryKey: recordsKey(kind.table) });
      void queries.invalidateQueries({ queryKey: trashKey(kind.table) });
    },
  });

  return (
    <Confirm
      open={record !== null}
      title={kind.text.confirmDelete}
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
