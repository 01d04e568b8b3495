import { setTimeout as pause } from "node:timers/promises";
import {
  createRules,
  type RedirectAnswer,
  type RedirectRow,
} from "../../app/text/redirects/rules.ts";

export type Redirects = {
  /** A promise to await before `find` knows the last writes. Null when it knows them already. Never rejects. */
  due: () => Promise<void> | null;
  find: (pathAndSearch: string) => RedirectAnswer | null;
};

type Options = {
  /** Returns null when the rules have not changed since `known`, the last answer. */
  read: (known: string | undefined) => Promise<{ rows: RedirectRow[]; state: string } | null>;
  /** Counts the writes through this process. */
  writes: () => number;
  failed: (error: unknown) => void;
  /** Milliseconds of a monotonic clock. */
  now?: () => number;
  wait?: (milliseconds: number) => Promise<unknown>;
};

/** Ages in milliseconds, as for pages: rules are read again after the first, and awaited after the second. */
const FRESH = 5_000;
const USABLE = 10_000;
/** For so long a page waits for the rules where there are older ones; longer after a write. */
const PATIENCE = { usual: 80, afterWrite: 2_000 };

/** Finds redirects in memory. When the rows cannot be read, the last ones that were read are used. */
export function keepRules(options: Options): Redirects {
  const {
    read,
    writes,
    failed,
    now = () => performance.now(),
    wait = (milliseconds) => pause(milliseconds, undefined, { ref: false }),
  } = options;
  let rules = createRules([]);
  let state: string | undefined;
  let known = { writes: -1, at: Number.NEGATIVE_INFINITY };
  let hasFailed = false;
  let reading: { writes: number; done: Promise<void> } | undefined;

  const renew = async (began: typeof known) => {
    try {
      const answer = await read(state);
      if (answer) {
        rules = createRules(answer.rows);
        state = answer.state;
      }
      hasFailed = false;
    } catch (error) {
      hasFailed = true;
      failed(error);
    }
    known = began;
    if (reading?.writes === began.writes) reading = undefined;
  };
  const readAgain = (): Promise<void> => {
    const began = { writes: writes(), at: now() };
    // A read that began before the last write may not have seen that write.
    if (reading?.writes !== began.writes) {
      const before = reading?.done;
      const done = before ? before.then(() => renew(began)) : renew(began);
      reading = { writes: began.writes, done };
    }
    return reading.done;
  };

  return {
    due: () => {
      const age = now() - known.at;
      const isWritten = known.writes !== writes();
      if (!isWritten && age < FRESH) return null;
      const read = readAgain();
      if ((!isWritten && age < USABLE) || hasFailed) return null;
      if (state === undefined) return read;
      return Promise.race([
        read,
        wait(isWritten ? PATIENCE.afterWrite : PATIENCE.usual).then(() => {}),
      ]);
    },
    find: (pathAndSearch) => (rules.isEmpty ? null : rules.answer(pathAndSearch)),
  };
}
