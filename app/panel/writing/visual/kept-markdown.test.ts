import { globSync, readFileSync } from "node:fs";
import { getSchema } from "@tiptap/core";
import { Fragment, type Node } from "@tiptap/pm/model";
import { describe, expect, test } from "vitest";
import { blogPosts, caseStudies } from "../../../../supabase/seed/demo.ts";
import { extensions } from "./extensions.ts";
import { keptMarkdown } from "./kept-markdown.ts";
import { writeBlock } from "./to-markdown.ts";

const schema = getSchema(extensions);

function opened(text: string) {
  const { read, write } = keptMarkdown();
  const doc = read(schema, text);
  doc.check();
  return { doc, write };
}

function saved(text: string): string {
  const { doc, write } = opened(text);
  return write(doc);
}

/** The text after its block at `at` was replaced. */
function replaced(text: string, at: number, markdown: string): string {
  const { doc, write } = opened(text);
  const blocks = doc.children.with(at, opened(markdown).doc.child(0));
  return write(doc.copy(Fragment.from(blocks)));
}

const seed = [
  ...blogPosts.map(({ content }) => content),
  ...caseStudies.flatMap(({ content }) =>
    content.startsWith("{") ? Object.values<string>(JSON.parse(content)) : content,
  ),
];
/** Pasted texts, our own documents and those of some hundred packages. */
const documents = globSync([
  "tests/clipboards/**/*.md",
  "{README.md,docs/**/*.md}",
  "node_modules/*/{readme,README}.md",
])
  .map((name) => readFileSync(name, "utf8"))
  .filter(({ length }) => length < 8_000);

test("a text that is opened and saved is the same to the byte", () => {
  expect(seed.length).toBeGreaterThan(30);
  expect(documents.length).toBeGreaterThan(100);
  for (const text of [...seed, ...documents]) expect(saved(text)).toBe(text);
});

describe("a block that is changed", () => {
  test("is written anew, and no byte beside it", () => {
    const text = "# Tytuł\nakapit  \nz wierszem\n\n\n* raz\n* dwa\n\n[x]: /y\n\n<br>\n";
    expect(replaced(text, 1, "inny")).toBe("# Tytuł\ninny\n\n\n* raz\n* dwa\n\n[x]: /y\n\n<br>\n");
    expect(replaced(text, 2, "inny")).toBe(
      "# Tytuł\nakapit  \nz wierszem\n\n\ninny\n\n[x]: /y\n\n<br>\n",
    );
  });

  test("stands apart from its neighbours where it is new", () => {
    const { doc, write } = opened("# Tytuł\n- raz");
    const [heading, list] = doc.children;
    const added = opened("nowy").doc.child(0);
    const together = (...blocks: (Node | undefined)[]) =>
      write(doc.copy(Fragment.from(blocks.filter((block) => block !== undefined))));
    expect(together(heading, list, added)).toBe("# Tytuł\n- raz\n\nnowy");
    expect(together(heading, added, list)).toBe("# Tytuł\n\nnowy\n\n- raz");
    expect(together(added, heading, list)).toBe("nowy\n\n# Tytuł\n- raz");
  });

  test("keeps its sign of a list, and is not joined to a list before it", () => {
    const { doc, write } = opened("* raz\n* dwa\n\n1) a\n2) b");
    const longer = doc.children.map((list) => list.copy(list.content.addToEnd(list.child(0))));
    expect(write(doc.copy(Fragment.from(longer)))).toBe("* raz\n* dwa\n* raz\n\n1) a\n2) b\n3) a");
    const twice = opened("1. a").doc.child(0);
    const two = Fragment.from([twice, twice.copy(twice.content.append(twice.content))]);
    expect(opened(write(doc.copy(two))).doc.childCount).toBe(2);
  });

  test.each([
    ["a list further in", "a\n\n    kod", "- b", " -   b\n\n    kod"],
    ["code without fences", "\t* \n\n *   \n_", "```\nb\n```", "    b\n\n *   \n_"],
    ["a list that a comment ends", "* \n\n    \t* ", "* b", "* b\n\n<!-- -->\n\n    \t* "],
  ])("is %s where the next block would be read as another", (_form, text, markdown, written) => {
    expect(replaced(text, 0, markdown)).toBe(written);
    const [before, after] = [opened(text).doc, opened(written).doc];
    expect(after.lastChild?.eq(before.child(1))).toBe(true);
  });

  test("is no code behind the spaces of an empty text", () => {
    expect(replaced("\n\t", 0, "a")).toBe("\na\t");
  });

  test("does not swallow HTML that would go on its last line", () => {
    expect(replaced("a\n===\n<b>\n", 0, "- c")).toBe("- c\n\n<b>\n");
  });

  test("that is deleted does not join its neighbours", () => {
    const { doc, write } = opened("- a\n\nb\n\n- c");
    const text = write(doc.copy(Fragment.from([doc.child(0), doc.child(2)])));
    expect(text).toBe("- a\n\n<!-- -->\n\n- c");
    expect(opened(text).doc.childCount).toBe(2);
    expect(saved(text)).toBe(text);
  });

  test("keeps its sign of a list behind a dash or an asterisk that is none", () => {
    expect(replaced("--> a\n- b\n* c", 1, "- d")).toBe("--> a\n- d\n* c");
    expect(replaced("**A** b\n\n* c\n\n- d", 1, "* e")).toBe("**A** b\n\n* e\n\n- d");
  });

  test.each([
    ["```\nkod", "```"],
    ["~~~~ js", "~~~~"],
    ["<!-- uwaga", "-->"],
    ["<pre>\na", "</pre>"],
    ["<?php", "?>"],
    ["<!DOCTYPE", ">"],
    ["<![CDATA[", "]]>"],
  ])("does not fall into %j, which is open, and ends it", (text, end) => {
    const { doc, write } = opened(text);
    const more = doc.content.append(opened("akapit").doc.content);
    expect(write(doc.copy(more))).toBe(`${text}\n${end}\n\nakapit`);
    const pasted = Fragment.from([...opened(text).doc.children, ...opened("# b").doc.children]);
    expect(opened(opened("").write(doc.copy(pasted))).doc.lastChild?.textContent).toBe("b");
  });

  test("is what it was when the change is taken back", () => {
    const text = "Raz __dwa__ *trzy*\\\nx\n\n+ a\n+ b";
    const { doc, write } = opened(text);
    const anew = doc.children.map((node) => schema.nodeFromJSON(node.toJSON()));
    expect(write(doc.copy(Fragment.from(anew)))).toBe(text);
  });

  test("is read again as it stood, for the seed and for real documents", () => {
    const words = (node: Node) => {
      const all = node.textBetween(0, node.content.size, " ", ({ attrs }) => attrs.source ?? " ");
      return all.replace(/\s+/g, " ").trim();
    };
    // References are read only where their addresses are.
    const addresses = (text: string) => text.match(/^\[[^\]]+\]: .+$/gm)?.join("\n") ?? "";
    for (const text of [...seed, ...documents.slice(0, 60)]) {
      for (const node of opened(text).doc.children) {
        if (node.attrs.source) continue;
        const written = writeBlock(node, node.attrs.marker);
        const rest = written.includes("][") ? `\n\n${addresses(text)}` : "";
        const again = opened(written + rest).doc.child(0);
        expect(again.type.name, written).toBe(node.type.name);
        expect(words(again)).toBe(words(node));
      }
    }
  });

  test.each([
    ["**a *b* c** ~~d~~ `e`"],
    ['[a **b**](/x) ![c](/d.webp "e") [**f**](/g)'],
    ["**`kod`** i [`kod`](/x)"],
    ["- a\n\n  b\n- c\n  - d"],
    ["- [ ] a\n- [x] b"],
    ["> a\n> b\n>\n> - c"],
    ["3. a\n4. b"],
    ["```js title\na\n```"],
    ["| a | b |\n| - | -: |\n| **c** | d |"],
    ["a\nb"],
    ["Zobacz „https://kadr.pl/o-nas”, »https://kadr.pl« i https://kadr.pl/blog…"],
    ["https://kadr.pl/a_b albo biuro@kadr.pl"],
    ["a[^1] <b>c</b> [d][1]"],
    ["Zobacz też:\n[d][1]\n![e][1]\n[^1] i dalej"],
    ["> a\n> [d][1]"],
    ["- a\n  [d][1]\n- b\n  [^1]"],
    ["\\![d][1]"],
    ["\u00a0a\u00a0"],
    ["- a\n-\n- b"],
    ["1. a\n2.\n3. b\n4."],
    ["-\n- a"],
    ["- a\n\n  -\n  - b"],
    ["- [ ] a\n- [ ] &#x20;\n- [x] b"],
    ["- a\n\n  ```\n  b\n  ```\n- c"],
  ])("is written as %j", (text) => {
    const definitions = "\n\n[^1]: x\n\n[1]: /y";
    expect(writeBlock(opened(text + definitions).doc.child(0), null)).toBe(text);
  });
});

test("what the editor cannot show is kept as its Markdown", () => {
  const { doc } = opened("<div>\na\n</div>\n\n[x]: /y\n\n- [ ] a\n- b\n\na[^1]\n\n[^1]: b");
  expect(doc.children.map(({ type }) => type.name)).toEqual([
    ...["source", "source", "source", "paragraph", "source"],
  ]);
  expect(doc.child(3).child(1).attrs.source).toBe("[^1]");
});

test("in a long text a key writes only its block: fifty of them cost less than five readings", () => {
  const text = "Światło pada z lewej, a **cień** rysuje twarz.\n\n".repeat(2_000);
  const timed = (work: () => void) => {
    const began = performance.now();
    work();
    return performance.now() - began;
  };
  const { doc, write } = opened(text);
  expect(write(doc)).toBe(text);
  const reading = timed(() => opened(text));
  const writing = timed(() => {
    for (let key = 0; key < 50; key++) {
      const typed = schema.node("paragraph", null, [schema.text(`a${key}`)]);
      write(doc.copy(doc.content.replaceChild(1_000, typed)));
    }
  });
  expect(writing).toBeLessThan(5 * reading);
});
