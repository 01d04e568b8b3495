import { useMutation, useQueryClient } from "@tanstack/react-query";
import { visual } from "~/content/admin/writing.ts";
import { useSession } from "~/panel/access/session.tsx";
import { useRead } from "~/panel/access/use-read.ts";
import { readHints, rememberHint } from "~/panel/data/accounts.ts";
import { Button } from "~/ui/button.tsx";

const HINT = "write-as-in-word";

/** Above the first text of a form, until the account has put it away. */
export function WordHint() {
  const { client, account, withSession } = useSession();
  const queries = useQueryClient();
  const key = ["read-hints", account.id];
  const { data: read } = useRead(key, readHints, { staleTime: Number.POSITIVE_INFINITY });
  const { mutate } = useMutation({
    mutationFn: () => withSession(() => rememberHint(client, HINT)),
    // Where that fails, the hint comes again another day.
    onMutate: () => queries.setQueryData(key, [...(read ?? []), HINT]),
    onError: console.error,
  });
  if (!read || read.includes(HINT)) return null;
  return (
    <aside className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-accent border-l-2 bg-raised px-5 py-4">
      <p className="max-w-prose text-sm">
        <strong>{visual.word.title}</strong> {visual.word.text}
      </p>
      <Button variant="secondary" size="sm" onClick={() => mutate()}>
        {visual.word.understood}
      </Button>
    </aside>
  );
}
