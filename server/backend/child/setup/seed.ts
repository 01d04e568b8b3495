import type { Database, OpenDatabase } from "../database.ts";

/** Once per database, and never into a table that has rows. */
export async function seedDemo(
  database: OpenDatabase,
  load: () => Promise<Record<string, readonly object[]>>,
): Promise<void> {
  const [done] = await database.rows("select from bootstrap.done where what = 'demo seed'");
  if (done) return;
  const tables = await load();
  await database.transaction(async (tx) => {
    const claimed = await tx.rows(
      "insert into bootstrap.done (what) values ('demo seed') on conflict do nothing returning what",
    );
    if (claimed.length === 0) return;
    for (const [table, rows] of Object.entries(tables)) await fill(tx, table, rows);
  });
}

/** A later start with other settings, by mistake, writes no demo content beside real one. */
export async function refuseDemo(database: OpenDatabase): Promise<void> {
  await database.rows(
    "insert into bootstrap.done (what) values ('demo seed') on conflict do nothing",
  );
}

async function fill(tx: Database, table: string, rows: readonly object[]): Promise<void> {
  const [first] = rows;
  const [taken] = await tx.rows(`select from public.${table} limit 1`);
  if (!first || taken) return;
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))].join(", ");
  await tx.rows(
    `insert into public.${table} (${columns})
     select ${columns} from jsonb_populate_recordset(null::public.${table}, $1::text::jsonb)`,
    [JSON.stringify(rows)],
  );
  await tx.rows(
    `select setval(pg_get_serial_sequence('public.${table}', 'id'), max(id)) from public.${table}`,
  );
}
