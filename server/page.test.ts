import { expect, test } from "vitest";
import { finishPage } from "./page.ts";

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
