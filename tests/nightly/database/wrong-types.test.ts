import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { expect, test } from "vitest";
import { copyEmbedded, onEachDatabase, useRoles } from "../../database/support/databases.ts";
import { type Roles, type Visitor, visitors } from "../../database/support/roles.ts";
import { chance } from "../../support/seeded.ts";

type Input = { visitor: Visitor; method: string; path: string; body?: string };

const numbers = [5, -1.5, 1e300, true];
const containers: unknown[] = [
  {},
  { a: 1 },
  { toString: 1 },
  [],
  [5],
  [[1], [2]],
  [{ a: [] }],
  [null],
];
const texts = ["", "text", "{", "{a,b}", "[1]", "a\0b", "\0", "\ud800", "'", '"', "\\"];
const values: unknown[] = [...numbers, ...containers, ...texts, null, "x".repeat(9000)];

const operators = [
  ...["eq", "neq", "gt", "gte", "lt", "lte", "like", "is", "in"],
  ...["cs", "cd", "ov", "fts", "not.eq"],
];

/** Addresses beside the tables and functions, and the fields that they read. */
const doors: [method: string, path: string, fields: string[]][] = [
  ["POST", "/auth/v1/token?grant_type=password", ["email", "password"]],
  ["POST", "/auth/v1/token?grant_type=refresh_token", ["refresh_token"]],
  ["POST", "/storage/v1/object/list/media", ["prefix", "limit", "offset", "search", "sortBy"]],
  ["POST", "/storage/v1/object/move", ["bucketId", "sourceKey", "destinationKey"]],
  ["POST", "/storage/v1/object/copy", ["bucketId", "sourceKey", "destinationKey"]],
  ["POST", "/storage/v1/object/sign/media/blog/a.webp", ["expiresIn"]],
  ["POST", "/storage/v1/object/media/blog/a.webp", []],
  ["PUT", "/storage/v1/object/upload/sign/media/blog/a.webp?token=x", []],
  ["DELETE", "/storage/v1/object/media", ["prefixes"]],
  ["POST", "/storage/v1/bucket", ["id", "name", "public", "allowed_mime_types"]],
  ["POST", "/functions/v1/send-contact-email", ["name", "email", "message"]],
  ["POST", "/functions/v1/accounts", ["action", "token", "password"]],
  ["DELETE", "/rest/v1/backup_plan?id=gte.0", []],
];
const bodies = ["", "{", "null", "5", '"text"', "[]", "[null]", '{"":1}'];

type Catalog = {
  columns: { table: string; column: string }[];
  parameters: { name: string; parameter: string | null }[];
};

/** All that the API shows, read beside it. */
async function readCatalog(): Promise<Catalog> {
  const { dataDir, remove } = await copyEmbedded();
  const database = await PGlite.create(join(dataDir, "database"));
  const columns = await database.query<Catalog["columns"][number]>(
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'public' order by 1, 2`,
  );
  const parameters = await database.query<Catalog["parameters"][number]>(
    `select routine.routine_name as name, parameter.parameter_name as parameter
     from information_schema.routines as routine
     left join information_schema.parameters as parameter
       on parameter.specific_name = routine.specific_name and parameter.parameter_mode = 'IN'
     where routine.routine_schema = 'public' and routine.data_type <> 'trigger' order by 1, 2`,
  );
  await database.close();
  await remove();
  return { columns: columns.rows, parameters: parameters.rows };
}

/** Each column and each parameter with values of every kind: in filters, in rows, in arguments. */
function inputsOfTheApi({ columns, parameters }: Catalog): Input[] {
  const { between } = chance();
  const pick = <T>(list: readonly T[]): T => list[between(0, list.length - 1)] as T;
  const inTables = (visitor: Visitor) =>
    columns.flatMap(({ table, column }): Input[] => {
      const filter = `${column}=${pick(operators)}.${encodeURIComponent(plain(pick(values)))}`;
      const path = `/rest/v1/${table}`;
      const body = JSON.stringify({ [column]: pick(values) });
      return [
        { visitor, method: pick(["GET", "DELETE"]), path: `${path}?${filter}&limit=1` },
        { visitor, method: pick(["POST", "PATCH"]), path: `${path}?${column}=is.null`, body },
      ];
    });
  const inFunctions = (visitor: Visitor) =>
    parameters.flatMap(({ name, parameter }) =>
      Array.from({ length: 4 }, (): Input => {
        const given = parameter === null ? pick(values) : { [parameter]: pick(values) };
        const body = JSON.stringify(given);
        return { visitor, method: "POST", path: `/rest/v1/rpc/${name}`, body };
      }),
    );
  return visitors.flatMap((visitor) => [...inTables(visitor), ...inFunctions(visitor)]);
}

function plain(value: unknown): string {
  return (typeof value === "string" ? value : JSON.stringify(value)).toWellFormed();
}

function inputsOfDoors(visitor: Visitor): Input[] {
  return doors.flatMap(([method, path, fields]) => {
    const whole = Object.fromEntries(fields.map((field) => [field, "text"]));
    const wrong = fields.flatMap((field) =>
      values.map((value) => JSON.stringify({ ...whole, [field]: value })),
    );
    return [...bodies, ...wrong].map((body): Input => ({ visitor, method, path, body }));
  });
}

/** What failed: an input that is answered as a fault of the server, or the plain question after it. */
async function failuresOf(roles: Roles, inputs: Input[]): Promise<string[]> {
  const failures: string[] = [];
  const headers = { "content-type": "application/json" };
  for (const { visitor, method, path, body = null } of inputs) {
    const answer = await roles.request(visitor, path, { method, headers, body });
    const text = await answer.text();
    const next = await roles.request("nobody", "/rest/v1/blog_posts?select=id&limit=1");
    await next.arrayBuffer();
    if (answer.status >= 500 || next.status !== 200) {
      const input = `${visitor} ${method} ${path} ${body?.slice(0, 80)}`;
      failures.push(`${input}: ${answer.status} ${text.slice(0, 200)}; then ${next.status}`);
    }
  }
  return failures;
}

onEachDatabase((create) => {
  const roles = useRoles(create);

  test("whatever a table or a function is given, the answer is none of 500, and the next is answered", async () => {
    const inputs = inputsOfTheApi(await readCatalog());
    expect(inputs.length).toBeGreaterThan(2000);
    expect(await failuresOf(roles(), inputs)).toEqual([]);
  }, 300_000);

  test("whatever another door is given, the answer is none of 500, and the next is answered", async () => {
    const ofStorage = inputsOfDoors("administrator").filter(({ path }) => /^.storage/.test(path));
    const inputs = [...inputsOfDoors("nobody"), ...ofStorage];
    expect(await failuresOf(roles(), inputs)).toEqual([]);
  }, 300_000);
});
