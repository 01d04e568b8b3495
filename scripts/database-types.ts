import { execFileSync } from "node:child_process";
import { resolve } from "node:path";

/*
 * The types of the tables and functions, as `supabase gen types` would write them; that command needs Docker.
 * tests/rest/database/once/migrations.test.ts compares them with app/data/database.types.ts and, run with -u,
 * writes that file.
 */

type Query = (sql: string) => Promise<Record<string, unknown>[]>;

type Column = { name: string; type: string; nullable: boolean; written: "no" | "?" | "" };
type Table = { name: string; columns: Column[] };
type Parameter = { name: string; type: string; mode: "i" | "t"; optional: boolean };
type Routine = { name: string; parameters: Parameter[]; returns: string; set: boolean };

export async function generateDatabaseTypes(query: Query): Promise<string> {
  const tables = (await query(tablesSql)) as Table[];
  const routines = (await query(routinesSql)) as Routine[];
  const none = "Record<never, never>";
  const source = `
    // Generated, do not edit: npx vitest run --project database migrations -u
    export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

    type Table<Row, Needed extends keyof Row, Generated extends keyof Row> = {
      Row: Row;
      Insert: Pick<Row, Needed> & Written<Row, Generated>;
      Update: Written<Row, Generated>;
      Relationships: [];
    };
    type Written<Row, Generated extends keyof Row> = {
      [Column in keyof Row]?: Column extends Generated ? never : Row[Column];
    };

    export type Database = {
      public: {
        Tables: {
          ${tables.map((table) => `${table.name}: ${tableType(table)};`).join("\n")}
        };
        Views: ${none};
        Functions: {
          ${routines.map((routine) => `${routine.name}: ${routineType(routine)};`).join("\n")}
        };
        Enums: ${none};
        CompositeTypes: ${none};
      };
    };`;
  const file = "app/data/database.types.ts";
  const biome = resolve("node_modules/.bin/biome");
  return execFileSync(biome, ["format", `--stdin-file-path=${file}`], {
    input: source,
    encoding: "utf8",
  });
}

function tableType({ columns }: Table): string {
  const named = (written: Column["written"]) =>
    columns.filter((column) => column.written === written).map(({ name }) => `"${name}"`);
  const row = object(columns.map((column) => `${column.name}: ${columnType(column)}`));
  const [needed, generated] = [named(""), named("no")].map((names) => names.join(" | ") || "never");
  return `Table<${row}, ${needed}, ${generated}>`;
}

function routineType({ parameters, returns, set }: Routine): string {
  const typed = (mode: Parameter["mode"]) =>
    parameters
      .filter((parameter) => parameter.mode === mode)
      .map(({ name, type, optional }) => `${name}${optional ? "?" : ""}: ${columnType({ type })}`);
  const columns = typed("t");
  const row = columns.length > 0 ? object(columns) : returnType(returns);
  const given = typed("i");
  return object([
    `Args: ${given.length > 0 ? object(given) : "Record<never, never>"}`,
    `Returns: ${row}${set ? "[]" : ""}`,
  ]);
}

/** A table of the API by its row; nothing for a function that gives nothing. */
function returnType(type: string): string {
  if (type === "void") return "undefined";
  const table = /^public\.(\w+)$/.exec(type)?.[1];
  return table ? `Database["public"]["Tables"]["${table}"]["Row"]` : columnType({ type });
}

function object(fields: string[]): string {
  return `{ ${fields.join("; ")} }`;
}

function columnType({ type, nullable = false }: { type: string; nullable?: boolean }): string {
  return type.replace(/^[^[]+/, scalar) + (nullable ? " | null" : "");
}

function scalar(type: string): string {
  if (/^(integer|bigint)/.test(type)) return "number";
  if (type === "boolean") return "boolean";
  if (type === "jsonb") return "Json";
  if (/^(text|uuid|timestamp|date)/.test(type)) return "string";
  throw new Error(`No TypeScript type is known for ${type}`);
}

const tablesSql = `
  select c.relname as name, json_agg(json_build_object(
    'name', a.attname, 'type', format_type(a.atttypid, null), 'nullable', not a.attnotnull,
    'written', case
      when a.attgenerated <> '' or a.attidentity = 'a' then 'no'
      when not a.attnotnull or a.atthasdef or a.attidentity <> '' then '?'
      else ''
    end) order by a.attnum) as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    and a.attnum > 0 and not a.attisdropped
  group by c.relname
  order by c.relname collate "C"`;

const routinesSql = `
  select p.proname as name, p.proretset as set,
    case when t.typtype = 'c' then t.typnamespace::regnamespace || '.' || t.typname
      else format_type(p.prorettype, null) end as returns,
    coalesce((
      select json_agg(json_build_object(
        'name', p.proargnames[n], 'mode', coalesce(p.proargmodes[n], 'i'),
        'type', format_type(coalesce(p.proallargtypes[n], p.proargtypes[n - 1]), null),
        'optional', n > p.pronargs - p.pronargdefaults and n <= p.pronargs
      ) order by n)
      from generate_subscripts(p.proargnames, 1) as n
    ), '[]') as parameters
  from pg_proc p join pg_type t on t.oid = p.prorettype
  where p.pronamespace = 'public'::regnamespace and t.typname <> 'trigger'
  order by p.proname collate "C"`;
