import { expect, test } from "vitest";
import { databaseOf, demoKeys } from "../../support/demo-keys.ts";
import { scratchDirectory } from "../../support/scratch-directory.ts";
import { startSite } from "../../support/site.ts";

const person =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Safari/605.1.15";

const dataDir = scratchDirectory();

const start = (env = {}) => startSite({ dataDir, env: { ...demoKeys, SEED: "none", ...env } });

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

const timesByPath = (rows: { path: string; times: number }[]) =>
  Object.fromEntries(rows.map(({ path, times }) => [path, times]));

async function missing(url: string) {
  return timesByPath((await databaseOf(url).rpc("most_missing_addresses").throwOnError()).data);
}

test("addresses without a page are counted without bots and queries, a visit once, by the server or by its page behind a proxy; a restart keeps the counts", async () => {
  const first = await start();
  expect(await ask(`${first.url}/stara?mail=jan@example.com`)).toBe(404);
  expect(await ask(`${first.url}/STARA`)).toBe(404);
  expect(await ask(`${first.url}/blog/nie-ma-takiego-wpisu`)).toBe(404);
  expect(await ask(`${first.url}/stara`, "Googlebot/2.1")).toBe(404);
  expect(await ask(`${first.url}/stara`, person, "HEAD")).toBe(404);
  await databaseOf(first.url)
    .from("redirects")
    .insert({ from_address: "/przeniesiona", to_address: "/kontakt" })
    .throwOnError();
  expect(await ask(`${first.url}/przeniesiona`)).toBe(301);

  const { status, timing, etag } = await asked(`${first.url}/kontakt?mail=jan@example.com`);
  expect([status, timing]).toEqual([200, null]);
  const again = await asked(`${first.url}/kontakt`, { "if-none-match": etag });
  expect([again.status, again.timing]).toEqual([304, "counted"]);
  const ahead = await asked(`${first.url}/kontakt`, { "sec-purpose": "prefetch" });
  expect([ahead.status, ahead.timing]).toEqual([200, "beacon"]);
  await asked(`${first.url}/kontakt`, {}, "HEAD");
  await asked(`${first.url}/kontakt`, { "sec-gpc": "1" });
  await asked(`${first.url}/kontakt.data`);
  const report = async (path: string, headers = {}) =>
    (await asked(`${first.url}/wizyta${path}`, headers, "POST")).status;
  const reports = [report("/"), report("/KONTAKT/"), report("/nie-ma"), report("/admin/login")];
  expect(await Promise.all(reports)).toEqual([204, 204, 204, 204]);
  expect(await report("/", { dnt: "1" })).toBe(204);
  expect(await report("/", { "sec-fetch-site": "cross-site" })).toBe(204);
  await first.stop();

  const second = await start({ TRUSTED_PROXIES: "127.0.0.1", SITE_URL: "https://kadr.example" });
  expect(await missing(second.url)).toEqual({ "/stara": 2, "/blog/nie-ma-takiego-wpisu": 1 });
  expect(await ask(`${second.url}/stara`)).toBe(404);
  expect((await asked(`${second.url}/kontakt`)).timing).toBe("beacon");
  expect((await asked(`${second.url}/admin/login`)).timing).toBeNull();
  await second.stop();

  const third = await start();
  const database = databaseOf(third.url);
  expect(await missing(third.url)).toEqual({ "/stara": 3, "/blog/nie-ma-takiego-wpisu": 1 });
  const addresses = await database.from("missing_addresses").select().throwOnError();
  const visits = await database.from("page_visits").select().throwOnError();
  expect(timesByPath(visits.data)).toEqual({ "/": 1, "/kontakt": 3 });
  expect(JSON.stringify([addresses.data, visits.data])).not.toContain("jan");
  await third.stop();
});
