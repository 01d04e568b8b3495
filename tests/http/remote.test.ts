import { once } from "node:events";
import { createServer } from "node:http";
import { setTimeout as pass } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { demoKeys } from "../support/demo-keys.ts";
import { openGate } from "../support/gate.ts";
import { startSite, type TestSite } from "../support/site.ts";

const SHUT = "http://127.0.0.1:9";
const remote = (url: string, env: Record<string, string> = {}) => {
  const { SUPABASE_PUBLISHABLE_KEY } = demoKeys;
  return startSite({ env: { SUPABASE_URL: url, SUPABASE_PUBLISHABLE_KEY, ...env } });
};

let first: TestSite;
beforeAll(async () => {
  first = await startSite({ env: demoKeys });
});
afterAll(() => first.stop());

test("a second process shows the same pages from the Supabase of the first", async () => {
  const second = await remote(first.url);
  const titles = (html: string) =>
    [...html.matchAll(/href="(\/blog\/[^"]+)"/g)].map(([, to]) => to);
  const [one, other] = await Promise.all(
    [first, second].map(async (site) => (await fetch(`${site.url}/blog`)).text()),
  );
  expect(titles(one ?? "").length).toBeGreaterThan(5);
  expect(titles(other ?? "")).toEqual(titles(one ?? ""));
  await second.stop();
});

test("its pages may connect to that Supabase, and it offers no API of its own", async () => {
  const second = await remote(first.url);
  const { headers } = await fetch(`${second.url}/kontakt`);
  expect(headers.get("content-security-policy")).toContain(`connect-src 'self' ${first.url};`);
  expect((await fetch(`${second.url}/rest/v1/blog_posts`)).status).toBe(404);
  await second.stop();
});

test("readiness looks at that Supabase and skips the mail queue; health does not look", async () => {
  const gate = await openGate(first.url);
  const second = await remote(gate.url);
  const ready = await fetch(`${second.url}/readyz`);
  expect([ready.status, await ready.json()]).toEqual([
    200,
    { ready: true, backend: true, storage: true },
  ]);
  await gate.shut();
  const unready = await fetch(`${second.url}/readyz`);
  expect([unready.status, await unready.json()]).toEqual([
    503,
    { ready: false, backend: false, storage: false },
  ]);
  expect((await fetch(`${second.url}/healthz`)).status).toBe(200);
  await second.stop();
});

test("what answers, but not as it should, is not ready and is named once at the start", async () => {
  const html = createServer((_, response) => {
    response.writeHead(404, { "content-type": "text/html" }).end("<h1>Not found</h1>");
  });
  html.listen(0, "127.0.0.1");
  await once(html, "listening");
  const place = html.address();
  const foreign = `http://127.0.0.1:${typeof place === "object" ? place?.port : 0}`;
  const wrong = { SUPABASE_PUBLISHABLE_KEY: "sb_publishable_wrong" };
  const trials = [
    {
      site: remote(foreign),
      storage: false,
      said: [/no Supabase \(404, text\/html\)/, /no Supabase/],
    },
    { site: remote(first.url, wrong), storage: true, said: [/SUPABASE_PUBLISHABLE_KEY \(401/] },
  ];
  await Promise.all(
    trials.map(async ({ site, storage, said }) => {
      const second = await site;
      const warnings = () => second.log.filter(({ level }) => level === "warn");
      const sentences = said.map((message) => ({ message: expect.stringMatching(message) }));
      await expect.poll(warnings, { timeout: 20_000 }).toMatchObject(sentences);
      const unready = await fetch(`${second.url}/readyz`);
      const answer = [unready.status, await unready.json()];
      expect(answer).toEqual([503, { ready: false, backend: false, storage }]);
      expect(warnings()).toHaveLength(said.length);
      await second.stop();
    }),
  );
  html.close();
}, 60_000);

test("it starts without a reachable backend and says within two seconds what is missing", async () => {
  const second = await remote(SHUT);
  // The first page of a process loads what renders pages, which is not what is measured.
  await fetch(`${second.url}/kontakt`);
  const began = performance.now();
  const response = await fetch(`${second.url}/blog`);
  expect(performance.now() - began).toBeLessThan(2_000);
  expect(response.status).toBe(503);
  expect(response.headers.get("cache-control")).toBe("no-store");
  const html = await response.text();
  expect(html).toContain("Wystąpił błąd podczas wczytywania postów");
  expect(html).toContain("Spróbuj ponownie");
  await second.stop();
  const failed = second.log.filter(({ event }) => event === "page-failed");
  expect(failed[0]).toMatchObject({ level: "error", time: expect.stringMatching(/Z$/) });
});

test("the home page stays whole without its previews, and is not stored so", async () => {
  const second = await remote(SHUT);
  const response = await fetch(second.url);
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toBe("no-store");
  await second.stop();
});

test("pages already cached are served as before when the backend dies", async () => {
  const gate = await openGate(first.url);
  const second = await remote(gate.url);
  const before = await (await fetch(`${second.url}/blog`)).text();
  await gate.shut();
  const after = await fetch(`${second.url}/blog`);
  expect(after.status).toBe(200);
  expect(await after.text()).toBe(before);
  await second.stop();
});

test("a page comes back as soon as the backend does: the error was not stored", async () => {
  const gate = await openGate(first.url);
  await gate.shut();
  const second = await remote(gate.url);
  expect((await fetch(`${second.url}/blog`)).status).toBe(503);
  await gate.reopen();
  expect((await fetch(`${second.url}/blog`)).status).toBe(200);
  await gate.shut();
  await second.stop();
});

test("a backend that is merely slow is waited for, one that never answers for eight seconds", async () => {
  const [slow, silent] = await Promise.all([openGate(first.url), openGate(first.url)]);
  const [patient, unlucky] = await Promise.all([remote(slow.url), remote(silent.url)]);
  slow.hold();
  silent.hold();
  const began = performance.now();
  const late = fetch(`${patient.url}/blog`);
  const never = fetch(`${unlucky.url}/blog`);
  await pass(7_000);
  slow.release();
  expect((await late).status).toBe(200);
  expect((await never).status).toBe(503);
  expect(performance.now() - began).toBeGreaterThan(7_900);
  expect(performance.now() - began).toBeLessThan(11_000);
  await Promise.all([slow.shut(), silent.shut()]);
  await Promise.all([patient.stop(), unlucky.stop()]);
});
