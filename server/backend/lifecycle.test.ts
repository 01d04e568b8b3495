import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { startTestBackend, type TestBackend } from "../../tests/support/backend.ts";
import { lockDataDir } from "./child/lock.ts";

const makeDataDir = () => mkdtempSync(join(tmpdir(), "lifecycle-"));
const forget = (dataDir: string) => rmSync(dataDir, { recursive: true, force: true });
const polling = { timeout: 20_000, interval: 50 };

// Back-references make Postgres try every length at every place of the text.
const slowQuery = `/rest/v1/blog_posts?select=id&content=match.${encodeURIComponent("(.{50}).*c.*\\1")}`;

const addPost = async (backend: TestBackend, content: string) => {
  const post = { title: "Wpis", slug: crypto.randomUUID(), author: "Zespół", content };
  const admin = await backend.adminClient();
  await admin.from("blog_posts").insert(post).throwOnError();
};

const count = async (backend: TestBackend, table: string): Promise<number> => {
  const answer = await backend.ask(`/rest/v1/${table}?select=id`, {
    headers: { apikey: backend.secretKey, "user-agent": "test" },
  });
  const rows: unknown = await answer.json();
  if (!Array.isArray(rows)) throw new Error(`No rows but ${answer.status}`);
  return rows.length;
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

const endlessQuery = `
  const headers = { ...backend.address.headers, apikey: backend.secretKey, "content-type": "application/json" };
  const content = "ab".repeat(2000) + "c" + "xy".repeat(2000);
  const body = JSON.stringify({ title: "a", slug: "a", author: "a", content });
  await fetch(backend.address.url + "/rest/v1/blog_posts", { method: "POST", headers, body });
  fetch(backend.address.url + ${JSON.stringify(slowQuery)}, { headers }).catch(() => {});`;

test.each([
  ["at rest", ""],
  ["inside a query without end", endlessQuery],
])(
  "the backend's process dies with its web process, %s",
  async (_, work) => {
    const dataDir = makeDataDir();
    const program = `
    const { startBackend } = await import(${JSON.stringify(join(import.meta.dirname, "web/start.ts"))});
    let pid;
    const backend = await startBackend({ dataDir: ${JSON.stringify(dataDir)}, seed: "none",
      signInLimit: 10, contact: { limit: 5 }, log: (_, fields) => { pid = fields.pid; } });
    ${work}
    setTimeout(() => console.log(pid), 300);
    setInterval(() => {}, 1000);`;
    const web = spawn(process.execPath, ["--input-type=module", "--eval", program], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    const [line] = await once(createInterface({ input: web.stdout }), "line");
    const pid = Number(line);
    expect(process.kill(pid, 0)).toBe(true);
    web.kill("SIGKILL");
    await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow("ESRCH"), polling);
    forget(dataDir);
  },
  120_000,
);

test("what the first boot makes is there on every later one", async () => {
  const dataDir = makeDataDir();
  const unnamed = { dataDir, adminEmail: undefined, adminPassword: undefined };
  const signIn = async (backend: TestBackend, email: string, password: string) => {
    const { data } = await backend.client().auth.signInWithPassword({ email, password });
    return data.session;
  };

  // Killed before anybody saw the password: the next start shows another, which is then the right one.
  const unseen = await startTestBackend({ ...unnamed, seed: "none" });
  const { email = "", password = "" } = unseen.firstAdmin ?? {};
  expect(await signIn(unseen, email, password)).not.toBeNull();
  await unseen.stop();

  const first = await startTestBackend({ ...unnamed, seed: "none" });
  const { publishableKey, secretKey, firstAdmin } = first;
  expect(await signIn(first, email, password)).toBeNull();
  first.firstAdminShown();
  expect(statSync(join(dataDir, "keys.json")).mode & 0o777).toBe(0o600);
  if (!firstAdmin) throw new Error("No first administrator was made");
  expect(JSON.stringify(first.log)).not.toContain(firstAdmin.password);
  const author = first.client();
  await author.auth.signInWithPassword(firstAdmin);
  const post = { title: "Własny", slug: "wlasny", author: "Zespół" };
  await author.from("blog_posts").insert(post).throwOnError();
  await first.stop();

  // The demo content leaves the table alone that has a row, and the next id follows its own.
  const second = await startTestBackend({ ...unnamed, seed: "demo" });
  expect(second.firstAdmin).toBeUndefined();
  expect([second.publishableKey, second.secretKey]).toEqual([publishableKey, secretKey]);
  expect(await count(second, "blog_posts")).toBe(1);
  expect(await count(second, "case_studies")).toBe(7);
  const editor = second.client();
  await editor.auth.signInWithPassword(firstAdmin);
  const study = { title: "Nowe", slug: "nowe", client: "A", industry: "B", summary: "C" };
  const { data } = await editor.from("case_studies").insert(study).select("id").single();
  expect(data?.id).toBe(8);
  await editor.from("case_studies").delete().gt("id", 0).throwOnError();
  await second.stop();

  const named = { adminEmail: "Szefowa@kadr.example", adminPassword: "pierwsze hasło" };
  const third = await startTestBackend({ dataDir, seed: "demo", ...named });
  expect(await count(third, "case_studies")).toBe(0);
  expect(third.firstAdmin).toBeUndefined();
  expect(third.log.map(({ event }) => event)).not.toContain("settings");
  expect(await signIn(third, named.adminEmail, named.adminPassword)).not.toBeNull();
  await third.stop();

  const given = { publishableKey: "any-public-text", secretKey: "any-secret-text" };
  const other = { ...named, adminPassword: "drugie hasło" };
  const fourth = await startTestBackend({ dataDir, seed: "demo", ...other, ...given });
  expect(fourth.publishableKey).toBe(given.publishableKey);
  const ignored = fourth.log.filter(({ event }) => event === "settings");
  expect(ignored).toMatchObject([{ message: expect.stringMatching(/^ADMIN_PASSWORD is ignored/) }]);
  expect(JSON.stringify(ignored)).not.toContain("hasło");
  expect(await signIn(fourth, named.adminEmail, "pierwsze hasło")).not.toBeNull();
  expect(await signIn(fourth, named.adminEmail, "drugie hasło")).toBeNull();
  const admins = await fourth.ask("/rest/v1/admin_users?select=id", {
    headers: { apikey: given.secretKey, "user-agent": "test" },
  });
  expect(await admins.json()).toHaveLength(2);
  await fourth.remove();
}, 120_000);
