import type { SupabaseClient } from "@supabase/supabase-js";
import { onTestFinished } from "vitest";

type Row = { slug: string; [column: string]: unknown };

/** Adds rows for one test. */
export async function add(database: SupabaseClient, table: string, rows: Row[]): Promise<void> {
  const slugs = rows.map(({ slug }) => slug);
  onTestFinished(async () => {
    for (let from = 0; from < slugs.length; from += 200) {
      const some = slugs.slice(from, from + 200);
      await database.from(table).delete().in("slug", some).throwOnError();
    }
  });
  // An API request may take eight seconds.
  for (let from = 0; from < rows.length; from += 200) {
    await database
      .from(table)
      .insert(rows.slice(from, from + 200))
      .throwOnError();
  }
}
