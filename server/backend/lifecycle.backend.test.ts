import { mkdtempSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import {
  count,
  slowQuery,
  startTestBackend,
  type TestBackend,
} from "../../tests/support/backend.ts";
import { scratchDirectory } from "../../tests/support/scratch-directory.ts";
import { lockDataDir } from "./child/lock.ts";
import { placeEmptyDatabase } from "./child/setup/new-database.ts";

const scratch = scratchDirectory();
const polling = { timeout: 20_000, interval: 50 };

const addPost = async (backend: TestBackend, content: string) => {
  const post = { title: "Wpis", slug: crypto.randomUUID(), author: "Zespół", content };
  const admin = await backend.adminClient();
  await admin.from("blog_posts").insert(post).throwOnError();
};

describe("a running backend", () => {
  let backend: TestBackend;
  beforeAll(async () => {
    // Longer than the slow query takes.
    backend = await startTestBackend({ stuckAfter: 4000 });
  }, 120_000);
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
  }, 120_000);

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
  }, 120_000);

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
  }, 120_000);

  test("a stop in the middle of a restart waits for its end", async () => {
    const pid = backend.log.findLast(({ event }) => event === "backend-started")?.pid;
    const isFree = () =>
      lockDataDir(backend.dataDir, 0).then(
        (release) => {
          release();
          return true;
        },
        () => false,
      );
    const before = backend.log.length;
    process.kill(Number(pid), "SIGKILL");
    await vi.waitFor(async () => expect(await isFree()).toBe(true), polling);
    await vi.waitFor(async () => expect(await isFree()).toBe(false), polling);
    await backend.stop();
    expect(await isFree()).toBe(true);
    const events = backend.log.slice(before).map(({ event }) => event);
    expect(events.filter((event) => event === "backend-restart-failed")).toEqual([]);
  }, 120_000);
});

test.each<[string, (dataDir: string) => void, string]>([
  [
    "the database",
    (dataDir) => truncateSync(join(dataDir, "database/global/pg_control"), 0),
    "is damaged (",
  ],
  [
    "the lock",
    (dataDir) => writeFileSync(join(dataDir, "lock.sqlite"), "x".repeat(4096)),
    "lock.sqlite is damaged. It holds nothing: remove it",
  ],
  [
    "the list of erasures",
    (dataDir) => writeFileSync(join(dataDir, "erasures.json"), "[{"),
    "erasures.json is damaged",
  ],
])(
  "a start on a DATA_DIR in which %s is damaged ends with a sentence",
  async (_, damage, said) => {
    const dataDir = mkdtempSync(join(scratch, "damaged-"));
    await placeEmptyDatabase(join(dataDir, "database"));
    damage(dataDir);
    await expect(startTestBackend({ dataDir })).rejects.toThrow(said);
  },
  60_000,
);
