import { afterAll, expect, test } from "vitest";
import { version } from "../../../../server/base/version.ts";
import { demoKeys } from "../../../support/demo-keys.ts";
import { runSite, startSite } from "../../../support/site.ts";

const site = await startSite({ env: demoKeys });
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
