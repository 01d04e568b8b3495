import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { useSession } from "~/panel/access/session.tsx";
import type { AdminClient } from "~/panel/data/client.ts";
import { createRecord } from "~/panel/data/records/records.ts";
import { DataProblem, problemText } from "~/panel/kit/problem.ts";
import { LONGEST } from "~/panel/records/form-rules.ts";
import type { EditedKind, Kind } from "~/panel/records/kind.ts";
import { recordsKey } from "~/panel/records/queries.ts";
import { duplicate as text } from "~/panel/records/words.ts";
import { Button } from "~/ui/button.tsx";
import { toastError, toastInfo, toastSuccess } from "~/ui/toast.ts";

type Props<K extends Kind> = {
  kind: EditedKind<K>;
  /** As it is stored: what is not saved yet would be in neither record. */
  stored: K["form"];
  dirty: boolean;
};

export function DuplicateButton<K extends Kind>(props: Props<K>) {
  const { kind, stored, dirty } = props;
  const { client, withSession } = useSession();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const copy = useMutation({
    mutationFn: () => withSession(() => storeCopy(kind, client, stored)),
    onSuccess: (id) => {
      void queries.invalidateQueries({ queryKey: recordsKey(kind.table) });
      toastSuccess(text.done);
      const next = new URLSearchParams(location.search);
      next.set("edit", String(id));
      void navigate({ search: next.toString() }, { preventScrollReset: true });
    },
    onError: (error) => toastError(text.failed(problemText(error))),
  });

  return (
    <Button
      variant="secondary"
      size="sm"
      disabled={copy.isPending}
      onClick={() => (dirty ? toastInfo(text.saveFirst) : copy.mutate())}
    >
      {text.label}
    </Button>
  );
}

async function storeCopy<K extends Kind>(
  { table, form }: EditedKind<K>,
  client: AdminClient,
  stored: K["form"],
): Promise<number> {
  for (let copy = 1; ; copy++) {
    const ending = copy === 1 ? "-kopia" : `-kopia-${copy}`;
    const slug =
      stored.slug.slice(0, LONGEST.slug - ending.length).replace(/(?<!-)-+$/, "") + ending;
    const title = stored.title.slice(0, LONGEST.title - text.ending.length) + text.ending;
    const draft = { ...stored, title, slug, publication: { mode: "none" as const } };
    try {
      return (await createRecord(client, table, form.toValues(draft, true))).id;
    } catch (error) {
      const taken = error instanceof DataProblem && error.kind === "slug-taken";
      if (!taken || copy === 50) throw error;
    }
  }
}
