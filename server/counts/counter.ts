import { callDatabase, type ServerAccess } from "../base/call-database.ts";

export type Counter = {
  add(path: string): void;
  /** Writes the remaining counts. */
  stop(): Promise<void>;
};

export type CounterOptions = {
  write: (counts: Record<string, number>) => Promise<void>;
  failed: (error: unknown) => void;
  everyMs?: number;
};

const LONGEST_PATH = 300;
const OTHERS = "";
/** Longer than a backup or a vacuum holds the database: what waits for it is done all the same. */
const TIMEOUT_MS = 60_000;
const AT_THE_END_MS = 2_000;

/**
 * Counts in memory and writes once a minute. What is refused is counted again, and costs no request.
 * `most`: as many paths as a day has room for in the database; all others are counted together.
 */
export function countInMemory(
  { write, failed, everyMs = 60_000 }: CounterOptions,
  most: number,
): Counter {
  let counts = new Map<string, number>();
  let writing = Promise.resolve();

  const add = (path: string, times: number) => {
    const hasRoom = path.length <= LONGEST_PATH && (counts.has(path) || counts.size < most);
    const key = hasRoom ? path : OTHERS;
    counts.set(key, (counts.get(key) ?? 0) + times);
  };
  const writeAll = async () => {
    const taken = counts;
    if (taken.size === 0) return;
    counts = new Map();
    try {
      await write(Object.fromEntries(taken));
    } catch (error) {
      // What was asked for and not answered may have been done, or be done yet.
      const isUnanswered = error instanceof Error && error.name === "TimeoutError";
      if (!isUnanswered) for (const [path, times] of taken) add(path, times);
      failed(error);
    }
  };
  const writeInTurn = () => {
    writing = writing.then(writeAll);
    return writing;
  };
  const timer = setInterval(writeInTurn, everyMs);
  timer.unref();

  return {
    add: (path) => add(path, 1),
    stop() {
      clearInterval(timer);
      return Promise.race([
        writeInTurn(),
        new Promise<void>((resolve) => setTimeout(resolve, AT_THE_END_MS).unref()),
      ]);
    },
  };
}

/** `name`: the function of the database that adds the counts to a day. */
export function writerOfCounts(
  server: ServerAccess,
  name: "count_missing_addresses" | "count_visits",
): CounterOptions["write"] {
  return async (counts) => {
    await callDatabase(server, name, { counts: JSON.stringify(counts) }, TIMEOUT_MS);
  };
}
