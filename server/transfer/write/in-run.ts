import type { Json } from "../../../app/data/database.types.ts";
import { OperatorError } from "../../base/operator-error.ts";
import { ImportProblem, type Problem } from "../read/notes.ts";
import type { RunKind } from "../store/import-history.ts";
import type { ImportStore } from "../store/import-store.ts";

/** Milliseconds between signs of life: a third of the time after which the database counts a run as dead. */
const BEAT_MS = 10_000;
/** Milliseconds between two updates of the progress. */
const SHOWN_EVERY_MS = 700;

/** What an archive of such a site has, which the panel says beside how much of it is done. */
export type Counting = { records: number; pictures: number; films: number };

export type Watch = {
  counts: (counting: Counting) => void;
  progress: (done: number, total: number) => void;
  began: (importId: number) => Promise<void>;
  /** Throws when an administrator or another process has ended the run. */
  refuseEnded: () => void;
};

export async function beginRun(
  { runs }: ImportStore,
  kind: RunKind,
  source: string,
  importId?: number,
): Promise<number> {
  const run = await runs.begin(kind, source, importId);
  if (run !== null) return run;
  throw new ImportProblem(
    { code: "running" },
    "Another import is running. One that was killed counts as running for half a minute.",
  );
}

/** Does the work and reports its progress to the panel. The work ends when the run is ended from elsewhere. */
export async function inRun<T>(
  { runs }: ImportStore,
  run: number,
  work: (watch: Watch) => Promise<{ result: T; report: Json }>,
): Promise<T> {
  let known: { done?: number; total?: number; report?: Json } = {};
  let isEnded = false;
  let shownAt = 0;
  const beat = async () => {
    shownAt = performance.now();
    const isAlive = await runs.note(run, known).catch(() => true);
    if (!isAlive) isEnded = true;
  };
  const timer = setInterval(beat, BEAT_MS);
  try {
    const { result, report } = await work({
      counts(counting) {
        known = { ...known, report: { counting } };
      },
      progress(done, total) {
        known = { ...known, done, total };
        if (performance.now() - shownAt > SHOWN_EVERY_MS) void beat();
      },
      async began(importId) {
        await runs.note(run, { ...known, import: importId });
      },
      refuseEnded() {
        if (isEnded) throw new ImportProblem({ code: "stopped" }, "The import was stopped.");
      },
    });
    clearInterval(timer);
    await runs.note(run, { ...known, state: "done", report });
    return result;
  } catch (error) {
    clearInterval(timer);
    await runs
      .note(run, { ...progressOf(known), state: "failed", problem: problemOf(error) })
      .catch((failure) => process.stderr.write(`The end of the import is unwritten: ${failure}\n`));
    throw error;
  }
}

function progressOf({ done, total }: { done?: number; total?: number }) {
  return { ...(done !== undefined && { done }), ...(total !== undefined && { total }) };
}

function problemOf(error: unknown): Problem {
  if (error instanceof ImportProblem) return error.problem;
  const message = error instanceof Error ? error.message : String(error);
  return { code: error instanceof OperatorError ? "backend" : "other", details: [message] };
}
