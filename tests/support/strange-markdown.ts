import { getSchema } from "@tiptap/core";
import { Fragment, type Node } from "@tiptap/pm/model";
import fc from "fast-check";
import { expect } from "vitest";
import { extensions } from "../../app/panel/writing/visual/extensions.ts";
import { readBlocks } from "../../app/panel/writing/visual/from-markdown.ts";
import { keptMarkdown } from "../../app/panel/writing/visual/kept-markdown.ts";

const schema = getSchema(extensions);

/** Pieces of Markdown in any order: most of what they make is strange. */
export const strange = fc
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

/** The document that the editor makes of a text, and what it saves of one. */
export function opened(text: string) {
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

/** Where the blocks of a text stand; the parser does not count a mark of the order of bytes. */
function rangesOf(text: string): [start: number, end: number][] {
  const mark = /^\ufeff*/.exec(text)?.[0].length ?? 0;
  return readBlocks(text.slice(mark)).map(({ start, end }) => [mark + start, mark + end]);
}

/** The text before and behind each of its blocks. */
function surroundings(text: string): [before: string, behind: string][] {
  return rangesOf(text).map(([start, end]) => [
    text.slice(0, start).replace(/[ \t]+$/, ""),
    text.slice(end),
  ]);
}

/** Opened and saved, the text is the same; and beside each block in which a letter is typed. */
export function expectKept(text: string): void {
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

const WORD = schema.text("Z");
const paragraph = schema.node("paragraph", null, [WORD]);
const item = schema.node("listItem", null, [paragraph]);
const added = [
  paragraph,
  schema.node("heading", { level: 2 }, [WORD]),
  schema.node("blockquote", null, [paragraph]),
  schema.node("bulletList", null, [item]),
  schema.node("orderedList", null, [item]),
  schema.node("codeBlock", null, [WORD]),
];

/** A block that is put anywhere, or in place of another, is read again as what it is, and no other changes. */
export function expectHeldApart(text: string): void {
  const { doc, write } = opened(text);
  const sources = rangesOf(text).map((range) => text.slice(...range));
  for (const at of [...sources.keys(), sources.length]) {
    for (const taken of at < sources.length ? [0, 1] : [0]) {
      for (const block of [null, ...added]) {
        const put = block ? [block] : [];
        const saved = write(doc.copy(Fragment.from(doc.children.toSpliced(at, taken, ...put))));
        const read = opened(saved).doc.children;
        const isThere = ({ type, textContent }: Node) =>
          type === block?.type && textContent === "Z";
        expect(block === null || read.some(isThere), saved).toBe(true);
        let from = 0;
        for (const source of sources.toSpliced(at, taken)) {
          // What is one block only where it stood cannot stay as it is.
          if (readBlocks(source).length !== 1) continue;
          const found = saved.indexOf(source, from);
          expect(found, `${source} in ${saved}`).toBeGreaterThanOrEqual(from);
          from = found + source.length;
        }
      }
    }
  }
}
