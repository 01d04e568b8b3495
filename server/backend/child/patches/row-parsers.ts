import type { PgliteConnection } from "@supabase/lite/pglite";

/**
 * PGlite 0.4.5 copies its list of parsers for every query. Two thirds of them are for arrays of whole rows of
 * system tables, which nothing here asks for; copying those took as long as a small query.
 */
export async function removeRowParsers(driver: PgliteConnection["driver"]): Promise<void> {
  const { rows } = await driver.query<{ typarray: number }>(
    "select typarray from pg_type where typtype = 'c' and typarray <> 0",
  );
  for (const { typarray } of rows) delete driver.parsers[typarray];
}
