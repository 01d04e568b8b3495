import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { finishPage, type Page } from "./finish-page.ts";
import { lightPage } from "./light-page.ts";

const head = (picture: string) => `<link rel="canonical" href="https://kadr.example/"/>
<meta property="og:url" content="https://kadr.example/"/><meta property="og:image" content="https://kadr.example${picture}"/>`;
const lamps = '<div id="swiatlo"></div>';

/** Longer than what is sent as it is, with letters of two bytes. */
async function homePage({ picture = "/share/index.jpg", body = lamps } = {}): Promise<Page> {
  const html = `<head>${head(picture)}</head>${"<p>Żółć świeci.</p>".repeat(50)}${body}`;
  const headers = { "Content-Type": "text/html; charset=utf-8" };
  return finishPage(new Response(html, { headers }), { cacheable: true, supabase: "" });
}

const textOf = (page: Page) => page.variants.identity.body.toString();

test("a setting changes the address and the card of the page, and nothing else", async () => {
  const home = await homePage();
  const page = lightPage(home, [7, 10, 0]);
  if (!page) throw new Error("no page");
  const shown = head("/share/light/7-10-0.jpg").replace(
    'example/"/><meta',
    'example/?swiatlo=7-10-0"/><meta',
  );
  expect(textOf(page)).toBe(textOf(home).replace(head("/share/index.jpg"), shown));
  for (const { body, length, headers } of [page.variants.gzip, page.variants.br]) {
    expect(gunzipSync(body).toString()).toBe(textOf(page));
    expect(length).toBe(String(body.length));
    expect(headers.join()).toContain("Content-Encoding,gzip");
  }
  const again = lightPage(home, [0, 0, 0]);
  expect(gunzipSync(again?.variants.gzip.body ?? "").toString()).toContain("/light/0-0-0.jpg");
});

test("no cache in between keeps it, and the page itself stays as it was", async () => {
  const home = await homePage();
  const before = JSON.stringify(home.variants.br.headers);
  const { headers = [] } = lightPage(home, [1, 2, 3])?.variants.identity ?? {};
  expect(headers.join()).toContain("Cache-Control,private, no-cache");
  expect(headers).not.toContain("ETag");
  expect(JSON.stringify(home.variants.br.headers)).toBe(before);
});

test("there is no such page where no lamps are, or where the card is the owner's picture", async () => {
  expect(lightPage(await homePage({ body: "" }), [7, 3, 2])).toBeNull();
  expect(lightPage(await homePage({ picture: "/images/a.webp" }), [7, 3, 2])).toBeNull();
  const failed = { ...(await homePage()), status: 503 };
  expect(lightPage(failed, [7, 3, 2])).toBeNull();
});
