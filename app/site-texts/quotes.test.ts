import { expect, test } from "vitest";
import { listsIn } from "./lists.ts";
import { putIn } from "./put-in.ts";
import { leaveOutQuotes, quoteOf, withoutConsent } from "./quotes.ts";

const entry = (value: string, was = "") => ({ value, was });
const exportsOf = () => ({
  page: { quotes: [{ text: "Przykład", name: "Ktoś", consent: "" }] },
});

/** The words that visitors read, and where a day is missing. */
function shown(changes: Record<string, { value: string; was: string }>) {
  const exports = exportsOf();
  const ids = putIn("x", exports, changes);
  const found = withoutConsent(exports, ids, changes);
  leaveOutQuotes(exports, new Set(found.map(({ quote }) => quote)));
  const words = exports.page.quotes.map(({ text }) => text);
  return [words, found.map(({ pointer }) => pointer)];
}

const list = "/page/quotes";
const added = { [list]: entry("0+a 0", "0"), [`${list}/0+a/text`]: entry("Świetnie") };

test.each([
  ["the sample of the code", {}, ["Przykład"], []],
  ["own words", { [`${list}/0/text`]: entry("Świetnie") }, [], [`${list}/0`]],
  [
    "own words and a day",
    { [`${list}/0/text`]: entry("Świetnie"), [`${list}/0/consent`]: entry("2026-03-12") },
    ["Świetnie"],
    [],
  ],
  ["an added one", added, ["Przykład"], [`${list}/0+a`]],
  [
    "an added one with a day",
    { ...added, [`${list}/0+a/consent`]: entry("2026-03-12") },
    ["Świetnie", "Przykład"],
    [],
  ],
  ["a copy without words of its own", { [list]: entry("0+a", "0") }, [], [`${list}/0+a`]],
  [
    "no words",
    { [`${list}/0/text`]: entry(""), [`${list}/0/consent`]: entry("2026-03-12") },
    [],
    [],
  ],
])("%s", (_, changes, words, missing) => {
  expect(shown(changes)).toEqual([words, missing]);
});

test("a single quote is a list, and a text knows its quote", () => {
  expect([...listsIn("x", exportsOf())].map(({ pointer }) => pointer)).toEqual([list]);
  expect(quoteOf("x#/page/blocks/s30+a/quotes/0+k/name")).toBe("x#/page/blocks/s30+a/quotes/0+k");
  expect(quoteOf("x#/page/quotes/title")).toBe(null);
});
