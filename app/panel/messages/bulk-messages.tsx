import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { attentionKey } from "~/panel/access/attention.ts";
import { useSession } from "~/panel/access/session.tsx";
import { handleListed, type ListedMessage, messagesKey } from "~/panel/data/messages.ts";
import { problemText } from "~/panel/kit/problem.ts";
import { BulkBar } from "~/panel/kit/ui/bulk-bar.tsx";
import { bulk } from "~/panel/kit/words.ts";
import { Button } from "~/ui/button.tsx";
import { messages as text } from "./words.ts";

type Props = {
  rows: readonly ListedMessage[];
  chosen: ReadonlySet<number>;
  onAll: () => void;
  onNone: () => void;
};

const actions = ["answer", "spam"] as const;
type Action = (typeof actions)[number];

const problems = { conflict: text.conflict, refused: text.refused, gone: text.missing };

/** It stays when the list has become empty: what could not be done is still said. */
export function BulkMessages({ rows, chosen: ids, onAll, onNone }: Props) {
  const chosen = rows.filter(({ id }) => ids.has(id));
  const { client, withSession } = useSession();
  const queries = useQueryClient();
  const [done, setDone] = useState(0);
  const change = useMutation({
    mutationFn: async (action: Action) => {
      const left: { id: number; text: string }[] = [];
      setDone(0);
      for (const [at, { id, name, handling }] of chosen.entries()) {
        const problem = await withSession(() => handleListed(client, { id, handling }, action))
          .then((outcome) => (outcome === "done" ? null : problems[outcome]))
          .catch((error: Error) => {
            console.error(error);
            return problemText(error);
          });
        if (problem) left.push({ id, text: `${name}: ${problem}` });
        setDone(at + 1);
      }
      return { action, left, count: chosen.length - left.length };
    },
    onSettled: () => {
      onNone();
      void queries.invalidateQueries({ queryKey: messagesKey });
      void queries.invalidateQueries({ queryKey: attentionKey });
    },
  });
  const { data: result, isPending } = change;

  return (
    <>
      <BulkBar
        chosen={chosen.length}
        working={isPending ? { done, all: chosen.length } : null}
        result={result && { text: text.bulkDone[result.action](result.count), left: result.left }}
        onNone={onNone}
      >
        {actions.map((action) => (
          <Button key={action} size="sm" variant="secondary" onClick={() => change.mutate(action)}>
            {text.actions[action]}
          </Button>
        ))}
      </BulkBar>
      {rows.length > 0 && (
        <Button variant="ghost" className="mb-4" disabled={isPending} onClick={onAll}>
          {bulk.all}
        </Button>
      )}
    </>
  );
}
