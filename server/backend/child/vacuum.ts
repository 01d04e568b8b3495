import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { OpenDatabase } from "./database.ts";
import { asLongWork } from "./long-work.ts";

/**
 * A backup copies Postgres's files, in which deleted rows stay until their place is used again: after
 * an erasure the tables are written anew. The database itself remembers how far that was done, so it is
 * done again after a process that ended in the middle, and after the restore of a backup made before it.
 */
export async function vacuumDeleted(database: OpenDatabase, directory: string): Promise<void> {
  const rows = (sql: string, parameters?: string[]) =>
    database.inTurn(() => database.rows(sql, parameters));
  const run = (sql: string) => database.inTurn(() => asLongWork(() => database.script(sql)));
  const [due] = await rows(`
    select max(id)::text as event from public.privacy_events
    where kind in ('erase', 'expire')
    having max(id) > coalesce((select last_event from private.rewritten_tables), 0)`);
  if (!due) return;
  const tables = await rows(`
    select distinct table_name from private.personal_columns
    where holds <> 'none' and to_regclass(table_name) is not null order by table_name`);
  for (const { table_name: table } of tables) await run(`vacuum full ${table}`);
  for (const _ of [1, 2]) {
    await run("select pg_switch_wal()");
    await run("checkpoint");
  }
  await database.inTurn(() => removeUnfinishedTables(database, directory));
  await rows(
    `insert into private.rewritten_tables (last_event) values ($1)
     on conflict (id) do update set last_event = excluded.last_event`,
    [String(due.event)],
  );
}

/**
 * A process that is killed while it writes a table anew leaves a file with half of the rows, which
 * Postgres never reads and never removes. Those of a person who is erased later would stay in it.
 */
async function removeUnfinishedTables(database: OpenDatabase, directory: string): Promise<void> {
  const [place] = await database.rows(
    "select 'base/' || oid as path from pg_database where datname = current_database()",
  );
  const files = join(directory, String(place?.path));
  const found = readdirSync(files);
  const rows = await database.rows(
    "select pg_relation_filenode(oid)::text as file from pg_class where pg_relation_filenode(oid) is not null",
  );
  const known = new Set(rows.map(({ file }) => file));
  for (const name of found) {
    const [, number] = /^(\d+)(?:_fsm|_vm|_init)?(?:\.\d+)?$/.exec(name) ?? [];
    if (number && !known.has(number)) rmSync(join(files, name), { force: true });
  }
}

const hour = 3_600_000;

/** PGlite has no autovacuum, and each version of an unsaved text would stay in the file. */
export function makeRoomHourly(database: OpenDatabase): () => void {
  const makeRoom = () =>
    database.inTurn(() => asLongWork(() => database.script("vacuum public.working_copies")));
  const timer = setInterval(() => makeRoom().catch(() => {}), hour);
  return () => clearInterval(timer);
}
