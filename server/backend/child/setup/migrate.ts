import { OperatorError } from "../../../base/operator-error.ts";
import type { Database, OpenDatabase } from "../database.ts";
import {
  appliedMigrations,
  checkHistory,
  type Migration,
  readMigrations,
  record,
  takeOverFormer,
} from "./migration-history.ts";

export async function migrate(
  database: OpenDatabase,
  directory: string,
  onNewer: (message: string) => void,
): Promise<void> {
  await database.script(`
    create schema if not exists supabase_migrations;
    create table if not exists supabase_migrations.schema_migrations
      (version text not null primary key, statements text[], name text);
  `);
  const migrations = readMigrations(directory);
  const before = await appliedMigrations(database);
  checkHistory(before, migrations, onNewer);
  await takeOverFormer(database, before, migrations);
  const had = new Set((await appliedMigrations(database)).map(({ version }) => version));
  for (const migration of migrations) {
    if (!had.has(migration.version)) await database.transaction((tx) => apply(tx, migration));
  }
}

async function apply(tx: Database, migration: Migration): Promise<void> {
  if (!(await record(tx, migration))) return;
  try {
    await tx.script(migration.sql);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new OperatorError(`Migration ${migration.version}_${migration.name} failed: ${reason}`);
  }
}
