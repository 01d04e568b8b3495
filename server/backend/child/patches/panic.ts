import type { PgliteConnection } from "@supabase/lite/pglite";

type Driver = Pick<PgliteConnection["driver"], "query" | "exec">;

/** Exit code; the supervisor starts the process again. */
export const brokenDatabase = 3;

/** PGlite 0.4.5 cannot end itself after a panic: its next query would never return. */
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
