import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useSession } from "~/panel/access/session.tsx";
import { useRead } from "~/panel/access/use-read.ts";
import { readHints, rememberHint } from "~/panel/data/accounts/accounts.ts";
import { Button } from "~/ui/button.tsx";
import { visual } from "./words.ts";
import { useWritingMode } from "./writing-mode.ts";

const HINT = "write-as-in-word";

const keyOf = (account: string) => ["read-hints", account];

/** The hints that the account has put away. A list of records asks for them, so that its form has them when it opens. */
export function useReadHints() {
  const { account } = useSession();
  return useRead(keyOf(account.id), readHints, { staleTime: Number.POSITIVE_INFINITY });
}

/** Above the first text of a form, until the account has put it away or writes so. */
export function WordHint() {
  const { client, account, withSession } = useSession();
  const queries = useQueryClient();
  const { data: read } = useReadHints();
  // A hint that came later would move the fields below it.
  const [isInTime] = useState(read !== undefined);
  const { mutate } = useMutation({
    mutationFn: () => withSession(() => rememberHint(client, HINT)),
    // Where that fails, the hint comes again another day.
    onMutate: () => queries.setQueryData(keyOf(account.id), [...(read ?? []), HINT]),
    onError: console.error,
  });
  const isChosen = useWritingMode() === "visual";
  if (isChosen || !isInTime || !read || read.includes(HINT)) return null;
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
