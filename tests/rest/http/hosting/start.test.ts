import { once } from "node:events";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { version } from "../../../../server/base/version.ts";
import { demoKeys } from "../../../support/demo-keys.ts";
import { freePort } from "../../../support/free-port.ts";
import { scratchDirectory } from "../../../support/scratch-directory.ts";
import { launchSite, runSite, startSite } from "../../../support/site.ts";

const site = await startSite();
afterAll(() => site.stop());

test("health says that the process serves, readiness names backend, storage, mail and pages", async () => {
  const health = await fetch(`${site.url}/healthz`);
  expect([health.status, await health.json()]).toEqual([200, { status: "ok" }]);
  const readiness = await fetch(`${site.url}/readyz`);
  const parts = { backend: true, storage: true, mail: "unconfigured", pages: true };
  expect([readiness.status, await readiness.json()]).toEqual([
    200,
    { ready: true, ...parts, version },
  ]);
});

test("the server loads no code of the panel's screens", async () => {
  const folder = "build/server/assets";
  const names = await readdir(folder);
  const codes = await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
  expect(codes.join("")).toContain("react-router");
  expect(codes.join("")).not.toMatch(/@tiptap|@tanstack/);
});

test("wrong values stop the start with one readable list", async () => {
  const env = { PORT: "eighty", SEED: "yes", SITE_URL: "kadr.example", SMTP_URL: "mail.example" };
  const { code, output } = await runSite({ env });
  expect(code).toBe(1);
  for (const name of Object.keys(env)) expect(output).toContain(`  ${name} must be`);
  expect(output).not.toMatch(/\n\s+at /);
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

test("variables without a meaning beside SUPABASE_URL are named in one line", async () => {
  const remote = await startSite({
    env: {
      SUPABASE_URL: "http://127.0.0.1:9",
      SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x",
      SEED: "nonsense",
      CONTACT_TO: "office@kadr.example",
    },
  });
  const warnings = remote.log.filter((line) => line.level === "warn");
  expect(warnings).toMatchObject([{ event: "ignored", variables: ["SEED", "CONTACT_TO"] }]);
  await remote.stop();
});

test("a start without a mail server warns once that messages are not mailed", () => {
  const warnings = site.log.filter(({ level }) => level === "warn");
  expect(warnings).toMatchObject([
    { event: "settings", message: expect.stringMatching(/^SMTP_URL is not set: .*nobody gets/) },
  ]);
});

test("unknown settings, a missing SITE_URL and a failed sign-in are logged once each", async () => {
  const settings = { SMPT_URL: "smtp://localhost", CONTACT_TO: "a@kadr.example" };
  const weak = { ADMIN_EMAIL: "ela@kadr.example", ADMIN_PASSWORD: "ela12345" };
  const env = { ...demoKeys, ...settings, ...weak, SEED: "none", LOG_LEVEL: "info" };
  const odd = await startSite({ env });
  const forwarded = { "X-Forwarded-For": "203.0.113.9" };
  await fetch(`${odd.url}/healthz`, { headers: forwarded });
  await fetch(`${odd.url}/healthz`, { headers: forwarded });
  const signIn = async (email: string, password: string) => {
    const answer = await fetch(`${odd.url}/auth/v1/token?grant_type=password`, {
      method: "POST",
      headers: { apikey: demoKeys.SUPABASE_PUBLISHABLE_KEY, "content-type": "application/json" },
      body: JSON.stringify({ email, password }),
    });
    return answer.status;
  };
  expect(await signIn("kto@kadr.example", "tajne-haslo")).toBe(400);
  expect(await signIn(weak.ADMIN_EMAIL, weak.ADMIN_PASSWORD)).toBe(200);
  await odd.stop();
  const warnings = odd.log.filter(({ level }) => level === "warn");
  expect(warnings).toMatchObject([
    { event: "settings", message: expect.stringMatching(/^ADMIN_PASSWORD is too weak/) },
    { message: expect.stringMatching(/^SMPT_URL is no setting .* SMTP_URL/) },
    { message: expect.stringMatching(/^CONTACT_TO is set, but SMTP_URL is not/) },
    { message: expect.stringMatching(/SITE_URL is not set/) },
    { event: "sign-in-failed", address: "127.0.0.1", status: 400 },
  ]);
  // docs/operating.md has a fail2ban filter for this line.
  const line = odd.output.find((text) => text.includes("sign-in-failed")) ?? "";
  expect(line).toMatch(/"address":"127\.0\.0\.1".*"event":"sign-in-failed"\}$/);
  expect(odd.output.join("\n")).not.toMatch(/tajne-haslo|kto@|203\.0\.113\.9/);
  for (const entry of odd.log) expect(entry.time, entry.event).toMatch(/^\d{4}-.*Z$/);
});

test("a public address gets no demo content by default; LOG_LEVEL leaves out less important lines", async ({
  onTestFinished,
}) => {
  const own = scratchDirectory(onTestFinished);
  const mail = { SMTP_URL: "smtp://nobody:secret@127.0.0.1:9", CONTACT_TO: "a@kadr.example" };
  const env = { ...mail, SITE_URL: "https://kadr.example", LOG_LEVEL: "warn" };
  // The line "listening" is of level info and missing here, so the port must be known.
  const port = await freePort();
  const started = await launchSite({ dataDir: own, env: { ...env, PORT: String(port) } });
  const blog = async () => (await fetch(`http://127.0.0.1:${port}/blog`).catch(() => null))?.text();
  await expect.poll(blog, { timeout: 90_000 }).toMatch(/Brak\swpisów\sna\sblogu/);
  const readiness = async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).json();
  await expect.poll(readiness).toMatchObject({ ready: true, mail: "unusable" });
  const ended = once(started.process, "close");
  started.process.kill("SIGTERM");
  await ended;
  const lines = started.output
    .filter((text) => text.startsWith("{"))
    .map((text) => JSON.parse(text));
  expect(lines).toMatchObject([
    { level: "warn", event: "mail-server-unusable", reason: expect.stringMatching(/ECONNREFUSED/) },
  ]);
  expect(started.output.join("\n")).not.toContain("secret");
}, 180_000);

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
  expect(site.output.join("\n")).not.toMatch(/Tell-Tale|203\.0\.113\.9|127\.0\.0\.1|jan@example/);
});
