import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { openPglite } from "../../../../server/backend/child/database.ts";
import { version } from "../../../../server/base/version.ts";
import { sharedSite } from "../../../http/support/sites.ts";
import { databaseOf, demoKeys } from "../../../support/demo-keys.ts";
import { scratchDirectory } from "../../../support/scratch-directory.ts";
import { runSite, startSite } from "../../../support/site.ts";

const dataDir = scratchDirectory();
const site = await startSite({ dataDir, env: demoKeys });
afterAll(() => site.stop());

test("health says that the process serves, readiness names backend, storage, mail and pages", async () => {
  const health = await fetch(`${site.url}/healthz`);
  expect([health.status, await health.json()]).toEqual([200, { status: "ok" }]);
  const readiness = async () => {
    const answer = await fetch(`${site.url}/readyz`);
    return [answer.status, await answer.json()];
  };
  const parts = { backend: true, storage: true, mail: "unconfigured", pages: true };
  // A busy machine still finishes pages.
  await expect.poll(readiness).toEqual([200, { ready: true, ...parts, version }]);
});

test("the server loads no code of the panel's screens", async () => {
  const folder = "build/server/assets";
  const names = await readdir(folder);
  const codes = await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
  expect(codes.join("")).toContain("react-router");
  expect(codes.join("")).not.toMatch(/@tiptap|@tanstack/);
});

test("a taken port is named, and the start ends", async () => {
  const { port } = new URL(site.url);
  const { code, output } = await runSite({ env: { PORT: port, SEED: "none" } });
  expect(code).toBe(1);
  expect(output).toContain(`port ${port} on 127.0.0.1 is taken`);
  expect(output).not.toMatch(/\n\s+at /);
});

test("the first administrator's password is shown once, and not in the log", async () => {
  const shown =
    site.output
      .find((line) => line.includes("Password"))
      ?.trim()
      .split(/\s+/)[1] ?? "";
  expect(shown.length).toBeGreaterThan(8);
  expect(JSON.stringify(site.log)).not.toContain(shown);
});

test("a start without a mail server warns once that messages are not mailed", () => {
  const warnings = site.log.filter(({ level }) => level === "warn");
  expect(warnings).toMatchObject([
    { event: "settings", message: expect.stringMatching(/^SMTP_URL is not set: .*nobody gets/) },
  ]);
});

test("a proxy without SITE_URL and a failed sign-in are warned of once each, without a name", async () => {
  const headers = { "X-Forwarded-For": "203.0.113.9" };
  for (let request = 0; request < 2; request++) await fetch(`${site.url}/healthz`, { headers });
  const refused = await fetch(`${site.url}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { apikey: demoKeys.SUPABASE_PUBLISHABLE_KEY, "content-type": "application/json" },
    body: JSON.stringify({ email: "kto@kadr.example", password: "tajne-haslo" }),
  });
  expect(refused.status).toBe(400);
  const warnings = () => site.log.filter(({ level }) => level === "warn").slice(1);
  await expect
    .poll(() => warnings().map(({ event, message }) => message ?? event))
    .toEqual([expect.stringMatching(/SITE_URL is not set/), "sign-in-failed"]);
  // docs/operating.md has a fail2ban filter for this line.
  const line = site.output.find((text) => text.includes("sign-in-failed")) ?? "";
  expect(line).toMatch(
    /^\{.*"time":"\d{4}-.*Z".*"address":"127\.0\.0\.1".*"event":"sign-in-failed"\}$/,
  );
  expect(site.output.join("\n")).not.toMatch(/tajne-haslo|kto@|203\.0\.113\.9/);
});

test("the log is one JSON line per request, without anything personal", async () => {
  const headers = { "User-Agent": "Tell-Tale/1.0", "X-Forwarded-For": "203.0.113.9" };
  const response = await fetch(`${site.url}/blog?email=jan@example.com`, { headers });
  const id = response.headers.get("x-request-id");
  await fetch(`${site.url}/healthz`);
  await expect
    .poll(() => site.log.find((line) => line.id === id))
    .toMatchObject({
      event: "request",
      method: "GET",
      path: "/blog",
      status: 200,
    });
  // The line of a failed sign-in is for programs that shut its address out.
  const others = site.output.filter((line) => !line.includes("sign-in-failed"));
  expect(others.join("\n")).not.toMatch(/Tell-Tale|203\.0\.113\.9|127\.0\.0\.1|jan@example/);
});

const person =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Safari/605.1.15";

async function asked(url: string, headers: Record<string, string> = {}, method = "GET") {
  const all = { "user-agent": person, ...headers };
  const answer = await fetch(url, { method, headers: all, redirect: "manual" });
  await answer.arrayBuffer();
  const timing = answer.headers.get("server-timing");
  return { status: answer.status, timing, etag: answer.headers.get("etag") ?? "" };
}

async function ask(url: string, userAgent = person, method = "GET"): Promise<number> {
  return (await asked(url, { "user-agent": userAgent }, method)).status;
}

const timesByPath = (rows: Record<string, unknown>[]) =>
  Object.fromEntries(rows.map(({ path, times }) => [path, times]));

// Last, for it ends the process.
test("addresses without a page are counted without bots and queries, a visit once, by the server or by its page behind a proxy; a stop keeps the counts", async () => {
  expect(await ask(`${site.url}/stara?mail=jan@example.com`)).toBe(404);
  expect(await ask(`${site.url}/STARA`)).toBe(404);
  expect(await ask(`${site.url}/blog/nie-ma-takiego-wpisu`)).toBe(404);
  expect(await ask(`${site.url}/stara`, "Googlebot/2.1")).toBe(404);
  expect(await ask(`${site.url}/stara`, person, "HEAD")).toBe(404);
  await databaseOf(site.url)
    .from("redirects")
    .insert({ from_address: "/przeniesiona", to_address: "/kontakt" })
    .throwOnError();
  expect(await ask(`${site.url}/przeniesiona`)).toBe(301);

  const { status, timing, etag } = await asked(`${site.url}/kontakt?mail=jan@example.com`);
  expect([status, timing]).toEqual([200, null]);
  const again = await asked(`${site.url}/kontakt`, { "if-none-match": etag });
  expect([again.status, again.timing]).toEqual([304, "counted"]);
  const ahead = await asked(`${site.url}/kontakt`, { "sec-purpose": "prefetch" });
  expect([ahead.status, ahead.timing]).toEqual([200, "beacon"]);
  await asked(`${site.url}/kontakt`, {}, "HEAD");
  await asked(`${site.url}/kontakt`, { "sec-gpc": "1" });
  await asked(`${site.url}/kontakt.data`);
  const report = async (path: string, headers = {}) =>
    (await asked(`${site.url}/wizyta${path}`, headers, "POST")).status;
  const reports = [report("/"), report("/KONTAKT/"), report("/nie-ma"), report("/admin/login")];
  expect(await Promise.all(reports)).toEqual([204, 204, 204, 204]);
  expect(await report("/", { dnt: "1" })).toBe(204);
  expect(await report("/", { "sec-fetch-site": "cross-site" })).toBe(204);
  await site.stop();

  // It believes a proxy.
  const behind = (await sharedSite("writable")).url;
  expect((await asked(`${behind}/kontakt`)).timing).toBe("beacon");
  expect((await asked(`${behind}/admin/login`)).timing).toBeNull();

  const database = await openPglite(join(dataDir, "database"));
  const addresses = await database.rows("select * from public.missing_addresses");
  const visits = await database.rows("select * from public.page_visits");
  await database.connection.close();
  expect(timesByPath(addresses)).toEqual({ "/stara": 2, "/blog/nie-ma-takiego-wpisu": 1 });
  expect(timesByPath(visits)).toEqual({ "/": 1, "/kontakt": 3 });
  expect(JSON.stringify([addresses, visits])).not.toContain("jan");
});
