import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { generateDatabaseTypes } from "../support/database-types.ts";
import { openMigratedDatabase } from "../support/migrated-database.ts";

describe("the migrations", () => {
  let database: Awaited<ReturnType<typeof openMigratedDatabase>>;
  const rows = (sql: string) => database.query(sql);

  beforeAll(async () => {
    database = await openMigratedDatabase();
  }, 60_000);
  afterAll(() => database.close());

  test("are applied in the order of their names, once", async () => {
    expect(database.applied).toEqual(readdirSync("supabase/migrations").sort());
    expect(await database.applyAgain()).toEqual([]);
  });

  test("give the types of app/data/database.types.ts", async () => {
    const written = readFileSync("app/data/database.types.ts", "utf8");
    expect(written, "run `node tests/support/write-database-types.ts`").toBe(
      await generateDatabaseTypes(database.query),
    );
  });

  test("put every table of the API under row-level security", async () => {
    const open = await rows(`
      select relname from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity`);
    expect(open).toEqual([]);
  });

  test("grant the API roles exactly this", async () => {
    const grants = await rows(`
      select table_name || ': ' || grantee || ' ' ||
        string_agg(lower(privilege_type), ', ' order by privilege_type) as line
      from information_schema.role_table_grants
      where table_schema = 'public' and grantee in ('PUBLIC', 'anon', 'authenticated')
      group by table_name, grantee order by line`);
    expect(grants.map(({ line }) => line)).toEqual([
      "admin_users: authenticated select",
      "blog_posts: anon select",
      "blog_posts: authenticated delete, insert, select, update",
      "case_studies: anon select",
      "case_studies: authenticated delete, insert, select, update",
      "contact_messages: authenticated select",
      "revisions: authenticated select",
      "slug_redirects: anon select",
      "slug_redirects: authenticated select",
    ]);
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

  test("leave no function of the API's schema to visitors", async () => {
    const open = await rows(`
      select proname from pg_proc, unnest(array['anon', 'authenticated']) as role
      where pronamespace = 'public'::regnamespace and has_function_privilege(role, oid, 'execute')`);
    expect(open).toEqual([]);
  });

  test("fix the search path of every function", async () => {
    const loose = await rows(`
      select proname from pg_proc
      where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
        and not coalesce(proconfig @> array['search_path=""'], false)`);
    expect(loose).toEqual([]);
  });

  test("let users read past row-level security through is_admin only", async () => {
    const definers = await rows(`
      select distinct proname from pg_proc, unnest(array['anon', 'authenticated']) as role
      where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
        and prosecdef and has_function_privilege(role, oid, 'execute')`);
    expect(definers).toEqual([{ proname: "is_admin" }]);
  });

  test("index the orders of the lists", async () => {
    const plan = await database.query(`
      explain select id from blog_posts order by published_at desc, id desc limit 20`);
    expect(JSON.stringify(plan)).toContain("blog_posts_published_at_idx");
  });
});
