import { expect, test } from "vitest";
import { createRules, type RedirectRow } from "~/text/redirects/rules.ts";
import { warningsOf } from "./warnings.ts";

const pages = new Set(["/", "/kontakt", "/blog", "/blog/światło", "/blog/dron"]);

const row = (from_address: string, to_address: string | null): RedirectRow => ({
  from_address,
  to_address,
  kind: to_address === null ? "gone" : "permanent",
});

/** What is said of the first of these rows. */
function warnings(
  rows: [RedirectRow, ...RedirectRow[]],
  known: ReadonlySet<string> | null = pages,
) {
  return warningsOf(rows[0], createRules(rows), known, "https://kadr.example");
}

test.each([
  ["a page of ours", row("/stara", "/kontakt")],
  ["a page with Polish letters", row("/stara", "/blog/%C5%9Bwiat%C5%82o")],
  ["another site", row("/stara", "https://inna.example/nie-ma")],
  ["nowhere", row("/stara", null)],
  ["a file", row("/stara", "/storage/v1/object/public/media/a.webp")],
  ["the rest of the old address", row("/stara/*", "/blog/*")],
  ["a page, by its query alone", row("/?p=12", "/blog/dron")],
])("nothing is said of one that leads to %s", (_, one) => {
  expect(warnings([one])).toEqual([]);
});

test("a circle is said for each of its rows, and nothing else", () => {
  const circle = ["Prowadzi w\u00a0kółko, więc nie działa."];
  expect(warnings([row("/a", "/b"), row("/b", "/a")])).toEqual(circle);
  expect(warnings([row("/kontakt", "/kontakt/")])).toEqual(circle);
});

test("a page that nobody can see any more is named", () => {
  expect(warnings([row("/blog/dron", "/kontakt")])).toEqual([
    "Pod starym adresem jest strona, której przez to nikt nie zobaczy.",
  ]);
  expect(warnings([row("/blog/*", "/kontakt")])).toEqual([
    "Zasłania 3 istniejące strony, na przykład /blog.",
  ]);
  expect(warnings([row("/blog/*", null)])).toHaveLength(1);
});

test("while the pages are unknown only what the rows alone show is said", () => {
  expect(warnings([row("/blog/dron", "/nie-ma")], null)).toEqual([]);
  expect(warnings([row("/a", "/b"), row("/b", "/a")], null)).toHaveLength(1);
});
