import { readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { describeSchema } from "../../../../scripts/database-schema.ts";
import { generateDatabaseTypes } from "../../../../scripts/database-types.ts";
import { readingFunctions } from "../../../../server/backend/web/needs-room.ts";
import { closedFunctions, panelFunctions } from "../../../database/permissions/functions.ts";
import {
  hasPostgres,
  openEmbedded,
  openSupabaseShaped,
} from "../../../database/support/databases.ts";

const schemas = "supabase/schemas";

type Rows = (sql: string) => Promise<Record<string, unknown>[]>;
type OpenDatabase = { query: Rows; close(): Promise<void> };

describe("the migrations, on PGlite", () => {
  testMigrations(openEmbedded, (rows) => {
    test("are applied in the order of their names, once over several starts", async () => {
      const applied = await rows(
        "select version || '_' || name || '.sql' as file from supabase_migrations.schema_migrations order by ctid",
      );
      expect(applied.map(({ file }) => file)).toEqual(readdirSync("supabase/migrations").sort());
    });

    test("give the types of app/data/database.types.ts; -u writes them", async () => {
      const types = await generateDatabaseTypes(rows);
      await expect(types).toMatchFileSnapshot("../../../../app/data/database.types.ts");
    });

    test("make what supabase/schemas/ tells; -u writes it", async () => {
      const files = await describeSchema(rows);
      for (const [path, text] of files) {
        await expect(text).toMatchFileSnapshot(join("../../../..", schemas, path));
      }
      const written = readdirSync(schemas, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => relative(schemas, join(parentPath, name)));
      expect(written.filter((path) => !files.has(path))).toEqual([]);
    });

    test("give the functions that only read, which the gate answers when the disk is full", async () => {
      const functions = await rows(
        `select proname from pg_proc where pronamespace = 'public'::regnamespace
          and provolatile <> 'v' and has_function_privilege('authenticated', oid, 'execute')`,
      );
      expect(new Set(functions.map(({ proname }) => proname))).toEqual(readingFunctions);
    });
  });
});

/** What a hosted one grants by itself has been taken back: who may read, write and call is as it is here. */
const rights = {
  tables: `
    select format('%s: %s %s', relname, role, privilege) as line
    from pg_class, unnest(array['anon', 'authenticated']) as role,
      unnest(array['select', 'insert', 'update', 'delete', 'truncate']) as privilege
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v')
      and (has_table_privilege(role, oid, privilege)
        or privilege not in ('delete', 'truncate') and has_any_column_privilege(role, oid, privilege))
    order by line`,
  functions: `
    select format('%s.%s: %s', nspname, proname, role) as line
    from pg_proc join pg_namespace on pg_namespace.oid = pronamespace,
      unnest(array['anon', 'authenticated']) as role
    where nspname in ('public', 'private') and has_function_privilege(role, pg_proc.oid, 'execute')
    order by line`,
  buckets: `
    select format('%s %s %s %s', id, public, file_size_limit, allowed_mime_types) as line
    from storage.buckets order by id`,
};

describe.skipIf(!hasPostgres)("the migrations, on what Supabase has", () => {
  testMigrations(openSupabaseShaped, (rows) => {
    test.each(Object.entries(rights))("give the same rights of %s as here", async (_, sql) => {
      const here = await openEmbedded();
      const expected = await here.query(sql);
      await here.close();
      expect(expected.length).toBeGreaterThan(1);
      expect(await rows(sql)).toEqual(expected);
    });
  });
});

/** The result of the migrations, on any database. */
function testMigrations(open: () => Promise<OpenDatabase>, more?: (rows: Rows) => void): void {
  let database: OpenDatabase;
  const rows: Rows = (sql) => database.query(sql);
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database?.close());
  more?.(rows);

  test("put every table of the API under row-level security", async () => {
    const open = await rows(`
      select relname from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity`);
    expect(open).toEqual([]);
  });

  test("let the API roles make nothing in the API's schema and see no sequence", async () => {
    const roles = "unnest(array['anon', 'authenticated']) as role";
    expect(
      await rows(`select role from ${roles} where has_schema_privilege(role, 'public', 'create')`),
    ).toEqual([]);
    expect(
      await rows(`
        select relname from pg_class, ${roles}
        where relnamespace = 'public'::regnamespace and relkind = 'S'
          and has_sequence_privilege(role, oid, 'usage, select, update')`),
    ).toEqual([]);
  });

  test("leave no function of the API's schema untried", async () => {
    const all = await rows(`
      select distinct proname, has_function_privilege('authenticated', oid, 'execute') as is_open
      from pg_proc where pronamespace = 'public'::regnamespace order by proname`);
    const known = (isOpen: boolean) =>
      all.filter(({ is_open }) => is_open === isOpen).map(({ proname }) => proname);
    // Their argument is a secret, or an address that the caller knows; or they tell what every page says.
    const ofEverybody = [
      ...["answer_by_link", "preview_record", "picture_facts", "search_posts"],
      "retention_months",
    ];
    expect(known(true)).toEqual([...Object.keys(panelFunctions), ...ofEverybody].sort());
    const pages = "present_page_content";
    expect(known(false)).toEqual([...Object.keys(closedFunctions), pages].sort());
  });

  test("fix the search path of every function", async () => {
    const loose = await rows(`
      select proname from pg_proc
      where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
        and not coalesce(proconfig @> array['search_path=""'], false)`);
    expect(loose).toEqual([]);
  });

  test("give policies on storage to the team only", async () => {
    const policies = await rows(`
      select tablename || ' ' || lower(cmd) as line, roles::text,
        concat(qual, with_check) ~ 'may_write|may_edit' as guarded
      from pg_policies where schemaname = 'storage' order by line`);
    const lines = ["buckets insert", "buckets select"].concat(
      ["delete", "insert", "select", "update"].map((action) => `objects ${action}`),
    );
    expect(policies).toEqual(
      lines.map((line) => ({ line, roles: "{authenticated}", guarded: true })),
    );
  });

  test("have one policy at most for an action of a role on a table", async () => {
    const several = await rows(`
      select tablename, cmd, role from pg_policies, unnest(roles) as role
      group by tablename, cmd, role having count(*) > 1`);
    expect(several).toEqual([]);
  });
}
