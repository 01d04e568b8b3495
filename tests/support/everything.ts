import type { Database } from "../../server/backend/child/database.ts";

/** Every row of every table and the state of every sequence, to compare two databases. */
export async function everythingIn(database: Database): Promise<Record<string, unknown>> {
  const relations = await database.rows(`
    select format('%I.%I', n.nspname, c.relname) as name, c.relkind = 'S' as is_sequence
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'S')
      and n.nspname <> 'information_schema' and n.nspname !~ '^pg_'
    order by 1`);
  const everything: Record<string, unknown> = {};
  for (const { name, is_sequence } of relations) {
    everything[String(name)] = is_sequence
      ? await database.rows(`select last_value::text, is_called from ${name}`)
      : await database.rows(`select to_jsonb(t)::text as row from ${name} t order by 1`);
  }
  return everything;
}
