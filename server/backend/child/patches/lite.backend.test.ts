import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { App } from "@supabase/lite";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import {
  migrateDatabase,
  placeMigratedDatabase,
} from "../../../../tests/support/migrated-database.ts";
import { scratchDirectory } from "../../../../tests/support/scratch-directory.ts";
import { type Keys, loadKeys } from "../../shared/keys.ts";
import { StorageFiles } from "../../shared/storage-files.ts";
import { type OpenDatabase, openPglite } from "../database.ts";
import { createLite } from "../lite.ts";
import { removeRefusedUploads } from "./storage-adapter.ts";

const dataDir = scratchDirectory();
let keys: Keys;
let database: OpenDatabase;
let files: StorageFiles;
let app: App;

type Asked = Omit<RequestInit, "headers"> & { apikey?: string };

// Lite in this very process, so that requests can be brought into step.
beforeAll(async () => {
  vi.spyOn(console, "error").mockImplementation(() => {}); // lite tells there what the database refused
  if (!(await placeMigratedDatabase(dataDir))) await migrateDatabase(dataDir);
  keys = loadKeys(dataDir, {});
  database = await openPglite(join(dataDir, "database"));
  files = new StorageFiles(join(dataDir, "storage"), 1_000_000);
  app = await createLite(database, files, { keys, signUp: false });
  await ask(anyRow);
});
afterAll(async () => {
  await database.connection.close();
});

const ask = (path: string, { apikey = keys.secretKey, ...init }: Asked = {}) => {
  const headers = { apikey, "user-agent": "test", "content-type": "application/json" };
  const request = new Request(`http://localhost/rest/v1/${path}`, { ...init, headers });
  return database.inTurn(async () => app.fetch(request, { peerAddress: null }));
};
const anyRow = "admin_users?select=id";

test("the patches were made for these versions; another needs every patch to be read again", () => {
  const version = (name: string): string =>
    JSON.parse(readFileSync(`node_modules/${name}/package.json`, "utf8")).version;
  expect(version("@supabase/lite")).toBe("0.10.0");
  expect(version("@electric-sql/pglite")).toBe("0.4.5");
});

test("refused-values: lite would answer 500 for a broken check, the patch 400 with the code of Postgres", async () => {
  const row = { title: "x".repeat(201), slug: "a", author: "a", content: "a" };
  const refused = await ask("blog_posts", { method: "POST", body: JSON.stringify(row) });
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({
    code: "23514",
    message: expect.stringMatching(/^new row for relation "blog_posts" violates check/),
  });
});

test.each([
  ["a number in a filter", "blog_posts?tags=eq.5", {}],
  ["an object in an argument", "rpc/picture_facts", { method: "POST", body: '{"paths":{"a":1}}' }],
  ["a number in a row", "media_files", { method: "POST", body: '{"path":"a","sizes":7}' }],
])("wrong-types: %s for an array is answered with 400", async (_, path, init) => {
  const answer = await ask(path, init);
  expect([answer.status, (await answer.json()).code]).toEqual([400, "22P02"]);
});

test("session-context: lite would send six statements for each request, the patch sends one", async () => {
  await ask("blog_posts?select=id&limit=1");
  const { driver } = database.connection;
  if (!("query" in driver)) throw new Error("This is no PGlite");
  const { query } = driver;
  const sent: string[] = [];
  Object.assign(driver, {
    query: (sql: string, ...rest: unknown[]) => {
      sent.push(sql);
      return Reflect.apply(query, driver, [sql, ...rest]);
    },
  });
  await ask("blog_posts?select=id&limit=1");
  Object.assign(driver, { query });
  expect(sent.filter((sql) => sql.includes("set_config"))).toHaveLength(1);
});

test("grants: lite would grant visitors everything, the patch leaves the migrations' grants", async () => {
  const mayWrite = async (on: Pick<OpenDatabase, "rows">) => {
    const [row] = await on.rows(
      "select has_table_privilege('anon', 'public.contact_messages', 'insert') as granted",
    );
    return row?.granted;
  };
  await ask("blog_posts?select=id&limit=1");
  expect(await mayWrite(database)).toBe(false);
});

test("requests in step keep their own roles", async () => {
  for (let round = 0; round < 10; round++) {
    const asked = Array.from({ length: 10 }, () => [
      ask(anyRow, { apikey: keys.publishableKey }),
      ask(anyRow),
    ]).flat();
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.filter((_, index) => index % 2 === 0)).toEqual(Array(10).fill(401));
    expect(statuses.filter((_, index) => index % 2 === 1)).toEqual(Array(10).fill(200));
  }
});

test("a write that fails takes no other's with it", async () => {
  const post = (slug: string) => ({
    method: "POST",
    body: JSON.stringify({ title: "Wpis", slug, author: "Zespół" }),
  });
  const slugs = Array.from({ length: 20 }, (_, index) => (index % 2 ? `dobry-${index}` : "ZŁY"));
  const asked = slugs.map((slug) => ask("blog_posts", post(slug)));
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(statuses).toEqual(slugs.map((slug) => (slug === "ZŁY" ? 400 : 201)));
  const kept = await database.rows("select slug from public.blog_posts order by id");
  expect(kept.map(({ slug }) => slug)).toEqual(slugs.filter((slug) => slug !== "ZŁY"));
});

test("clean-connection: a message that PGlite breaks off spoils the next, and the patch clears it away", async () => {
  const { driver } = database.connection;
  if (!("serializers" in driver)) throw new Error("This is no PGlite");
  await driver.exec("begin");
  // As PGlite itself would do for what is no array.
  const serializers = { 1009: () => JSON.parse("5") };
  const breaking = () => driver.query("select $1::text[]", [["a"]], { serializers });
  await expect(breaking()).rejects.toThrow();
  await expect(database.rows("select 1")).rejects.toThrow("invalid message format");
  await expect(database.inTurn(breaking)).rejects.toThrow();
  expect(await database.rows("select 1 as one")).toEqual([{ one: 1 }]);
  const outside = "can only be used in transaction blocks";
  await expect(database.script("savepoint here")).rejects.toThrow(outside);
});

// Last, for its trigger stays.
test("a file whose row the database refuses is removed", async () => {
  const upload = async (name: string) => {
    const headers = { apikey: keys.secretKey, "content-type": "image/webp" };
    const url = `http://localhost/storage/v1/object/media/${name}`;
    const request = new Request(url, { method: "POST", headers, body: "bytes" });
    const answer = await removeRefusedUploads(files, database, async () =>
      app.fetch(request, { peerAddress: null }),
    );
    return answer.ok;
  };
  expect(await upload("kept.webp")).toBe(true);
  // At the commit, which lite's own attempt before the upload does not reach.
  await database.script(`
    create function refuse() returns trigger language plpgsql as $$ begin raise 'refused'; end $$;
    create constraint trigger refuse after insert on storage.objects
      deferrable initially deferred for each row execute function refuse();`);
  expect(await upload("refused.webp")).toBe(false);
  expect(await files.find("media", "refused.webp")).toBeNull();
  expect(await files.find("media", "kept.webp")).not.toBeNull();
});
