import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { App } from "@supabase/lite";
import { createPgliteConnection } from "@supabase/lite/pglite";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startTestBackend } from "../../../../tests/support/backend.ts";
import { type Keys, loadKeys } from "../../shared/keys.ts";
import { StorageFiles } from "../../shared/storage-files.ts";
import { type OpenDatabase, openPglite } from "../database.ts";
import { createLite } from "../lite.ts";
import { reportCheckViolation } from "./check-violation.ts";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const dataDir = mkdtempSync(join(tmpdir(), "lite-patches-"));
let keys: Keys;
let database: OpenDatabase;
let app: App;

beforeAll(async () => {
  vi.spyOn(console, "error").mockImplementation(() => {}); // lite tells there what the database refused
  await (await startTestBackend({ dataDir })).stop();
  keys = loadKeys(dataDir, {});
  database = await openPglite(join(dataDir, "database"));
  const files = new StorageFiles(join(dataDir, "storage"), 1_000_000);
  app = await createLite(database, files, { keys, signUp: false });
});
afterAll(async () => {
  await database.connection.close();
  rmSync(dataDir, { recursive: true });
});

const ask = async (path: string, init: RequestInit = {}) => {
  const headers = { apikey: keys.secretKey, "content-type": "application/json" };
  const request = new Request(`http://localhost/rest/v1/${path}`, { ...init, headers });
  return app.fetch(request, { peerAddress: null });
};

test("the patches were made for these versions; another needs every patch to be read again", () => {
  const version = (name: string): string =>
    JSON.parse(readFileSync(`node_modules/${name}/package.json`, "utf8")).version;
  expect(version("@supabase/lite")).toBe("0.10.0");
  expect(version("@electric-sql/pglite")).toBe("0.4.5");
});

test("check-violation: lite answers 500, the patch 400 with the code of Postgres", async () => {
  const row = { title: "x".repeat(201), slug: "a", author: "a", content: "a" };
  const refused = await ask("blog_posts", { method: "POST", body: JSON.stringify(row) });
  expect(refused.status).toBe(500);
  const reported = await reportCheckViolation(refused);
  expect([reported.status, (await reported.json()).code]).toEqual([400, "23514"]);
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

test("row-parsers: PGlite still brings parsers for arrays of rows, and lives without them", async () => {
  const connection = await createPgliteConnection({});
  await connection.driver.waitReady;
  const plain = Object.keys(connection.driver.parsers).length;
  await connection.close();
  const { driver } = database.connection;
  const kept = "parsers" in driver ? Object.keys(driver.parsers).length : 0;
  expect(kept).toBeLessThan(plain / 2);
});
