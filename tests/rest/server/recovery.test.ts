import { resolve } from "node:path";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { startTestBackend, type TestBackend } from "../../support/backend.ts";

const polling = { timeout: 15_000, interval: 50 };
const spoiler = resolve("tests/rest/server/spoil-database.ts");

afterEach(() => {
  vi.unstubAllEnvs();
});

/** With the product's own patience. */
async function start(): Promise<TestBackend> {
  const backend = await startTestBackend();
  onTestFinished(() => backend.remove());
  return backend;
}

async function read(backend: TestBackend): Promise<number> {
  return (await backend.ask("/rest/v1/blog_posts?select=id&limit=1")).status;
}

test("a failed transaction that was left open is over before long", async () => {
  vi.stubEnv("NODE_OPTIONS", `--import=${spoiler}`);
  const backend = await start();
  const started = backend.log.find(({ event }) => event === "backend-started");
  const before = backend.log.length;
  // A visitor, a background task or the watchdog is the first to meet it. A request under way may undo it unseen.
  await vi.waitFor(async () => {
    if (backend.log.length === before) process.kill(Number(started?.pid), "SIGUSR2");
    expect((await read(backend)) !== 200 || backend.log.length > before).toBe(true);
  }, polling);
  await vi.waitFor(async () => expect(await read(backend)).toBe(200), polling);
}, 90_000);

test("a query without end is ended, and soon all is well", async () => {
  const backend = await start();
  const admin = await backend.adminClient();
  const content = `${"ab".repeat(2000)}c${"xy".repeat(2000)}`;
  const post = { title: "Wpis", slug: "wpis", author: "Zespół", content };
  await admin.from("blog_posts").insert(post).throwOnError();
  const hung = admin.from("blog_posts").select("id").filter("content", "match", "(.{50}).*c.*\\1");
  expect((await hung).status).toBe(503);
  expect(backend.log).toContainEqual({ event: "backend-stuck", stuckAfter: 10_000 });
  // On a busy machine the start takes longest; `npm run bench -- api` measures the whole.
  const starting = { timeout: 60_000, interval: 50 };
  await vi.waitFor(async () => expect(await read(backend)).toBe(200), starting);
}, 120_000);
