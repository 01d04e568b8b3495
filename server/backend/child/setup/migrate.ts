import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { OperatorError } from "../../../base/operator-error.ts";
import type { Database, OpenDatabase } from "../database.ts";

const fileName = /^(\d{14})_(.+)\.sql$/;

type Applied = { version: string; name: string | null };

/** Versions that the database has had and this build has no file for: a newer build made them. */
export async function unknownMigrations(
  database: Pick<Database, "rows">,
  directory: string,
): Promise<string[]> {
  return unknownAmong(await appliedMigrations(database), directory);
}

async function appliedMigrations(database: Pick<Database, "rows">): Promise<Applied[]> {
  const rows = await database.rows(
    "select version, name from supabase_migrations.schema_migrations order by version",
  );
  return rows as Applied[];
}

function unknownAmong(applied: Applied[], directory: string): string[] {
  const known = new Set(readdirSync(directory).map((file) => fileName.exec(file)?.[1]));
  return applied
    .filter(({ version }) => !known.has(version))
    .map(({ version, name }) => [version, name].filter(Boolean).join("_"));
}

export function newerDatabase(unknown: string[]): string {
  const [count, first] = [unknown.length, unknown[0]];
  const what = count === 1 ? `the migration ${first}` : `${count} migrations, the first ${first}`;
  return `The database is newer than this build, which does not know ${what}. Start the newer build, or restore a backup that is as old as this one. ALLOW_NEWER_DATABASE=yes goes on nevertheless, and what the newer build added may be lost.`;
}

/** Writes the same history as the Supabase CLI, so that a database can move to Supabase. */
export async function migrate(
  database: OpenDatabase,
  directory: string,
  onNewer: (message: string) => void,
): Promise<string[]> {
  await database.script(`
    create schema if not exists supabase_migrations;
    create table if not exists supabase_migrations.schema_migrations
      (version text not null primary key, statements text[], name text);
  `);
  const before = await appliedMigrations(database);
  const unknown = unknownAmong(before, directory);
  if (unknown.length > 0) onNewer(newerDatabase(unknown));
  const had = new Set(before.map(({ version }) => version));
  const applied: string[] = [];
  for (const file of readdirSync(directory).sort()) {
    const [, version, name] = fileName.exec(file) ?? [];
    if (!version || !name || had.has(version)) continue;
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
