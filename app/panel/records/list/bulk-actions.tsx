import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useSession } from "~/panel/access/session.tsx";
import { statusOf } from "~/panel/data/publication.ts";
import type { ListRow } from "~/panel/data/records/record-list.ts";
import { loadRecord, setPublication, type Table } from "~/panel/data/records/records.ts";
import { problemText } from "~/panel/kit/problem.ts";
import { BulkBar } from "~/panel/kit/ui/bulk-bar.tsx";
import { Confirm } from "~/panel/kit/ui/confirm.tsx";
import { bulk } from "~/panel/kit/words.ts";
import type { RecordKind } from "~/panel/records/kind.ts";
import { recordsKey } from "~/panel/records/queries.ts";
import { Button } from "~/ui/button.tsx";

type Props<T extends Table> = {
  kind: RecordKind<T>;
  chosen: readonly ListRow[];
  now: Date;
  onNone: () => void;
};

export function BulkActions<T extends Table>({ kind, chosen, now, onNone }: Props<T>) {
  const { client, withSession } = useSession();
  const queries = useQueryClient();
  const [asked, setAsked] = useState<"publish" | "withdraw" | null>(null);
  const [done, setDone] = useState(0);
  const rows = chosen.filter((row) => {
    const status = statusOf(row, now);
    return asked === "withdraw" ? status !== "draft" : status !== "published";
  });
  async function problemOf(row: ListRow, publish: boolean): Promise<string | null> {
    const whole = publish && (await loadRecord(client, kind.table, row.id));
    const warnings = whole ? await kind.rowWarnings(whole, client) : [];
    if (warnings.length > 0) return bulk.warned(warnings.join(" "));
    const outcome = await setPublication(client, kind.table, row, publish);
    return outcome === "done" ? null : bulk.problems[outcome];
  }

  const change = useMutation({
    mutationFn: async (publish: boolean) => {
      const left: { id: number; text: string }[] = [];
      setDone(0);
      for (const [at, row] of rows.entries()) {
        const problem = await withSession(() => problemOf(row, publish)).catch((error: Error) => {
          console.error(error);
          return problemText(error);
        });
        if (problem) left.push({ id: row.id, text: `„${row.title}”: ${problem}` });
        setDone(at + 1);
      }
      return { publish, left, count: rows.length - left.length };
    },
    onSettled: () => {
      onNone();
      void queries.invalidateQueries({ queryKey: recordsKey(kind.table) });
    },
  });
  const { data: result } = change;

  function ask(what: "publish" | "withdraw") {
    change.reset();
    setAsked(what);
  }

  return (
    <>
      <BulkBar
        chosen={chosen.length}
        working={change.isPending ? { done, all: rows.length } : null}
        result={
          result && {
            text: result.publish ? bulk.published(result.count) : bulk.withdrawn(result.count),
            left: result.left,
          }
        }
        onNone={onNone}
      >
        <Button size="sm" onClick={() => ask("publish")}>
          {bulk.publish}
        </Button>
        <Button size="sm" variant="secondary" onClick={() => ask("withdraw")}>
          {bulk.withdraw}
        </Button>
      </BulkBar>
      <Confirm
        open={asked !== null}
        title={asked === "withdraw" ? bulk.withdrawTitle : bulk.publishTitle}
        description={
          rows.length === 0
            ? bulk.nothing
            : asked === "withdraw"
              ? bulk.withdrawText
              : bulk.publishText
        }
        details={
          <ul className="mt-4 grid max-h-[45svh] list-disc gap-1 overflow-y-auto pl-5 text-text-2">
            {rows.map(({ id, title }) => (
              <li key={id} className="[overflow-wrap:anywhere]">
                {title}
              </li>
            ))}
          </ul>
        }
        onClose={() => setAsked(null)}
      >
        <Button size="sm" variant="secondary" onClick={() => setAsked(null)}>
          {bulk.cancel}
        </Button>
        {rows.length > 0 && (
          <Button
            size="sm"
            onClick={() => {
              change.mutate(asked === "publish");
              setAsked(null);
            }}
          >
            {asked === "withdraw" ? bulk.withdraw : bulk.publish}
          </Button>
        )}
      </Confirm>
    </>
  );
}
