import type { PgliteConnection } from "@supabase/lite/pglite";

/** PGlite 0.4.5 copies all parsers for every query, which took as long as a small query. */
export async function removeRowParsers(driver: PgliteConnection["driver"]): Promise<void> {
  const { rows } = await driver.query<{ typarray: number }>(
    "select typarray from pg_type where typtype = 'c' and typarray <> 0",
  );
  for (const { typarray } of rows) delete driver.parsers[typarray];
}
