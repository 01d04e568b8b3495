import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { OperatorError } from "../../../base/operator-error.ts";
import type { Database, OpenDatabase } from "../database.ts";

/** The last migration from before 1.0.0, and a commit of this repository that has all of them. */
export const lastFormer = { version: "20261128211000", commit: "265b44ba" };

/** The migrations of 1.0.0 end with this one. They make at once what those before made step by step. */
export const lastOfBaseline = "20261128235008";

export type Migration = { version: string; name: string; sql: string };
export type Applied = { version: string; name: string | null };
type Reading = Pick<Database, "rows">;

export function readMigrations(directory: string): Migration[] {
  return readdirSync(directory)
    .sort()
    .flatMap((file) => {
      const [, version, name] = /^(\d{14})_(.+)\.sql$/.exec(file) ?? [];
      if (!version || !name) return [];
      return [{ version, name, sql: readFileSync(join(directory, file), "utf8") }];
    });
}

export async function appliedMigrations(database: Reading): Promise<Applied[]> {
  const rows = await database.rows(
    "select version, name from supabase_migrations.schema_migrations order by version",
  );
  return rows as Applied[];
}

/** Refuses what these migrations cannot go on from, and tells of those that a newer build has made. */
export function checkHistory(
  applied: Applied[],
  migrations: Migration[],
  onNewer: (message: string) => void,
): void {
  const former = applied.filter(isFormer);
  const last = former.at(-1);
  if (last && last.version !== lastFormer.version) throw new OperatorError(olderDatabase(last));
  const known = new Set(migrations.map(({ version }) => version));
  const unknown = applied.filter((it) => !isFormer(it) && !known.has(it.version));
  if (unknown.length > 0) onNewer(newerDatabase(unknown.map(fullName)));
}

/** A database that had all former migrations has what the baseline makes. */
export async function takeOverFormer(
  database: OpenDatabase,
  applied: Applied[],
  migrations: Migration[],
): Promise<void> {
  if (!applied.some(isFormer)) return;
  await database.transaction(async (tx) => {
    // Another server may be at it.
    await tx.script(`
      lock table supabase_migrations.schema_migrations in share row exclusive mode;
      delete from supabase_migrations.schema_migrations where version <= '${lastFormer.version}';
    `);
    for (const migration of migrations) {
      if (migration.version <= lastOfBaseline) await record(tx, migration);
    }
  });
}

/** False when it stands there already. Writes as the Supabase CLI does, so that a database can move to Supabase. */
export async function record(tx: Database, { version, name, sql }: Migration): Promise<boolean> {
  const recorded = await tx.rows(
    `insert into supabase_migrations.schema_migrations (version, name, statements)
     values ($1, $2, array[$3]) on conflict do nothing returning version`,
    [version, name, sql],
  );
  return recorded.length > 0;
}

function isFormer({ version }: Applied): boolean {
  return version <= lastFormer.version;
}

function olderDatabase(last: Applied): string {
  return `The database is from before 1.0.0 and ends with the migration ${fullName(last)}, from which this build cannot go on. Start it once, or restore it, with the commit ${lastFormer.commit} of the site, and then with this build.`;
}

function newerDatabase(unknown: string[]): string {
  const [count, first] = [unknown.length, unknown[0]];
  const what = count === 1 ? `the migration ${first}` : `${count} migrations, the first ${first}`;
  return `The database is newer than this build, which does not know ${what}. Start the newer build, or restore a backup that is as old as this one. ALLOW_NEWER_DATABASE=yes goes on nevertheless, and what the newer build added may be lost.`;
}

function fullName({ version, name }: Applied): string {
  return [version, name].filter(Boolean).join("_");
}
