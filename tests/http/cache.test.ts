import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoKeys } from "../support/demo-keys.ts";
import { plainGet } from "../support/raw-request.ts";
import { startSite, type TestSite } from "../support/site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startSite({ env: demoKeys });
});
afterAll(() => site.stop());

const text = async (path: string, from = site) => (await fetch(from.url + path)).text();

/** Changes rows as the panel does, past row-level security. */
async function write(method: string, query: string, row?: object): Promise<void> {
  const key = demoKeys.SUPABASE_SECRET_KEY;
  const response = await fetch(`${site.url}/rest/v1/blog_posts${query}`, {
    method,
    headers: { apikey: key, "Content-Type": "application/json" },
    body: row ? JSON.stringify(row) : null,
  });
  expect(response.ok, await response.text()).toBe(true);
}

const post = (slug: string, title: string) => ({ slug, title, author: "Test", content: "Treść." });

test("browsers ask again, proxies may keep a page for a second", async () => {
  const { headers } = await fetch(`${site.url}/blog`);
  expect(headers.get("cache-control")).toBe("public, max-age=0, s-maxage=1");
  expect(headers.get("vary")).toBe("Accept-Encoding");
});

test("browsers keep the data of a page from resting on a link until the click, and no error", async () => {
  const cacheControl = async (path: string) =>
    (await fetch(site.url + path)).headers.get("cache-control");
  expect(await cacheControl("/blog.data")).toBe("public, max-age=10, s-maxage=1");
  expect(await cacheControl("/blog/nie-ma.data")).toBe("no-store");
});

describe("one page in three encodings", () => {
  test.each([
    ["br", "gzip, deflate, br, zstd", brotliDecompressSync],
    ["gzip", "gzip, deflate", gunzipSync],
    ["gzip", "br;q=0, gzip", gunzipSync],
    [undefined, "identity", (body: Buffer) => body],
    [undefined, undefined, (body: Buffer) => body],
  ])("%s for Accept-Encoding: %s", async (encoding, accepted, decode) => {
    const headers = accepted ? { "Accept-Encoding": accepted } : {};
    const answer = await plainGet(`${site.url}/blog`, headers);
    expect(answer.headers["content-encoding"]).toBe(encoding);
    expect(answer.headers["content-length"]).toBe(String(answer.body.length));
    expect(decode(answer.body).toString()).toContain("</html>");
  });
});

test("who has the page already is told so, in the encoding he has", async () => {
  const headers = { "Accept-Encoding": "br" };
  const { headers: first } = await plainGet(`${site.url}/blog`, headers);
  const again = await plainGet(`${site.url}/blog`, { ...headers, "If-None-Match": first.etag });
  expect(again.status).toBe(304);
  expect(again.body).toHaveLength(0);
  expect(again.headers.etag).toBe(first.etag);
  const weak = { ...headers, "If-None-Match": `"other", W/${first.etag}` };
  expect((await plainGet(`${site.url}/blog`, weak)).status).toBe(304);
  const other = { "Accept-Encoding": "gzip", "If-None-Match": first.etag };
  expect((await plainGet(`${site.url}/blog`, other)).status).toBe(200);
});

test("HEAD says what GET would, without the body", async () => {
  const get = await plainGet(`${site.url}/blog`);
  const head = await plainGet(`${site.url}/blog`, {}, "HEAD");
  expect(head.status).toBe(200);
  expect(head.body).toHaveLength(0);
  for (const name of ["content-length", "content-type", "etag", "content-security-policy"]) {
    expect(head.headers[name]).toBe(get.headers[name]);
  }
});

test("a link with a query leads to the same page", async () => {
  const plain = await plainGet(`${site.url}/blog`);
  const tagged = await plainGet(`${site.url}/blog?utm_source=x&q=%3Cscript%3E`);
  expect(tagged.headers.etag).toBe(plain.headers.etag);
});

test("the answer to a partial question never stands in for the page's data", async () => {
  const partial = await plainGet(`${site.url}/blog.data?_routes=root`);
  const whole = await plainGet(`${site.url}/blog.data`);
  expect(whole.status).toBe(200);
  expect(whole.body.toString()).toContain("routes/blog/blog");
  expect(partial.headers.etag).toBe(whole.headers.etag);
  const page = await plainGet(`${site.url}/blog`);
  expect(page.headers["content-type"]).toContain("text/html");
});

test("a write shows at once on the page and in its data", async () => {
  await write("POST", "", post("nowy-wpis", "Pierwszy tytuł"));
  expect(await text("/blog/nowy-wpis")).toContain("Pierwszy tytuł");
  expect(await text("/blog/nowy-wpis.data")).toContain("Pierwszy tytuł");
  await write("PATCH", "?slug=eq.nowy-wpis", { title: "Drugi tytuł" });
  expect(await text("/blog/nowy-wpis")).toContain("Drugi tytuł");
  expect(await text("/blog/nowy-wpis.data")).toContain("Drugi tytuł");
  expect(await text("/blog")).toContain("Drugi tytuł");
  await write("DELETE", "?slug=eq.nowy-wpis");
  expect((await fetch(`${site.url}/blog/nowy-wpis`)).status).toBe(404);
  expect(await text("/blog")).not.toContain("Drugi tytuł");
});

test("without a purge a page is kept: a second process shows what it has", async () => {
  await write("POST", "", post("dla-drugiego", "Wersja pierwsza"));
  const second = await startSite({
    env: { SUPABASE_URL: site.url, SUPABASE_PUBLISHABLE_KEY: demoKeys.SUPABASE_PUBLISHABLE_KEY },
  });
  expect(await text("/blog/dla-drugiego", second)).toContain("Wersja pierwsza");
  await write("PATCH", "?slug=eq.dla-drugiego", { title: "Wersja druga" });
  expect(await text("/blog/dla-drugiego", second)).toContain("Wersja pierwsza");
  await write("DELETE", "?slug=eq.dla-drugiego");
  await second.stop();
});

test("a former address keeps the query on its way to the present one", async () => {
  await write("POST", "", post("dawny-adres", "Przeprowadzka"));
  await write("PATCH", "?slug=eq.dawny-adres", { slug: "nowy-adres" });
  const answer = await plainGet(`${site.url}/blog/dawny-adres?utm_source=x`);
  expect(answer.status).toBe(301);
  expect(answer.headers.location).toBe("/blog/nowy-adres?utm_source=x");
  await write("DELETE", "?slug=eq.nowy-adres");
});
