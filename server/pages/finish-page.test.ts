import { readFile } from "node:fs/promises";
import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { finishPage } from "./finish-page.ts";

const settings = { cacheable: true, supabase: "" };
const type = { "Content-Type": "text/html" };
const text = await readFile("README.md", "utf8");
const answer = (init?: ResponseInit, body = text) => new Response(body, { headers: type, ...init });

test("a renewed page is smaller, with a tag of its own; unchanged after that, it stays the same", async () => {
  const first = await finishPage(answer(), settings);
  const renewed = await finishPage(answer(), { ...settings, known: first });
  const [before, after] = [first.variants.br, renewed.variants.br];
  expect(after.body.length).toBeLessThan(before.body.length);
  expect(brotliDecompressSync(after.body).toString()).toBe(text);
  expect(after.etag).not.toBe(before.etag);
  expect(await finishPage(answer(), { ...settings, known: renewed })).toBe(renewed);
});

test.each([
  ["text", answer({}, `${text}.`)],
  ["status", answer({ status: 404 })],
  ["header", answer({ headers: { ...type, Link: "</a>" } })],
])("a page with another %s is finished anew", async (_, changed) => {
  const first = await finishPage(answer(), settings);
  const known = await finishPage(answer(), { ...settings, known: first });
  expect(await finishPage(changed, { ...settings, known })).not.toBe(known);
});
