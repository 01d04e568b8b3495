import { useState } from "react";
import { Screen } from "~/panel/access/screen.tsx";
import type { ImportRun } from "~/panel/data/transfer/import-runs.ts";
import { type ImportServer, stopImport } from "~/panel/data/transfer/import-server.ts";
import { ListFailed, ListSkeleton } from "~/panel/kit/ui/list-states.tsx";
import { Progress } from "~/panel/kit/ui/progress.tsx";
import { SettingsSection } from "~/panel/kit/ui/settings-section.tsx";
import { Button } from "~/ui/button.tsx";
import { FileForm } from "./file-form.tsx";
import { PastImports } from "./past-imports.tsx";
import { isSilent, useImportOrder, useImportRuns, useImportServer } from "./queries.ts";
import { StoredReport } from "./report-view.tsx";
import { TakeOut } from "./take-out.tsx";
import { TrialResult } from "./trial-result.tsx";
import { transfer as text } from "./words.ts";

/** The server keeps what was sent for a day. */
const OFFERED_MS = 23 * 60 * 60 * 1000;

export function TransferScreen() {
  const server = useImportServer();
  const runs = useImportRuns();
  const { isLoadingError, refetch, isFetching } = server.isLoadingError ? server : runs;
  return (
    <Screen title={text.title}>
      <p className="mb-6 max-w-prose text-text-2">{text.lead}</p>
      {isLoadingError ? (
        <ListFailed text={text.listFailed} onRetry={refetch} busy={isFetching} />
      ) : !server.data || !runs.data ? (
        <ListSkeleton />
      ) : (
        <>
          <Current server={server.data} runs={runs.data} />
          <PastImports runs={runs.data} canUndo={server.data.can} />
        </>
      )}
      <TakeOut />
    </Screen>
  );
}

type CurrentProps = { server: ImportServer; runs: readonly ImportRun[] };

function Current({ server, runs }: CurrentProps) {
  const [putAway, setPutAway] = useState<number | null>(null);
  const [latest] = runs;
  if (latest?.state === "running") return <Running run={latest} />;
  if (!server.can) return <Unable because={server.because} />;
  const isNews = latest && latest.id !== putAway && isRecent(latest);
  if (isNews && latest.kind === "trial" && latest.state === "done" && latest.folder) {
    return (
      <TrialResult
        key={latest.id}
        run={latest}
        folder={latest.folder}
        mayFetch={server.mayFetch}
        onOther={() => setPutAway(latest.id)}
      />
    );
  }
  return (
    <>
      {isNews && <Ended run={latest} onPutAway={() => setPutAway(latest.id)} />}
      <FileForm largest={server.largest} />
    </>
  );
}

function isRecent({ finished_at, created_at }: ImportRun): boolean {
  return Date.now() - new Date(finished_at ?? created_at).getTime() < OFFERED_MS;
}

function Unable({ because }: { because: string }) {
  return (
    <SettingsSection title={text.form.title}>
      <p>{because === "no-key" ? text.unable.noKey : text.unable.noDisk}</p>
      <p className="text-text-2">{text.unable.command}</p>
    </SettingsSection>
  );
}

function Running({ run }: { run: ImportRun }) {
  const stop = useImportOrder(stopImport);
  const { id, kind, source, done, total, counting } = run;
  return (
    <SettingsSection title={text.running.title}>
      <Progress
        label={text.running.label(kind, source)}
        done={done}
        total={total}
        said={
          isSilent(run, Date.now())
            ? text.running.silent
            : total > 0
              ? text.running.done(kind, done, total, counting)
              : text.running.preparing
        }
      >
        <Button
          variant="secondary"
          size="sm"
          disabled={stop.isPending}
          onClick={() => stop.mutate(id)}
        >
          {text.running.stop}
        </Button>
      </Progress>
      <p className="text-text-2">{text.running.leave}</p>
    </SettingsSection>
  );
}

function Ended({ run, onPutAway }: { run: ImportRun; onPutAway: () => void }) {
  const { id, kind, state, source, problem } = run;
  return (
    <SettingsSection title={text.ended.title(kind, state === "done")}>
      {state === "failed" ? (
        <div role="alert" className="grid gap-2">
          <p className="font-medium text-danger">
            {text.problem(problem?.code ?? "other", problem?.line)}
          </p>
          {problem?.code === "changed" && (
            <ul className="list-disc pl-5">
              {problem.details?.map((title) => (
                <li key={title}>{title}</li>
              ))}
            </ul>
          )}
        </div>
      ) : kind === "import" ? (
        <StoredReport run={id} source={source} isTrial={false} />
      ) : (
        <p>{text.ended.undone}</p>
      )}
      <Button variant="secondary" size="sm" onClick={onPutAway}>
        {text.ended.putAway}
      </Button>
    </SettingsSection>
  );
}
