import { truncateSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import {
  count,
  slowQuery,
  startTestBackend,
  type TestBackend,
} from "../../tests/support/backend.ts";
import { scratchDirectory } from "../../tests/support/scratch-directory.ts";
import { placeEmptyDatabase } from "./child/setup/new-database.ts";

const polling = { timeout: 120_000, interval: 50 };

const addPost = async (backend: TestBackend, content: string) => {
  const post = { title: "Wpis", slug: crypto.randomUUID(), author: "Zespół", content };
  const admin = await backend.adminClient();
  await admin.from("blog_posts").insert(post).throwOnError();
};

describe("a running backend", () => {
  let backend: TestBackend;
  beforeAll(async () => {
    vi.stubEnv("NODE_OPTIONS", `--import=${resolve("tests/rest/server/spoil-database.ts")}`);
    // Longer than the slow query takes.
    backend = await startTestBackend({ stuckAfter: 4000 });
    vi.unstubAllEnvs();
  });
  afterAll(() => backend?.remove());

  test("does not hold up the web process while a query is slow", async () => {
    await addPost(backend, `${"ab".repeat(66)}c${"xy".repeat(66)}`);
    let turns = 0;
    const counter = setInterval(() => turns++, 5);
    const start = performance.now();
    await backend.ask(slowQuery, { headers: { apikey: backend.secretKey } });
    const took = performance.now() - start;
    clearInterval(counter);
    expect(took).toBeGreaterThan(200);
    // A thread that is held up does nothing else meanwhile, however long it takes.
    expect(turns).toBeGreaterThan(10);
  });

  test("ends a failed transaction that was left open before long", async () => {
    const pid = backend.log.findLast(({ event }) => event === "backend-started")?.pid;
    const read = async () => (await backend.ask("/rest/v1/blog_posts?select=id&limit=1")).status;
    const before = backend.log.length;
    // A visitor, a background task or the watchdog is the first to meet it. A request under way may undo it unseen.
    await vi.waitFor(async () => {
      if (backend.log.length === before) process.kill(Number(pid), "SIGUSR2");
      expect((await read()) !== 200 || backend.log.length > before).toBe(true);
    }, polling);
    await vi.waitFor(async () => expect(await read()).toBe(200), polling);
  });

  test("is started anew when a query does not end, and has lost nothing", async () => {
    // On a busy machine the query of the test before may have ended in a restart, too.
    const posts = await vi.waitFor(() => count(backend, "blog_posts"), polling);
    await addPost(backend, `${"ab".repeat(2000)}c${"xy".repeat(2000)}`);
    await backend.ask(slowQuery, { headers: { apikey: backend.secretKey } });
    expect(backend.log.map(({ event }) => event)).toContain("backend-stuck");
    await vi.waitFor(
      async () => expect(await count(backend, "blog_posts")).toBe(posts + 1),
      polling,
    );
  });

  test("comes back on the same port after a crash; until then the answer is 503", async () => {
    const pid = backend.log.findLast(({ event }) => event === "backend-started")?.pid;
    process.kill(Number(pid), "SIGKILL");
    await vi.waitFor(async () => {
      const answer = await backend.ask("/rest/v1/blog_posts?select=id");
      expect(answer.status).toBe(503);
      expect(answer.headers.get("retry-after")).toBe("1");
    }, polling);
    expect(await backend.check()).toMatchObject({ backend: false, storage: true });
    await vi.waitFor(async () => {
      expect((await backend.ask("/rest/v1/blog_posts?select=id")).status).toBe(200);
    }, polling);
    const direct = await fetch(`${backend.address.url}/rest/v1/blog_posts?select=id`, {
      headers: { ...backend.address.headers, apikey: backend.publishableKey },
    });
    expect(direct.status).toBe(200);
  });
});

test("a start on a DATA_DIR in which the database is damaged ends with a sentence", async () => {
  const dataDir = scratchDirectory(onTestFinished);
  await placeEmptyDatabase(join(dataDir, "database"));
  truncateSync(join(dataDir, "database/global/pg_control"), 0);
  await expect(startTestBackend({ dataDir })).rejects.toThrow("is damaged (");
});
