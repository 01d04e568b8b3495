import { join } from "node:path";
import { expect, test } from "vitest";
import { openPglite } from "../../../server/backend/child/database.ts";
import { sharedSite } from "../../http/support/sites.ts";
import { databaseOf, demoKeys } from "../../support/demo-keys.ts";
import { scratchDirectory } from "../../support/scratch-directory.ts";
import { startSite } from "../../support/site.ts";

const person =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Safari/605.1.15";

const dataDir = scratchDirectory();

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

test("addresses without a page are counted without bots and queries, a visit once, by the server or by its page behind a proxy; a stop keeps the counts", async () => {
  const site = await startSite({ dataDir, env: { ...demoKeys, SEED: "none" } });
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
