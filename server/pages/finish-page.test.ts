import { createHash, randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { finishPage, type Page } from "./finish-page.ts";

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

const scripts = (page: Page) => {
  const { headers } = page.variants.identity;
  const policy = headers[headers.indexOf("Content-Security-Policy") + 1] ?? "";
  return /script-src ([^;]*)/.exec(policy)?.[1];
};
const hashOf = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
const rendered = (nonce: string, injected = "") =>
  answer(
    { headers: { ...type, "X-Script-Nonce": nonce } },
    `<p>${injected}</p><script nonce="${nonce}">own()</script><script type="module" nonce="${nonce}" async="">late()</script>`,
  );

test.each([
  "<script>evil()</script>",
  '<script nonce="">evil()</script>',
  `<script nonce="${randomUUID()}">evil()</script>`,
  '<script type="module">evil()</script>',
  '<script type="application/ld+json">{}</script>',
])("of a page with %s only the renderer's own scripts may run", async (injected) => {
  const page = await finishPage(rendered(randomUUID(), injected), settings);
  expect(scripts(page)).toBe(`'self' ${hashOf("own()")} ${hashOf("late()")}`);
});

test("the mark of a render is no part of the page, which is the same at the next render", async () => {
  const first = await finishPage(rendered(randomUUID()), settings);
  expect(first.variants.identity.body.toString()).toBe(
    '<p></p><script>own()</script><script type="module" async="">late()</script>',
  );
  const known = await finishPage(rendered(randomUUID()), { ...settings, known: first });
  expect(await finishPage(rendered(randomUUID()), { ...settings, known })).toBe(known);
});

test("without the mark no inline script may run", async () => {
  const page = await finishPage(answer({}, "<script>evil()</script>"), settings);
  expect(scripts(page)).toBe("'self'");
});
