import { writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { scratchDirectory } from "../../../../tests/support/scratch-directory.ts";
import { openGhost } from "./ghost.ts";

const wanted = { pages: false, home: "https://stara.example" };

async function open(text: string, options = wanted) {
  const folder = scratchDirectory(onTestFinished);
  const file = path.join(folder, "export.json");
  await writeFile(file, text);
  return openGhost(file, options);
}

const post = (fields: object) => ({
  id: "p1",
  title: "Wpis",
  slug: "wpis",
  type: "post",
  status: "published",
  visibility: "public",
  published_at: "2024-02-03T04:05:06.000Z",
  ...fields,
});

const exported = (posts: object[], more: object = {}) =>
  JSON.stringify({ db: [{ meta: { version: "5.0.0" }, data: { posts, ...more } }] });

async function first(fields: object, more: object = {}) {
  for await (const { read } of (await open(exported([post(fields)], more))).entries())
    return read();
  throw new Error("no entry");
}

const lexical = (children: object[]) => JSON.stringify({ root: { type: "root", children } });
const words = (text: string, format = 0) => ({ type: "extended-text", text, format });

const cards: [name: string, node: object, markdown: string][] = [
  [
    "paragraph",
    { type: "paragraph", children: [words("a "), words("b", 1), words("c", 16)] },
    "a **b**`c`",
  ],
  ["heading", { type: "extended-heading", tag: "h3", children: [words("a")] }, "### a"],
  [
    "list",
    { type: "list", listType: "number", children: [{ type: "listitem", children: [words("a")] }] },
    "1. a",
  ],
  [
    "link",
    {
      type: "paragraph",
      children: [{ type: "link", url: "https://x.example/", children: [words("a")] }],
    },
    "[a](https://x.example/)",
  ],
  [
    "image",
    {
      type: "image",
      src: "__GHOST_URL__/content/images/a.jpg",
      alt: "A",
      caption: "<b>Podpis</b>",
    },
    '![A](https://stara.example/content/images/a.jpg "Podpis")',
  ],
  [
    "gallery",
    { type: "gallery", images: [{ src: "/a.jpg", alt: "A" }, { src: "/b.jpg" }], caption: "Oba" },
    "![A](https://stara.example/a.jpg)\n\n![](https://stara.example/b.jpg)\n\nOba",
  ],
  ["code", { type: "codeblock", code: "a < b", language: "js" }, "```js\na < b\n```"],
  ["markdown", { type: "markdown", markdown: "- a\n- *b*" }, "- a\n- *b*"],
  ["HTML", { type: "html", html: "<p>a <em>b</em></p>" }, "a *b*"],
  ["film", { type: "embed", url: "https://youtu.be/abcdefghi12" }, "https://youtu.be/abcdefghi12"],
  [
    "bookmark",
    { type: "bookmark", url: "https://x.example/", metadata: { title: "T", description: "O" } },
    "[T](https://x.example/)\n\nO",
  ],
  ["callout", { type: "callout", calloutEmoji: "💡", calloutText: "a <b>b</b>" }, "> 💡 a **b**"],
  ["toggle", { type: "toggle", heading: "Pytanie", content: "<p>a</p>" }, "**Pytanie**\n\na"],
  [
    "button",
    { type: "button", buttonUrl: "https://x.example/", buttonText: "Dalej" },
    "[Dalej](https://x.example/)",
  ],
  ["rule", { type: "horizontalrule" }, "---"],
];

test.each(cards)("the card %s of Lexical becomes Markdown", async (_, node, markdown) => {
  const entry = await first({ lexical: lexical([node]) });
  expect([entry.markdown, entry.notes]).toEqual([markdown, []]);
});

test("a card whose whole is a link keeps its title as the link, and no small print", async () => {
  const html =
    '<figure class="kg-card kg-bookmark-card"><a class="kg-bookmark-container" href="https://x.example/a"><div><div class="kg-bookmark-title">Tytuł</div><div class="kg-bookmark-description">Opis</div><img class="kg-bookmark-icon" src="https://x.example/favicon.ico" alt=""></div></a></figure><div class="kg-card"><a class="kg-file-card-container" href="https://x.example/o.pdf"><div class="kg-file-card-title">Oferta</div><div class="kg-file-card-metadata">o.pdf 1 MB</div></a></div>';
  const { markdown, notes } = await first({ html });
  expect(markdown).toBe(
    "[Tytuł](https://x.example/a)\n\nOpis\n\n[Oferta](https://x.example/o.pdf)",
  );
  expect(notes).toEqual([]);
});

test("a card that is not known stands in the notes with its words", async () => {
  const { markdown, notes } = await first({
    lexical: lexical([{ type: "hologram", label: "Obraz w powietrzu" }]),
  });
  expect(markdown).toBe("");
  expect(notes).toEqual([{ code: "card", detail: "hologram Obraz w powietrzu" }]);
});

test("mobiledoc becomes Markdown: markups, atoms, lists and cards", async () => {
  const mobiledoc = {
    markups: [["strong"], ["a", ["href", "https://x.example/"]]],
    atoms: [["soft-return", "", {}]],
    cards: [
      ["image", { src: "/a.jpg", alt: "A" }],
      ["card-markdown", { markdown: "## B" }],
    ],
    sections: [
      [
        1,
        "p",
        [
          [0, [0], 1, "a"],
          [1, [], 0, 0],
          [0, [1], 1, "b"],
          [0, [], 0, " c"],
        ],
      ],
      [3, "ul", [[[0, [], 0, "raz"]], [[0, [], 0, "dwa"]]]],
      [10, 0],
      [10, 1],
    ],
  };
  const { markdown } = await first({ mobiledoc: JSON.stringify(mobiledoc) });
  expect(markdown).toBe(
    "**a**\n[b](https://x.example/) c\n\n- raz\n- dwa\n\n![A](https://stara.example/a.jpg)\n\n## B",
  );
});

test("mobiledoc that closes more than it opened is read", async () => {
  const sections = [[1, "p", [[0, [0], 1e9, "a"]]]];
  const mobiledoc = JSON.stringify({ markups: [["strong"]], atoms: [], cards: [], sections });
  expect((await first({ mobiledoc })).markdown).toBe("**a**");
});

test("a post brings its authors, tags, picture, excerpt and what search engines get", async () => {
  const rows = {
    users: [{ id: "u1", name: "Ola" }],
    tags: [
      { id: "t1", name: "Film" },
      { id: "t2", name: "#intern" },
    ],
    posts_authors: [{ post_id: "p1", author_id: "u1", sort_order: 0 }],
    posts_tags: [
      { post_id: "p1", tag_id: "t2", sort_order: 1 },
      { post_id: "p1", tag_id: "t1", sort_order: 0 },
    ],
    posts_meta: [
      { post_id: "p1", meta_title: "Tytuł", meta_description: "Opis", feature_image_alt: "Plan" },
    ],
  };
  expect(
    await first(
      { html: "<p>a</p>", custom_excerpt: "Zajawka", feature_image: "__GHOST_URL__/a.jpg" },
      rows,
    ),
  ).toMatchObject({
    ...{
      author: "Ola",
      tags: ["Film"],
      excerpt: "Zajawka",
      seoTitle: "Tytuł",
      seoDescription: "Opis",
    },
    publishedAt: "2024-02-03T04:05:06.000Z",
    mainPicture: { address: "https://stara.example/a.jpg", description: "Plan" },
  });
});

test("what is for members and what is a draft comes as a draft", async () => {
  expect(await first({ visibility: "paid" })).toMatchObject({
    publishedAt: null,
    notes: [{ code: "membersOnly", detail: "paid" }],
  });
  expect(await first({ status: "draft" })).toMatchObject({ publishedAt: null, notes: [] });
  expect(await first({ status: "sent" })).toMatchObject({
    publishedAt: null,
    notes: [{ code: "mailed" }],
  });
  expect(await first({ published_at: null })).toMatchObject({
    publishedAt: null,
    notes: [{ code: "dateUnknown" }],
  });
  expect(await first({ html: "<p>a</p><!--members-only--><p>b</p>" })).toMatchObject({
    publishedAt: null,
    notes: [{ code: "membersOnly", detail: "paywall" }],
  });
});

test("a page is left out, and a broken file is refused with its line", async () => {
  const source = await open(exported([post({ type: "page" })]));
  expect(source.listed[0]?.leftOut?.code).toBe("page");
  await expect(open('{\n"db": [\n}')).rejects.toThrow("export.json:3:");
  await expect(open('{"a": 1}')).rejects.toThrow("it has no posts");
});
