import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { plainGet } from "../support/raw-request.ts";
import { sharedSite } from "./support/sites.ts";

const { url: site } = await sharedSite("demo");

test("browsers ask again, proxies may keep a page for a second", async () => {
  const { headers } = await fetch(`${site}/blog`);
  expect(headers.get("cache-control")).toBe("public, max-age=0, s-maxage=1");
  expect(headers.get("vary")).toBe("Accept-Encoding");
});

test("browsers keep the data of a page from hovering a link until the click, and no error", async () => {
  const cacheControl = async (path: string) =>
    (await fetch(site + path)).headers.get("cache-control");
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
    const answer = await plainGet(`${site}/blog`, headers);
    expect(answer.headers["content-encoding"]).toBe(encoding);
    expect(answer.headers["content-length"]).toBe(String(answer.body.length));
    expect(decode(answer.body).toString()).toContain("</html>");
  });
});

test("a page that the browser has already is a 304, in its encoding", async () => {
  const headers = { "Accept-Encoding": "br" };
  const { headers: first } = await plainGet(`${site}/blog`, headers);
  const again = await plainGet(`${site}/blog`, { ...headers, "If-None-Match": first.etag });
  expect(again.status).toBe(304);
  expect(again.body).toHaveLength(0);
  expect(again.headers.etag).toBe(first.etag);
  const weak = { ...headers, "If-None-Match": `"other", W/${first.etag}` };
  expect((await plainGet(`${site}/blog`, weak)).status).toBe(304);
  const other = { "Accept-Encoding": "gzip", "If-None-Match": first.etag };
  expect((await plainGet(`${site}/blog`, other)).status).toBe(200);
});

test("HEAD says what GET would, without the body", async () => {
  const get = await plainGet(`${site}/blog`);
  const head = await plainGet(`${site}/blog`, {}, "HEAD");
  expect(head.status).toBe(200);
  expect(head.body).toHaveLength(0);
  for (const name of ["content-length", "content-type", "etag", "content-security-policy"]) {
    expect(head.headers[name]).toBe(get.headers[name]);
  }
});
