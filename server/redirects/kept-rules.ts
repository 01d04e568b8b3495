import {
  createRules,
  type RedirectAnswer,
  type RedirectRow,
} from "../../supabase/redirects/rules.ts";

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
};

/** Ages in milliseconds, as for pages: rules are read again after the first, and awaited after the second. */
const FRESH = 5_000;
const USABLE = 10_000;

/** Finds redirects in memory. When the rows cannot be read, the last ones that were read are used. */
export function keepRules(options: Options): Redirects {
  const { read, writes, failed, now = () => performance.now() } = options;
  let rules = createRules([]);
  let state: string | undefined;
  let known = { writes: -1, at: Number.NEGATIVE_INFINITY };
  let reading: { writes: number; done: Promise<void> } | undefined;

  const renew = async (began: typeof known) => {
    try {
      const answer = await read(state);
      if (answer) {
        rules = createRules(answer.rows);
        state = answer.state;
      }
    } catch (error) {
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
      if (known.writes !== writes() || age >= USABLE) return readAgain();
      if (age >= FRESH) void readAgain();
      return null;
    },
    find: (pathAndSearch) => (rules.isEmpty ? null : rules.answer(pathAndSearch)),
  };
}
