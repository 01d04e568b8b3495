import { useState } from "react";
import type { ImportRun } from "~/panel/data/transfer/import-runs.ts";
import { startUndo } from "~/panel/data/transfer/import-server.ts";
import { formatMoment } from "~/panel/kit/moments.ts";
import { Confirm } from "~/panel/kit/ui/confirm.tsx";
import { SettingsSection } from "~/panel/kit/ui/settings-section.tsx";
import { Button } from "~/ui/button.tsx";
import { useImportOrder } from "./queries.ts";
import { StoredReport } from "./report-view.tsx";
import { transfer } from "./words.ts";

const { past: text, problem } = transfer;

type Props = { runs: readonly ImportRun[]; canUndo: boolean };

export function PastImports({ runs, canUndo }: Props) {
  const past = runs.filter(({ kind, state }) => kind === "import" && state !== "running");
  const [asked, setAsked] = useState<ImportRun | null>(null);
  const [opened, setOpened] = useState<number | null>(null);
  const undo = useImportOrder(startUndo);
  const importId = asked?.import_id;
  return (
    <SettingsSection title={text.title}>
      {past.length === 0 && <p className="text-text-2">{text.none}</p>}
      <ul className="w-full">
        {past.map((run) => (
          <li key={run.id} className="grid gap-3 border-line border-t py-4 first:border-t-0">
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <div className="min-w-0 grow basis-56">
                <p className="font-semibold [overflow-wrap:anywhere]">{run.source}</p>
                <p className="text-sm text-text-2">
                  {formatMoment(run.created_at)} · {outcomeOf(run)}
                </p>
              </div>
              {run.counts && (
                <Button
                  variant="secondary"
                  size="sm"
                  aria-expanded={opened === run.id}
                  aria-label={text.reportOf(run.source)}
                  onClick={() => setOpened(opened === run.id ? null : run.id)}
                >
                  {text.report}
                </Button>
              )}
              {canUndo && run.import_id !== null && (
                <Button
                  variant="secondary"
                  size="sm"
                  aria-label={text.undoOf(run.source)}
                  disabled={undo.isPending}
                  onClick={() => setAsked(run)}
                >
                  {text.undo}
                </Button>
              )}
            </div>
            {opened === run.id && <StoredReport run={run.id} source={run.source} isTrial={false} />}
          </li>
        ))}
      </ul>
      <Confirm
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={text.undoTitle}
        description={text.undoText(asked?.source ?? "")}
      >
        <Button size="sm" onClick={() => setAsked(null)}>
          {text.keep}
        </Button>
        <Button
          size="sm"
          variant="secondary"
          onClick={() => {
            setAsked(null);
            if (typeof importId === "number") undo.mutate(importId);
          }}
        >
          {text.undo}
        </Button>
      </Confirm>
    </SettingsSection>
  );
}

function outcomeOf({ state, counts, import_id, problem: why }: ImportRun): string {
  if (state === "failed") return problem(why?.code ?? "other", why?.line);
  if (import_id === null && (counts === null || counts.brought > 0)) return text.undone;
  return counts ? text.brought(counts.brought, counts.drafts, counts.leftOut) : text.done;
}
