import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { OperatorError } from "../../../operator-error.ts";
import type { Database, OpenDatabase } from "../database.ts";

const fileName = /^(\d{14})_(.+)\.sql$/;

/**
 * Applies what is pending in `directory`, each file in a transaction with its line of history.
 * The history is that of the Supabase CLI, so a database can move to Supabase as it is.
 */
export async function migrate(database: OpenDatabase, directory: string): Promise<string[]> {
  await database.script(`
    create schema if not exists supabase_migrations;
    create table if not exists supabase_migrations.schema_migrations
      (version text not null primary key, statements text[], name text);
  `);
  const applied: string[] = [];
  for (const file of readdirSync(directory).sort()) {
    const [, version, name] = fileName.exec(file) ?? [];
    if (!version || !name) continue;
    const sql = readFileSync(join(directory, file), "utf8");
    if (await database.transaction((tx) => apply(tx, { version, name, sql }))) applied.push(file);
  }
  return applied;
}

async function apply(
  tx: Database,
  migration: { version: string; name: string; sql: string },
): Promise<boolean> {
  const { version, name, sql } = migration;
  const claimed = await tx.rows(
    `insert into supabase_migrations.schema_migrations (version, name, statements)
     values ($1, $2, array[$3]) on conflict do nothing returning version`,
    [version, name, sql],
  );
  if (claimed.length === 0) return false;
  try {
    await tx.script(sql);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new OperatorError(`Migration ${version}_${name} failed: ${reason}`);
  }
  return true;
}
