import { execFileSync } from "node:child_process";
import { resolve } from "node:path";

/*
 * The types of the tables, as `supabase gen types` would write them; that command needs Docker.
 * tests/database/migrations.test.ts compares them with app/data/database.types.ts and, run with -u,
 * writes that file.
 */

type Query = (sql: string) => Promise<Record<string, unknown>[]>;

type Column = { name: string; type: string; nullable: boolean; written: "no" | "?" | "" };
type Table = { name: string; columns: Column[] };

export async function generateDatabaseTypes(query: Query): Promise<string> {
  const tables = (await query(tablesSql)) as Table[];
  const none = "Record<never, never>";
  const source = `
    // Generated, do not edit: npx vitest run --project database migrations -u
    export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

    export type Database = {
      public: {
        Tables: ${object(tables.map((table) => `${table.name}: ${tableType(table)}`))};
        Views: ${none};
        Functions: ${none};
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
  const written = (isUpdate: boolean) =>
    columns.map((column) =>
      column.written === "no"
        ? `${column.name}?: never`
        : `${column.name}${isUpdate ? "?" : column.written}: ${columnType(column)}`,
    );
  return object([
    `Row: ${object(columns.map((column) => `${column.name}: ${columnType(column)}`))}`,
    `Insert: ${object(written(false))}`,
    `Update: ${object(written(true))}`,
    "Relationships: []",
  ]);
}

function object(fields: string[]): string {
  return `{\n${fields.join(";\n")};\n}`;
}

function columnType({ type, nullable }: Column): string {
  return type.replace(/^[^[]+/, scalar) + (nullable ? " | null" : "");
}

function scalar(type: string): string {
  if (/^(integer|bigint)/.test(type)) return "number";
  if (type === "boolean") return "boolean";
  if (type === "jsonb") return "Json";
  if (/^(text|uuid|timestamp)/.test(type)) return "string";
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
