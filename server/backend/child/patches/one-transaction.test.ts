import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { App } from "@supabase/lite";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startTestBackend } from "../../../../tests/support/backend.ts";
import { type Keys, loadKeys } from "../../shared/keys.ts";
import { StorageFiles } from "../../shared/storage-files.ts";
import { type OpenDatabase, openPglite } from "../database.ts";
import { createLite } from "../lite.ts";
import { asOneRequest, keepTransactionsApart } from "./one-transaction.ts";

vi.setConfig({ testTimeout: 120_000 });

const dataDir = mkdtempSync(join(tmpdir(), "transactions-"));
let database: OpenDatabase;
let keys: Keys;
let app: App;

// Lite in this very process, so that requests can be brought into step.
beforeAll(async () => {
  vi.spyOn(console, "error").mockImplementation(() => {}); // lite tells there what the database refused
  const prepared = await startTestBackend({ dataDir });
  await prepared.stop();
  database = await openPglite(join(dataDir, "database"));
  keys = loadKeys(dataDir, {});
  const files = new StorageFiles(join(dataDir, "storage"), 1_000_000);
  app = await createLite(database, files, { keys, signUp: false });
  await ask(keys.secretKey);
}, 120_000);
afterAll(async () => {
  await database.connection.close();
  rmSync(dataDir, { recursive: true });
});

const ask = (apikey: string, init: RequestInit = {}, path = "/admin_users?select=id") =>
  asOneRequest(() =>
    app.fetch(
      new Request(`http://localhost/rest/v1${path}`, {
        ...init,
        headers: { apikey, "user-agent": "test", "content-type": "application/json" },
      }),
      { peerAddress: null },
    ),
  );

test("requests in step keep their own roles", async () => {
  for (let round = 0; round < 10; round++) {
    const asked = Array.from({ length: 10 }, () => [
      ask(keys.publishableKey),
      ask(keys.secretKey),
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
  const asked = slugs.map((slug) => ask(keys.secretKey, post(slug), "/blog_posts"));
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(statuses).toEqual(slugs.map((slug) => (slug === "ZŁY" ? 500 : 201)));
  const kept = await database.rows("select slug from public.blog_posts order by id");
  expect(kept.map(({ slug }) => slug)).toEqual(slugs.filter((slug) => slug !== "ZŁY"));
});

test("a lock held by start-up code lets those who waited on one by one", async () => {
  const held = database.transaction(async (tx) => {
    await tx.rows("select 1");
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
  const waited = [ask(keys.publishableKey), ask(keys.secretKey), ask(keys.publishableKey)];
  await held;
  expect((await Promise.all(waited)).map(({ status }) => status)).toEqual([401, 200, 401]);
});

test("a transaction that never ends is undone after a while, and its request may ask for nothing more", async () => {
  const { PGlite } = await import("@supabase/lite/pglite");
  const driver = new PGlite();
  await driver.exec("create table notes (text text); create role visitor nologin");
  keepTransactionsApart(driver, 300);
  const note = (text: string) => driver.query("insert into notes values ($1)", [text]);

  let goOn = () => {};
  const forgetful = asOneRequest(async () => {
    await driver.query("begin");
    await driver.query("set local role none");
    await note("half");
    await new Promise<void>((resolve) => {
      goOn = resolve;
    });
    await note("in nobody's role");
  });
  await asOneRequest(() => note("whole"));
  goOn();
  await expect(forgetful).rejects.toThrow("took too long");
  const { rows } = await driver.query("select text from notes");
  expect(rows).toEqual([{ text: "whole" }]);
  await driver.close();
});
