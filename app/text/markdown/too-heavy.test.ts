import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { markdownWords as words } from "~/content/markdown.ts";
import { parseMarkdown } from "./parse-markdown.ts";
import { renderMarkdown } from "./render-markdown.tsx";
import { isTooHeavy } from "./too-heavy.ts";

const table = (columns: number, rows: number) =>
  `${"|a".repeat(columns)}\n${"|-".repeat(columns)}\n${"x\n".repeat(rows)}`;
const nested = (depth: number) =>
  Array.from({ length: depth }, (_, at) => `${"  ".repeat(at)}- a`).join("\n");

describe("a text whose work grows with its square", () => {
  test.each([
    ["a wide table of empty rows", table(2_000, 2_500)],
    ["such a table in a quotation", table(400, 400).replace(/^/gm, "> ")],
    ["closing brackets", "]".repeat(40_000)],
    ["emphasis that never ends", "*a**b***c".repeat(1_200)],
    ["emphasis within emphasis", "**a ".repeat(2_000) + "b** ".repeat(2_000)],
    ["such emphasis in a line that only looks like an item", `a\n2. ${"*a".repeat(4_000)}`],
    [
      "such emphasis over lines that only look like items",
      `a\n${"    - *a".repeat(2_000)}\n${"    - *a\n".repeat(1_200)}`,
    ],
    ["such emphasis below what only looks like a table", `b\na|a\n-|-\n${"*a\n".repeat(4_000)}`],
    ["strokes", "~~a".repeat(3_000)],
    ["references behind an address", `https://a.pl/${"&a;".repeat(13_000)}`],
    ["lists within lists", nested(400)],
    ["quotations within quotations on each line", `${"> ".repeat(40)}a\n`.repeat(2_000)],
    ["headings above their underlines", "a\n\n".repeat(4_000) + "a\n---\n".repeat(200)],
    ["footnotes", `${"[^a]\n\n".repeat(6_000)}[^a]: b`],
    ["addresses", "www.a.pl ".repeat(22_000)],
    ["code", "`a``b".repeat(40_000)],
  ])("is shown as its source: %s", (_, text) => {
    expect(isTooHeavy(text)).toBe(true);
    const html = renderMarkdown({ text, words });
    expect(html.match(/<[a-z]/g)).toHaveLength(1);
    expect(html.length).toBeLessThan(6 * text.length + 100);
    expect(parseMarkdown(text).children).toMatchObject([{ type: "html", value: text }]);
  });
});

test.each([
  ["a long list of links", "- [**Kadr**](https://kadr.pl) i *inni*\n".repeat(900)],
  ["a numbered one", "1. [**Kadr**](https://kadr.pl) i *inni*\n".repeat(900)],
  [
    "headings above their underlines",
    `Rozdział\n========\n\n${"słowo ".repeat(80)}\n\n`.repeat(400),
  ],
  ["a large table", `|a|b|c|d|e|\n|-|-|-|-|-|\n${"|*1*|**2**|3|4|[5](/a)|\n".repeat(900)}`],
  [
    "many words",
    "Wczoraj nagraliśmy *trzy* filmy, każdy z [**innym**](/a) światłem.\n\n".repeat(1_500),
  ],
  ["one long line", "słowo ".repeat(33_000)],
  ["code", `\`\`\`\n${"const a_b = c * d; // [e] & f\n".repeat(900)}\`\`\``],
])("what people write is shown: %s", (_, text) => {
  expect(isTooHeavy(text)).toBe(false);
});

test("no document of this project is too heavy, ten times over neither", () => {
  const names = readdirSync("docs", { recursive: true, encoding: "utf8" });
  const documents = names.filter((name) => name.endsWith(".md")).map((name) => `docs/${name}`);
  for (const name of ["README.md", "CONTRIBUTING.md", ...documents]) {
    const text = readFileSync(name, "utf8").slice(0, 20_000);
    expect(isTooHeavy(`${text}\n\n`.repeat(10)), name).toBe(false);
  }
});
