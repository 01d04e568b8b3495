import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { scratchDirectory } from "../../../../tests/support/scratch-directory.ts";
import type { Entry } from "../entry.ts";
import { openMarkdownFolder } from "./markdown-folder.ts";

async function open(files: Record<string, string>, pages = false) {
  const folder = scratchDirectory(onTestFinished);
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
  const source = await openMarkdownFolder(folder, { home: null, pages });
  const entries: Entry[] = [];
  for await (const { sourceId, read } of source.entries()) {
    if (!source.listed.find((one) => one.sourceId === sourceId)?.leftOut) entries.push(read());
  }
  return { listed: source.listed, entries };
}

const hugo = `+++
title = "Światło"
date = 2020-01-02T10:00:00+01:00
tags = ["film", "światło"]
aliases = ["/stare/swiatlo/"]
description = "Opis"
+++
Tekst`;
const jekyll = `---
layout: post
title: "Dron: nad miastem"
categories: Film Miasto
author: Ola
image: {path: /img/a.jpg, alt: Dron}
nastroj: dobry
---
Tekst`;
const astro = `---
title: Obiektywy
pubDate: 2021-07-05
heroImage: ./okladka.png
draft: true
---
import X from "./x.astro";

Tekst`;

test("the front matter of Hugo, Jekyll and Astro is understood", async () => {
  const sites = await Promise.all([
    open({ "_posts/2019-12-24-dron.md": jekyll }),
    open({ "content/posts/swiatlo.md": hugo }),
    open({ "src/content/blog/obiektywy/index.mdx": astro }),
  ]);
  const listed = sites.flatMap((site) => site.listed);
  const entries = sites.flatMap((site) => site.entries);
  expect(listed.map(({ title, slug }) => [title, slug])).toEqual([
    ["Dron: nad miastem", "dron"],
    ["Światło", "swiatlo"],
    ["Obiektywy", "obiektywy"],
  ]);
  expect(listed[0]?.addresses).toContain("/2019/12/24/dron.html");
  expect(listed[1]?.addresses).toEqual(
    expect.arrayContaining(["/stare/swiatlo/", "/posts/swiatlo"]),
  );
  const [dron, light, lenses] = entries;
  expect(dron).toMatchObject({
    author: "Ola",
    publishedAt: "2019-12-23T23:00:00.000Z",
    mainPicture: { address: "http://old-site.invalid/img/a.jpg", description: "Dron" },
    notes: [{ code: "frontMatter", detail: "nastroj: dobry" }],
  });
  expect(light).toMatchObject({
    publishedAt: "2020-01-02T09:00:00.000Z",
    tags: ["film", "światło"],
    excerpt: "Opis",
  });
  expect(lenses).toMatchObject({
    publishedAt: null,
    createdAt: "2021-07-04T22:00:00.000Z",
    markdown: "Tekst",
    mainPicture: { address: "http://old-site.invalid/src/content/blog/obiektywy/okladka.png" },
  });
});

const kept =
  "## A\n\n* b\n* c_d_\n\n| x |\n|---|\n| 1 |\n\n```sh\n{{< x >}} <b>\n```\n\n- d\n\n  ```\n  {{ x }}\n  ```\n\n[l](../inny.md)";
const bodies: [name: string, body: string, markdown: string][] = [
  ["Markdown stays sign for sign", kept, kept],
  ["a film", "{{< youtube abcdefghi12 >}}", "https://www.youtube.com/watch?v=abcdefghi12"],
  ["a figure", '{{< figure src="a.jpg" alt="A" caption="Podpis" >}}', '![A](a.jpg "Podpis")'],
  ["a block of HTML", '<div class="x">\n<p>a <b>b</b></p>\n</div>\n\nc', "a **b**\n\nc"],
  ["tags amid words", "a <b>b</b> c<br>d <span>e</span>", "a **b** c\nd e"],
  [
    "pictures of MDX",
    'import a from "./a.png";\n\n<Image src={a} alt="A" />\n\nTu <Image src="/b.png" alt="B" /> i <Image src={require("./c.png")} alt="C" />',
    "![A](http://old-site.invalid/a.png)\n\nTu ![B](http://old-site.invalid/b.png) i ![C](http://old-site.invalid/c.png)",
  ],
  ["a film of MDX", '<YouTube id="abcdefghi12" />', "https://www.youtube.com/watch?v=abcdefghi12"],
  ["a comment", "a\n\n<!-- b -->\n\nc", "a\n\n\n\nc"],
];

test.each(bodies)("%s", async (_, body, markdown) => {
  const { entries } = await open({ "a.md": `---\ntitle: A\ndate: 2020-01-01\n---\n${body}` });
  expect(entries[0]?.markdown).toBe(markdown);
  expect(entries[0]?.notes).toEqual([]);
});

test("a command of the generator stands in the notes", async () => {
  const { entries } = await open({
    "a.md": "---\ntitle: A\ndate: 2020-01-01\n---\na {{< mapa 5 >}}b",
  });
  expect(entries[0]).toMatchObject({
    markdown: "a b",
    notes: [{ code: "template", detail: "{{< mapa 5 >}}" }],
  });
});

test("code of MDX, values and frames of generators leave, and a sentence that begins like code stays", async () => {
  const body = [
    'import {\n  A,\n  B,\n} from "./a.ts";',
    "export const lista = [\n  1,\n];",
    "import samochodów from Niemiec",
    ":::note Uwaga\nTreść\n:::",
    "> [!tip] Rada\n> dalej {/* nic */}",
    "Dziś {{ page.title }}.",
    '<Uwaga rodzaj="x">\n\nKup <Mapa id={5} />teraz\n\n</Uwaga>',
  ].join("\n\n");
  const fields = "title: A\ndate: 2020-01-01\nimages: []\ncover: {image: ''}";
  const { entries } = await open({ "a.mdx": `---\n${fields}\n---\n${body}` });
  expect(entries[0]?.markdown.split(/\n{2,}/)).toEqual([
    "import samochodów from Niemiec",
    "Uwaga\nTreść",
    "> Rada\n> dalej ",
    "Dziś .",
    "Kup teraz",
  ]);
  expect(entries[0]?.mainPicture).toBe(null);
  expect(entries[0]?.notes.map(({ code }) => code)).toEqual(Array(9).fill("template"));
});

test("a broken file is left out with its line, and the others come along", async () => {
  const { listed, entries } = await open({
    "a.md": "---\ntitle: [\nb: c\n---\nx",
    "b.md": "---\ntitle: B\ndate: 2020-01-01\n---\nx",
    "c.md": "# Bez pól",
    "d.md": `---\na: &a [x, x]\n${[..."bcdefghij"].map((name, at) => `${name}: &${name} [${Array(9).fill(`*${"abcdefghij"[at]}`)}]`).join("\n")}\n---\nx`,
  });
  expect(listed.map(({ leftOut }) => leftOut?.code ?? null)).toEqual([
    "failed",
    null,
    "noFrontMatter",
    "failed",
  ]);
  expect(listed[0]?.leftOut?.detail).toMatch(/^line [34]:/);
  expect(entries).toHaveLength(1);
});

const aPost = (fields: string) => `---\ntitle: A\n${fields}\n---\nx`;
const hidden: [fields: string, code: string][] = [
  ["date: 2019-01-01\nexpiryDate: 2019-02-01", "hidden"],
  ["date: 2019-01-01\n_build: {render: never}", "hidden"],
  ["date: 2019-01-01\nbuild: {list: local}", "hidden"],
  ["date: 2019-01-01\nisDraft: true", "hidden"],
  ["date: 2019-01-01\nstatus: draft", "hidden"],
  ["date: 2019-01-01\nhidden: true", "hidden"],
  ["date: 2019-01-01\ndraft: 1", "hidden"],
  ["date: 2019-01-01\npublished: 'no'", "hidden"],
  ["date: 2019-01-01\npermalink: false", "hidden"],
  ["date: 2019-01-01\nnoindex: true", "hidden"],
  ["date: 2019-01-01\nrobots: noindex, follow", "hidden"],
  ["date: 07/08/2022", "dateUnknown"],
  ["date: wczoraj", "dateUnknown"],
];

test.each(hidden)("a post with %o is a draft that says why", async (fields, code) => {
  const { entries } = await open({ "posts/a.md": aPost(fields) });
  expect(entries[0]?.publishedAt).toBeNull();
  expect(entries[0]?.notes.map((note) => note.code)).toContain(code);
});

test("a post is public by what says so, and planned by a later day", async () => {
  const { entries } = await open({
    "posts/a.md": aPost("date: 2019-01-01\ndraft: 'yes'"),
    "posts/b.md": aPost("pubDate: 'Jul 08 2022'\ndraft: false\nstatus: published"),
    "posts/c.md": aPost("date: 2019-01-01\npublishDate: 2999-02-01"),
    "posts/d.md": aPost("published: 2022-07-08\nhidden: 'no'"),
  });
  expect(entries.map(({ publishedAt }) => publishedAt)).toEqual([
    null,
    "2022-07-07T22:00:00.000Z",
    "2999-01-31T23:00:00.000Z",
    "2022-07-07T22:00:00.000Z",
  ]);
});

const dated = "---\ntitle: A\ndate: 2020-01-01\n---\nx";
const undated = "---\ntitle: A\n---\nx";
const jekyllSite = {
  "_config.yml": "",
  "404.md": undated,
  "_includes/uwaga.md": undated,
  "_layouts/post.md": dated,
  "_posts/2020-3-4-jeden.md": undated,
  "_posts/film/2018-01-02-dwa.md": undated,
  "_drafts/szkic.md": undated,
  "about.md": dated,
  "oferta/index.md": undated,
};
const hugoSite = {
  "hugo.toml": "",
  "archetypes/default.md": dated,
  "content/_index.md": dated,
  "content/about/index.md": undated,
  "content/search.md": "---\ntitle: Szukaj\nlayout: search\n---\n",
  "content/posts/public/index.md": dated,
  "content/posts/resources/poradnik.md": dated,
  "content/posts/bez-daty.md": undated,
  "themes/x/content/posts/a.md": dated,
};
const eleventySite = {
  "README.md": undated,
  "_includes/a.md": dated,
  "index.md": undated,
  "o-nas.md": undated,
  "posts/a.md": dated,
  "src/content/blog/b.mdx": dated,
};

test.each([
  ["Jekyll", jekyllSite, ["_drafts/szkic", "_posts/2020-3-4-jeden", "_posts/film/2018-01-02-dwa"]],
  [
    "Hugo",
    hugoSite,
    ["content/posts/bez-daty", "content/posts/public/index", "content/posts/resources/poradnik"],
  ],
  ["Eleventy and Astro", eleventySite, ["posts/a", "src/content/blog/b"]],
])("of a site of %s only the posts come along, and pages when asked", async (_, site, posts) => {
  const named = ({ listed }: Awaited<ReturnType<typeof open>>) =>
    listed.flatMap(({ sourceId, leftOut }) =>
      leftOut ? [] : (sourceId.split(":")[2] ?? "").replace(/\.\w+$/, ""),
    );
  expect(named(await open(site))).toEqual(posts);
  const asked = await open(site, true);
  expect(named(asked).length).toBeGreaterThan(posts.length);
  const pages = asked.entries.filter(({ notes }) => notes.some(({ code }) => code === "asDraft"));
  expect(pages.map(({ publishedAt }) => publishedAt)).toEqual(pages.map(() => null));
  expect(asked.entries.length - pages.length).toBe(posts.length);
});

test("a bundle in two languages has one address for each", async () => {
  const { listed } = await open({
    "content/posts/film/index.en.md": dated,
    "content/posts/film/index.pl.md": dated,
  });
  expect(listed.map(({ slug, addresses }) => [slug, addresses[0]])).toEqual([
    ["film", "/en/posts/film"],
    ["film", "/posts/film"],
  ]);
});

test("the address that Gatsby has in `path` leads on", async () => {
  const { listed, entries } = await open({
    "posts/a.md": aPost("date: 2020-01-01\npath: /stara-sciezka"),
  });
  expect(listed[0]?.addresses).toContain("/stara-sciezka");
  expect(entries[0]?.notes).toEqual([]);
});

test("commands within addresses and links written as HTML keep their addresses", async () => {
  const body = [
    "![Foto]({{ site.baseurl }}/assets/foto.png)",
    "[Oferta]({{ '/oferta/' | relative_url }})",
    "[Poprzedni]({% post_url 2019-05-03-inny %})",
    'Zobacz <a href="https://x.example/?a=1&amp;b=2" target="_blank">to **tutaj**</a>.',
    'Film <iframe src="https://www.youtube.com/embed/abcdefghi12"></iframe> koniec',
  ].join("\n\n");
  const { entries } = await open({
    "_posts/2019-05-03-inny.md": "---\ntitle: Inny\n---\nx",
    "_posts/2019-05-04-wpis.md": `---\ntitle: Wpis\n---\n${body}`,
  });
  expect(entries[1]?.markdown).toBe(
    [
      "![Foto](/assets/foto.png)",
      "[Oferta](/oferta/)",
      "[Poprzedni](/_posts/2019-05-03-inny.md)",
      "Zobacz [to **tutaj**](<https://x.example/?a=1&b=2>).",
      "Film  https://www.youtube.com/embed/abcdefghi12  koniec",
    ].join("\n\n"),
  );
});
