import { readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { describeSchema } from "../../../../scripts/database-schema.ts";
import { generateDatabaseTypes } from "../../../../scripts/database-types.ts";
import { readingFunctions } from "../../../../server/backend/web/needs-room.ts";
import {
  copyEmbedded,
  hasPostgres,
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

describe.skipIf(!hasPostgres)("the migrations, on what Supabase has", () => {
  testMigrations(openSupabaseShaped);
});

async function openEmbedded(): Promise<OpenDatabase> {
  const { dataDir, remove } = await copyEmbedded();
  const database = await PGlite.create(join(dataDir, "database"));
  return {
    query: async (sql) => (await database.query<Record<string, unknown>>(sql)).rows,
    close: async () => {
      await database.close();
      await remove();
    },
  };
}

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

  test("grant the API roles exactly this", async () => {
    const grants = await rows(`
      select table_name || ': ' || grantee || ' ' ||
        string_agg(lower(privilege_type), ', ' order by privilege_type) as line
      from information_schema.role_table_grants
      where table_schema = 'public' and grantee in ('PUBLIC', 'anon', 'authenticated')
      group by table_name, grantee order by line`);
    expect(grants.map(({ line }) => line)).toEqual([
      "admin_users: authenticated select",
      "audit_events: authenticated select",
      "backup_plan: authenticated select",
      "blog_posts: anon select",
      "blog_posts: authenticated delete, insert, select, update",
      "case_studies: anon select",
      "case_studies: authenticated delete, insert, select, update",
      "contact_messages: authenticated select",
      "contact_settings: authenticated insert, select, update",
      "import_runs: authenticated select",
      "imported: authenticated select",
      "imports: authenticated select",
      "media_files: authenticated delete, insert, select, update",
      "message_events: authenticated select",
      "missing_addresses: authenticated select",
      "notifications: authenticated select",
      "page_content: anon select",
      "page_content: authenticated insert, select, update",
      "page_visits: authenticated select",
      "preview_links: authenticated delete, select",
      "privacy_events: authenticated select",
      "read_hints: authenticated insert, select",
      "record_notes: authenticated select",
      "record_reviews: authenticated select",
      "redirects: anon select",
      "redirects: authenticated delete, insert, select, update",
      "revisions: authenticated select",
      "slug_redirects: anon select",
      "slug_redirects: authenticated select",
      "unpublished_changes: authenticated delete, insert, select, update",
      "working_copies: authenticated delete, insert, select, update",
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

  // Each of these asks first for the right of whoever calls.
  const administrators = [
    ...["correct_person", "erase_person", "export_person", "find_person"],
    "export_messages",
    ...["note_archive", "list_own_sessions"],
    ...["mail_watch", "mark_client", "note_open_record", "request_trial", "list_picture_uses"],
  ];

  const talking = ["send_for_review", "send_back", "add_record_note", "settle_record_note"];

  test("leave exactly these functions of the API's schema to visitors", async () => {
    const open = await rows(`
      select proname || ': ' || role as line
      from pg_proc, unnest(array['anon', 'authenticated']) as role
      where pronamespace = 'public'::regnamespace and has_function_privilege(role, oid, 'execute')
      order by line`);
    const ofThePanel = [
      ...[...administrators, "attention", "count_page_messages", "find_messages"],
      ...["find_audit_events", "find_records", "list_authors", "list_own_records", "list_tags"],
      ...["handle_message", "list_message_sources", "note_message", "preview_record"],
      ...["list_pictures", "picture_facts", "answer_by_link"],
      ...["search_posts", "retention_months", "most_missing_addresses"],
      ...["draft_text", "drop_text_drafts", "publish_texts", "plan_texts", "unplan_texts"],
      ...talking,
      ...["results_by_day", "results_by_source", "results_by_page"],
    ];
    expect(open.map(({ line }) => line)).toEqual(
      [
        "answer_by_link: anon",
        "preview_record: anon",
        "picture_facts: anon",
        "search_posts: anon",
        "retention_months: anon",
        "present_page_content: anon",
        ...ofThePanel.map((name) => `${name}: authenticated`),
      ].sort(),
    );
  });

  test("fix the search path of every function", async () => {
    const loose = await rows(`
      select proname from pg_proc
      where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
        and not coalesce(proconfig @> array['search_path=""'], false)`);
    expect(loose).toEqual([]);
  });

  test("let users read past row-level security through these only", async () => {
    const definers = await rows(`
      select distinct proname, prosrc ~ 'if not private.may_write\\(\\) then|perform private.require(_admin\\(\\)|\\(private\\.)' as asks from pg_proc, unnest(array['anon', 'authenticated']) as role
      where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
        and prosecdef and has_function_privilege(role, oid, 'execute')
      order by proname`);
    const asking = [
      ...["send_back", "settle_record_note"],
      ...[...administrators, "handle_message", "note_message", "is_picture_used"],
      "searched_records",
    ];
    expect(definers).toEqual(
      [
        ...asking.map((proname) => ({ proname, asks: true })),
        // By private.is_draft_at_hand, which asks.
        { proname: "add_record_note", asks: false },
        { proname: "send_for_review", asks: false },
        // Of whoever asks, or of what they own.
        { proname: "roles", asks: false },
        { proname: "own_records", asks: false },
        { proname: "may_add_record", asks: false },
        { proname: "is_own_file", asks: false },
        // Their argument is a secret.
        { proname: "answer_by_link", asks: false },
        { proname: "preview_record", asks: false },
        // Of files whose public addresses the caller knows.
        { proname: "picture_facts", asks: false },
        // The privacy policy says this number.
        { proname: "retention_months", asks: false },
        // What every page says, and what was planned to be said by now.
        { proname: "present_page_content", asks: false },
        // Finds published posts only.
        { proname: "search_posts", asks: false },
      ].sort((a, b) => a.proname.localeCompare(b.proname)),
    );
  });

  test("index the orders of the lists", async () => {
    const plan = await rows(`
      explain select id from blog_posts order by published_at desc, id desc limit 20`);
    expect(JSON.stringify(plan)).toContain("blog_posts_published_at_idx");
  });

  test("make the buckets of pictures and of films, with their limits", async () => {
    const buckets = await rows(`
      select id, public, file_size_limit::int as limit, allowed_mime_types as types
      from storage.buckets order by id desc`);
    const types = ["jpeg", "png", "webp", "avif", "gif"].map((type) => `image/${type}`);
    const films = ["video/mp4", "video/webm", "image/webp"];
    expect(buckets).toEqual([
      { id: "media", public: true, limit: 10 * 1024 * 1024, types },
      { id: "films", public: true, limit: 60 * 1024 * 1024, types: films },
    ]);
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
