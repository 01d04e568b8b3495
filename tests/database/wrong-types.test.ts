import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { expect, test } from "vitest";
import { copyEmbedded, onEachDatabase, useRoles } from "./support/databases.ts";
import { visitors } from "./support/roles.ts";

/** Mulberry32: the same inputs in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const values: unknown[] = [
  ...[
    5,
    -1.5,
    1e300,
    true,
    {},
    { a: 1 },
    { toString: 1 },
    [],
    [5],
    [[1], [2]],
    [{ a: [] }],
    [null],
  ],
  ...[
    null,
    "",
    "text",
    "{",
    "{a,b}",
    "[1]",
    "a\0b",
    "\u0000",
    "\ud800",
    "'",
    '"',
    "\\",
    "x".repeat(9000),
  ],
];
const operators = [
  "eq",
  "neq",
  "gt",
  "gte",
  "lt",
  "lte",
  "like",
  "is",
  "in",
  "cs",
  "cd",
  "ov",
  "fts",
  "not.eq",
];

type Catalog = {
  columns: [table: string, column: string][];
  parameters: [name: string, parameter: string | null][];
};

/** All that the API shows, read beside it. */
async function readCatalog(): Promise<Catalog> {
  const { dataDir, remove } = await copyEmbedded();
  const database = await PGlite.create(join(dataDir, "database"));
  const columns = await database.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'public' order by 1, 2`,
  );
  const parameters = await database.query<{ name: string; parameter: string | null }>(
    `select routine.routine_name as name, parameter.parameter_name as parameter
     from information_schema.routines as routine
     left join information_schema.parameters as parameter
       on parameter.specific_name = routine.specific_name and parameter.parameter_mode = 'IN'
     where routine.routine_schema = 'public' and routine.data_type <> 'trigger' order by 1, 2`,
  );
  await database.close();
  await remove();
  return {
    columns: columns.rows.map(({ table, column }) => [table, column]),
    parameters: parameters.rows.map(({ name, parameter }) => [name, parameter]),
  };
}

type Input = { method: string; path: string; body?: string };

/** Each column and each parameter with values of every kind: in filters, in rows, in arguments. */
function inputsFor({ columns, parameters }: Catalog): Input[] {
  const random = seeded(20261125);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const plain = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));
  const inTables = columns.flatMap(([table, column]): Input[] => {
    const filter = () =>
      `${column}=${pick(operators)}.${encodeURIComponent(plain(pick(values)).toWellFormed())}`;
    const row = () => JSON.stringify({ [column]: pick(values) });
    const written = pick(["POST", "PATCH"]);
    return [
      { method: pick(["GET", "DELETE"]), path: `${table}?${filter()}&limit=1` },
      { method: written, path: `${table}?${column}=is.null`, body: row() },
    ];
  });
  const inFunctions = parameters.flatMap(([name, parameter]): Input[] => {
    const call = (given: unknown) => ({
      method: "POST",
      path: `rpc/${name}`,
      body: JSON.stringify(given),
    });
    if (parameter === null) return [call({}), call(pick(values))];
    return Array.from({ length: 4 }, () => call({ [parameter]: pick(values) }));
  });
  return [...inTables, ...inFunctions];
}

onEachDatabase((create) => {
  const roles = useRoles(create);

  test("whatever a table or a function is given, the answer is none of 500, and the next is answered", async () => {
    const inputs = inputsFor(await readCatalog());
    const headers = { "content-type": "application/json" };
    let asked = 0;
    const failed: string[] = [];
    for (const visitor of visitors) {
      for (const { method, path, body } of inputs) {
        const answer = await roles().request(visitor, `/rest/v1/${path}`, {
          method,
          headers,
          body: body ?? null,
        });
        const text = await answer.text();
        asked++;
        if (answer.status >= 500)
          failed.push(`${visitor} ${method} ${path} ${body?.slice(0, 80)}: ${text.slice(0, 200)}`);
        const next = await roles().request("nobody", "/rest/v1/blog_posts?select=id&limit=1");
        if (next.status !== 200)
          failed.push(`next after ${method} ${path}: ${next.status} ${await next.text()}`);
        else await next.body?.cancel();
      }
    }
    expect(failed).toEqual([]);
    expect(asked).toBeGreaterThan(2000);
  }, 300_000);
});
