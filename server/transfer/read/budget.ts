import { Script } from "node:vm";

/** The processor time that one step of an entry may take. Ordinary ones take some milliseconds; a long text may take more. */
const [MOST_MS, MORE_MS_PER_KB, LONGEST_MS] = [1_000, 10, 10_000];
const call = new Script("importStep()");

export class TooSlow extends Error {}

export function budgetOf(characters: number): number {
  return Math.min(LONGEST_MS, MOST_MS + Math.ceil((MORE_MS_PER_KB * characters) / 1_000));
}

/**
 * Does work on somebody else's text and ends it when it takes too much processor time, even within a regular expression.
 * The clock ends it first; where other processes had the processor meanwhile, it begins again with more of the clock.
 */
export function withinBudget<T>(work: () => T, most = MOST_MS): T {
  for (let patience = most; ; patience *= 4) {
    const before = process.threadCpuUsage();
    let done: { result: T } | null = null;
    try {
      Object.assign(globalThis, {
        importStep: () => {
          done = { result: work() };
        },
      });
      call.runInThisContext({ timeout: patience });
    } catch (error) {
      if (!isTimeout(error)) throw error;
      const { user, system } = process.threadCpuUsage(before);
      if ((user + system) / 1_000 < most * 0.9 && patience < 60 * most) continue;
      throw new TooSlow();
    }
    if (done) return resultOf(done);
  }
}

function resultOf<T>({ result }: { result: T }): T {
  return result;
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ERR_SCRIPT_EXECUTION_TIMEOUT";
}
