/** Writes the types of schema `public` as `supabase gen types` would, from a database that has the migrations. */

type Query = (sql: string) => Promise<Record<string, unknown>[]>;

type Column = {
  relation: string;
  name: string;
  type: string;
  nullable: boolean;
  optional: boolean;
  computed: boolean;
};

type Function = {
  name: string;
  arguments: { name: string; type: string; optional: boolean }[];
  columns: { name: string; type: string }[];
  returns: string;
  set: boolean;
};

export async function generateDatabaseTypes(query: Query): Promise<string> {
  const columns = (await query(columnsSql)) as Column[];
  const functions = (await query(functionsSql)) as Function[];
  const tables = Map.groupBy(columns, (column) => column.relation);
  return [
    "// Generated from the migrations by `node tests/support/write-database-types.ts`. Do not edit.",
    "",
    "export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];",
    "",
    "export type Database = {",
    "  public: {",
    block(
      "Tables",
      [...tables].flatMap(([name, of]) => table(name, of)),
    ),
    block("Views", []),
    block(
      "Functions",
      functions.flatMap((of) => routine(of, tables)),
    ),
    block("Enums", []),
    block("CompositeTypes", []),
    "  };",
    "};",
    "",
  ].join("\n");
}

function table(name: string, columns: Column[]): string[] {
  const row = columns.map((column) => `${column.name}: ${columnType(column)};`);
  const written = (column: Column, optional: boolean) =>
    column.computed
      ? `${column.name}?: never;`
      : `${column.name}${optional ? "?" : ""}: ${columnType(column)};`;
  return [
    `${name}: {`,
    ...indent(object("Row", row)),
    ...indent(
      object(
        "Insert",
        columns.map((column) => written(column, column.optional)),
      ),
    ),
    ...indent(
      object(
        "Update",
        columns.map((column) => written(column, true)),
      ),
    ),
    "  Relationships: [];",
    "};",
  ];
}

function routine(of: Function, tables: Map<string, Column[]>): string[] {
  const given = of.arguments.map(
    ({ name, type, optional }) => `${name}${optional ? "?" : ""}: ${scalar(type)};`,
  );
  const fields = tables.has(of.returns)
    ? (tables.get(of.returns) ?? []).map((column) => `${column.name}: ${columnType(column)};`)
    : of.columns.map(({ name, type }) => `${name}: ${scalar(type)};`);
  const many = of.set ? "[]" : "";
  return [
    `${of.name}: {`,
    ...indent(given.length ? object("Args", given) : ["Args: never;"]),
    ...indent(
      fields.length ? object("Returns", fields, many) : [`Returns: ${scalar(of.returns)}${many};`],
    ),
    "};",
  ];
}

function columnType(column: Column): string {
  return scalar(column.type) + (column.nullable ? " | null" : "");
}

function scalar(type: string): string {
  if (type.endsWith("[]")) return `${scalar(type.slice(0, -2))}[]`;
  if (/^(smallint|integer|bigint|real|double precision|numeric)/.test(type)) return "number";
  if (type === "boolean") return "boolean";
  if (type === "json" || type === "jsonb") return "Json";
  if (type === "void") return "undefined";
  if (/^(text|uuid|timestamp|date|time|interval|character)/.test(type)) return "string";
  throw new Error(`No TypeScript type is known for ${type}`);
}

function object(name: string, fields: string[], suffix = ""): string[] {
  return [`${name}: {`, ...indent(fields), `}${suffix};`];
}

function block(name: string, lines: string[]): string {
  if (lines.length === 0) return `    ${name}: Record<never, never>;`;
  return indent(indent(object(name, lines))).join("\n");
}

function indent(lines: string[]): string[] {
  return lines.map((line) => `  ${line}`);
}

const columnsSql = `
  select c.relname as relation, a.attname as name, format_type(a.atttypid, null) as type,
    not a.attnotnull as nullable,
    not a.attnotnull or a.atthasdef or a.attidentity <> '' as optional,
    a.attgenerated <> '' or a.attidentity = 'a' as computed
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    and a.attnum > 0 and not a.attisdropped
  order by c.relname collate "C", a.attnum`;

const functionsSql = `
  select p.proname as name, p.proretset as set, format_type(p.prorettype, null) as returns,
    coalesce((
      select json_agg(json_build_object('name', coalesce(p.proargnames[i], ''),
        'type', format_type(p.proargtypes[i - 1], null), 'optional', i > p.pronargs - p.pronargdefaults) order by i)
      from generate_series(1, p.pronargs) as i
    ), '[]') as arguments,
    coalesce((
      select json_agg(json_build_object('name', p.proargnames[i], 'type', format_type(p.proallargtypes[i], null)) order by i)
      from generate_series(1, cardinality(p.proallargtypes)) as i where p.proargmodes[i] = 't'
    ), '[]') as columns
  from pg_proc p
  where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'
    and p.prorettype <> 'trigger'::regtype
  order by p.proname collate "C"`;
