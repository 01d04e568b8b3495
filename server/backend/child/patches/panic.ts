import type { PgliteConnection } from "@supabase/lite/pglite";

type Driver = Pick<PgliteConnection["driver"], "query" | "exec">;

/** How the backend process ends when its Postgres gave up; the supervisor starts it anew. */
export const endedByPanic = 3;

/**
 * A Postgres that panics (it could not write its log) ends itself, to mend its files at the next start.
 * PGlite cannot end, and its next query turns in circles for ever: so it is told at once.
 */
export function noticePanic(driver: Driver, onPanic: () => void): void {
  const { query, exec } = driver;
  const watched =
    (ask: typeof query | typeof exec) =>
    (...args: unknown[]) =>
      Promise.resolve(Reflect.apply(ask, driver, args)).catch((error) => {
        if (isPanic(error)) onPanic();
        throw error;
      });
  Object.assign(driver, { query: watched(query), exec: watched(exec) });
}

function isPanic(error: unknown): boolean {
  return error instanceof Error && "severity" in error && error.severity === "PANIC";
}
