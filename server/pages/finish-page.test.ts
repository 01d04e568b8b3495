import { readFile } from "node:fs/promises";
import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { finishPage } from "./finish-page.ts";

const settings = { cacheable: true, supabase: "" };
const answer = (text: string, init?: ResponseInit) =>
  new Response(text, { headers: { "Content-Type": "text/html" }, ...init });
const html = `<p>${"Dzień dobry. ".repeat(50)}</p>`;

test("a page that did not change is the one that is known; any other is finished anew", async () => {
  const known = await finishPage(answer(html), settings);
  expect(await finishPage(answer(html), { ...settings, known })).toBe(known);
  const others = [
    answer(`${html}.`),
    answer(html, { status: 404 }),
    answer(html, { headers: { "Content-Type": "text/html", Link: "</a>" } }),
  ];
  for (const other of others) {
    expect(await finishPage(other, { ...settings, known })).not.toBe(known);
  }
  expect(await finishPage(answer(html), { ...settings, cacheable: false, known })).not.toBe(known);
});

test("a page is squeezed once, to the same text, under a tag of its own", async () => {
  const page = await finishPage(answer(await readFile("README.md", "utf8")), settings);
  const { br: before, gzip } = page.variants;
  await Promise.all([page.squeeze?.(), page.squeeze?.()]);
  const { br } = page.variants;
  expect(br.body.length).toBeLessThan(before.body.length);
  expect(brotliDecompressSync(br.body)).toEqual(page.variants.identity.body);
  expect(br.headers).toContain(br.etag);
  expect(br.etag).not.toBe(before.etag);
  expect(br.headers.slice(br.headers.indexOf("Content-Encoding"))).toEqual([
    "Content-Encoding",
    "br",
  ]);
  await page.squeeze?.();
  expect(page.variants.br).toBe(br);
  expect(page.variants.gzip).toBe(gzip);
});
