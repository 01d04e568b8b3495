import { PGlite } from "@electric-sql/pglite";
import { amcheck } from "@electric-sql/pglite/contrib/amcheck";

type Query = (sql: string) => Promise<Record<string, unknown>[]>;

/** Opens the database of a stopped site and names what in it contradicts itself; nothing when all is well. */
export async function brokenRules(directory: string): Promise<string[]> {
  const database = await PGlite.create({ dataDir: directory, extensions: { amcheck } });
  const query: Query = async (sql) => (await database.query<Record<string, unknown>>(sql)).rows;
  try {
    await database.exec("create extension amcheck");
    return [
      ...(await brokenPages(query)),
      ...(await brokenChecks(query)),
      ...(await brokenReferences(query)),
      ...(await doubleMessages(query)),
    ];
  } finally {
    await database.exec("drop extension if exists amcheck");
    await database.close();
  }
}

/** Every row of every table is readable, and every index leads to each of them. */
async function brokenPages(query: Query): Promise<string[]> {
  const broken: string[] = [];
  const relations = await query(`
    select c.oid::regclass::text as name, c.relkind::text as kind from pg_class c
    left join pg_index i on i.indexrelid = c.oid
    where c.relkind in ('r', 't') or (c.relkind = 'i' and i.indisvalid
      and c.relam = (select oid from pg_am where amname = 'btree'))`);
  for (const { name, kind } of relations) {
    const check =
      kind === "i" ? `bt_index_check('${name}', true)` : `msg from verify_heapam('${name}')`;
    const found = await query(`select ${check}`).catch((error) => [{ msg: String(error) }]);
    for (const { msg } of found) if (msg) broken.push(`${name}: ${msg}`);
  }
  return broken;
}

async function brokenChecks(query: Query): Promise<string[]> {
  const broken: string[] = [];
  const checks = await query(`
    select conname::text as name, conrelid::regclass::text as table_name,
      pg_get_expr(conbin, conrelid) as rule
    from pg_constraint where contype = 'c' and conrelid <> 0`);
  for (const { name, table_name, rule } of checks) {
    const [row] = await query(`select count(*)::int as n from ${table_name} where not (${rule})`);
    if (row?.n !== 0) broken.push(`${row?.n} rows of ${table_name} against ${name}`);
  }
  return broken;
}

async function brokenReferences(query: Query): Promise<string[]> {
  const broken: string[] = [];
  const references = await query(`
    select conname::text as name, conrelid::regclass::text as child,
      confrelid::regclass::text as parent, a.attname::text as key, b.attname::text as target
    from pg_constraint
    join pg_attribute a on a.attrelid = conrelid and a.attnum = conkey[1]
    join pg_attribute b on b.attrelid = confrelid and b.attnum = confkey[1]
    where contype = 'f' and cardinality(conkey) = 1`);
  for (const { name, child, parent, key, target } of references) {
    const [row] = await query(`
      select count(*)::int as n from ${child} c where c."${key}" is not null
        and not exists (select from ${parent} p where p."${target}" = c."${key}")`);
    if (row?.n !== 0) broken.push(`${row?.n} rows of ${child} against ${name}`);
  }
  return broken;
}

/** A message that is stored twice under one submission. */
async function doubleMessages(query: Query): Promise<string[]> {
  const rows = await query(`
    select submission::text as id from public.contact_messages
    where submission is not null group by submission having count(*) > 1`);
  return rows.map(({ id }) => `submission ${id} is stored more than once`);
}
