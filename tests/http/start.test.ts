import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runSite, startSite, type TestSite } from "../support/site.ts";

let dataDir: string;
let site: TestSite;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "site-"));
  site = await startSite({ dataDir });
});
afterAll(async () => {
  await site.stop();
  await rm(dataDir, { recursive: true });
});

test("wrong values stop the start with one readable list", async () => {
  const env = { PORT: "eighty", SEED: "yes", SITE_URL: "kadr.example", SMTP_URL: "mail.example" };
  const { code, output } = await runSite({ env });
  expect(code).toBe(1);
  for (const name of Object.keys(env)) expect(output).toContain(`  ${name} must be`);
  expect(output).not.toMatch(/\n\s+at /);
});

test("a taken port is told, and nothing is left running", async () => {
  const { port } = new URL(site.url);
  const { code, output } = await runSite({ env: { PORT: port, SEED: "none" } });
  expect(code).toBe(1);
  expect(output).toContain(`port ${port} on 127.0.0.1 is taken`);
  expect(output).not.toMatch(/\n\s+at /);
});

test("a second server on the same data refuses, says why, and leaves the first unharmed", async () => {
  const { code, output } = await runSite({ dataDir });
  expect(code).toBe(1);
  expect(output).toContain(dataDir);
  expect(output).not.toMatch(/\n\s+at /);
  expect((await fetch(`${site.url}/blog`)).status).toBe(200);
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

test("variables that mean nothing beside SUPABASE_URL are named in one line", async () => {
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
