import { AsyncLocalStorage } from "node:async_hooks";
import type { PgliteConnection } from "@supabase/lite/pglite";

type Driver = PgliteConnection["driver"];

const request = new AsyncLocalStorage<symbol>();
const noRequest = Symbol("start-up");

/** Milliseconds from BEGIN to COMMIT. */
const longestTransaction = 15_000;

export function asOneRequest<T>(work: () => Promise<T>): Promise<T> {
  return request.run(Symbol("request"), work);
}

/**
 * PGlite is one connection, over which lite 0.10.0 sends BEGIN, SET ROLE, the query and COMMIT one
 * by one. Another request in between would go on with that role, so it waits; a transaction that is
 * never ended is rolled back, and its request refused any further query.
 */
export function keepTransactionsApart(driver: Driver, longest = longestTransaction): void {
  let holder: symbol | null = null;
  let waiting: (() => void)[] = [];
  let overdue: NodeJS.Timeout | undefined;
  const undone = new WeakSet<symbol>();
  const { query, exec, transaction } = driver;

  const end = () => {
    clearTimeout(overdue);
    holder = null;
    const released = waiting;
    waiting = [];
    for (const go of released) go();
  };
  const begin = (me: symbol) => {
    holder = me;
    overdue = setTimeout(() => {
      undone.add(me);
      Reflect.apply(exec, driver, ["rollback"])
        .catch(() => {})
        .finally(() => holder === me && end());
    }, longest);
    overdue.unref();
  };
  const apart = async (sql: string, run: () => Promise<unknown>): Promise<unknown> => {
    const me = request.getStore() ?? noRequest;
    while (holder !== null && holder !== me) {
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    if (undone.has(me)) throw new Error("The transaction took too long and was undone");
    const [, word = ""] = /^\s*(begin|start|commit|end|rollback(?!\s+to))\b/i.exec(sql) ?? [];
    if (/^(begin|start)$/i.test(word)) {
      begin(me);
      return run().catch((error) => {
        end();
        throw error;
      });
    }
    return word === "" ? run() : run().finally(end);
  };

  Object.assign(driver, {
    query: (sql: string, ...rest: unknown[]) =>
      apart(sql, () => Reflect.apply(query, driver, [sql, ...rest])),
    exec: (sql: string, ...rest: unknown[]) =>
      apart(sql, () => Reflect.apply(exec, driver, [sql, ...rest])),
    transaction: (work: unknown) => apart("", () => Reflect.apply(transaction, driver, [work])),
  });
}
