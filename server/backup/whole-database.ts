import { amcheck } from "@electric-sql/pglite/contrib/amcheck";
import type { Row } from "../backend/child/database.ts";
import { openPglite } from "../backend/child/database.ts";

/** What is wrong with the files of a database, in the words of Postgres. */
export class DamagedDatabase extends Error {
  override name = "DamagedDatabase";
}

const tables = `
  select c.oid::text as id, n.nspname || '.' || c.relname as name, format('%I.%I', n.nspname, c.relname) as sql,
    n.nspname !~ '^pg_|^information_schema$' as is_ours,
    array(select i.indexrelid::text from pg_index i join pg_class x on x.oid = i.indexrelid
      join pg_am a on a.oid = x.relam
      where i.indrelid = c.oid and a.amname = 'btree' and i.indisvalid) as indexes,
    (select pg_get_indexdef(i.indexrelid, 1, true) from pg_index i
      where i.indrelid = c.oid and i.indisprimary) as key
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'm') and c.relpersistence = 'p' order by is_ours, 1`;

type Table = {
  id: string;
  name: string;
  sql: string;
  is_ours: boolean;
  indexes: string[];
  key: string | null;
};

const byTable =
  "set local enable_seqscan = on; set local enable_indexscan = off; set local enable_indexonlyscan = off";
const byIndex =
  "set local enable_seqscan = off; set local enable_indexscan = on; set local enable_indexonlyscan = on";

/**
 * Opens the database in this directory, reads every row of every table and compares the rows with those of the
 * indexes: a table whose file was cut to nothing reads as empty. `ask` may then ask for more. Leaves the database as
 * it was, cleanly closed. Throws {@link DamagedDatabase}.
 */
export async function readWholeDatabase<T>(
  directory: string,
  ask: (rows: (sql: string) => Promise<Row[]>) => Promise<T>,
): Promise<T> {
  const database = await openPglite(directory, () => {}, { amcheck }).catch((error) => {
    throw new DamagedDatabase(`it does not open (${reasonOf(error)})`);
  });
  try {
    await database.script(
      "begin; create extension amcheck; set local enable_bitmapscan = off; set local enable_sort = off",
    );
    for (const table of (await database.rows(tables)) as Table[]) {
      await readTable(table).catch((error) => {
        throw new DamagedDatabase(`${table.name}: ${reasonOf(error)}`);
      });
    }
    await database.script("rollback");
    return await ask((sql) => database.rows(sql));
  } finally {
    await database.connection.close().catch(() => {});
  }

  async function readTable({ id, sql, is_ours, indexes, key }: Table): Promise<void> {
    const [wrong] = await database.rows(
      `select msg, blkno from verify_heapam(${id}::oid::regclass, check_toast => true) limit 1`,
    );
    if (wrong) throw new Error(`${wrong.msg} (block ${wrong.blkno})`);
    for (const index of indexes) {
      await database.rows(`select bt_index_check(${index}::oid::regclass, heapallindexed => true)`);
    }
    if (!is_ours) return;
    await database.script(byTable);
    const [read] = await database.rows(
      `select count(*)::int as count, sum(octet_length(t::text)) from only ${sql} as t`,
    );
    if (key === null) return;
    await database.script(byIndex);
    const [indexed] = await database.rows(
      `select count(*)::int as count from (select from only ${sql} order by ${key} offset 0) as t`,
    );
    if (read?.count === indexed?.count) return;
    throw new Error(`it has ${read?.count} rows, and its index ${indexed?.count}`);
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
