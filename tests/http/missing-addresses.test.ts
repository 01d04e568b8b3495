import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { databaseOf, demoKeys } from "../support/demo-keys.ts";
import { startSite } from "../support/site.ts";

const person =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Safari/605.1.15";

let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "missing-"));
});
afterAll(() => rm(dataDir, { recursive: true }));

const start = () => startSite({ dataDir, env: { ...demoKeys, SEED: "none" } });

async function ask(url: string, userAgent = person, method = "GET"): Promise<number> {
  const answer = await fetch(url, {
    method,
    headers: { "user-agent": userAgent },
    redirect: "manual",
  });
  await answer.arrayBuffer();
  return answer.status;
}

async function counted(url: string) {
  const rows = databaseOf(url).rpc("most_missing_addresses").throwOnError();
  const { data } = await rows;
  return Object.fromEntries(
    data.map(({ path, times }: { path: string; times: number }) => [path, times]),
  );
}

test("pages that are not there are counted without bots and queries, and a restart keeps the counts", async () => {
  const first = await start();
  expect(await ask(`${first.url}/stara?mail=jan@example.com`)).toBe(404);
  expect(await ask(`${first.url}/STARA`)).toBe(404);
  expect(await ask(`${first.url}/blog/nie-ma-takiego-wpisu`)).toBe(404);
  expect(await ask(`${first.url}/stara`, "Googlebot/2.1")).toBe(404);
  expect(await ask(`${first.url}/stara`, person, "HEAD")).toBe(404);
  expect(await ask(`${first.url}/kontakt`)).toBe(200);
  await databaseOf(first.url)
    .from("redirects")
    .insert({ from_address: "/przeniesiona", to_address: "/kontakt" })
    .throwOnError();
  expect(await ask(`${first.url}/przeniesiona`)).toBe(301);
  await first.stop();

  const second = await start();
  expect(await counted(second.url)).toEqual({ "/stara": 2, "/blog/nie-ma-takiego-wpisu": 1 });
  expect(await ask(`${second.url}/stara`)).toBe(404);
  await second.stop();

  const third = await start();
  expect(await counted(third.url)).toMatchObject({ "/stara": 3 });
  const stored = await databaseOf(third.url).from("missing_addresses").select().throwOnError();
  expect(JSON.stringify(stored.data)).not.toContain("jan");
  await third.stop();
});
