import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { scratchDirectory } from "../../../tests/support/scratch-directory.ts";
import type { Entry } from "../entry.ts";
import { openMarkdownFolder } from "./markdown-folder.ts";

async function open(files: Record<string, string>) {
  const folder = scratchDirectory(onTestFinished);
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
  const source = await openMarkdownFolder(folder, null);
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
  const { listed, entries } = await open({
    "content/posts/swiatlo.md": hugo,
    "_posts/2019-12-24-dron.md": jekyll,
    "src/content/blog/obiektywy/index.mdx": astro,
  });
  expect(listed.map(({ title, slug, isDraft }) => [title, slug, isDraft])).toEqual([
    ["Dron: nad miastem", "dron", false],
    ["Światło", "swiatlo", false],
    ["Obiektywy", "obiektywy", true],
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
  "## A\n\n* b\n* c_d_\n\n| x |\n|---|\n| 1 |\n\n```sh\n{{< x >}} <b>\n```\n\n[l](../inny.md)";
const bodies: [name: string, body: string, markdown: string][] = [
  ["Markdown stays sign for sign", kept, kept],
  ["a film", "{{< youtube abcdefghi12 >}}", "https://www.youtube.com/watch?v=abcdefghi12"],
  ["a figure", '{{< figure src="a.jpg" alt="A" caption="Podpis" >}}', '![A](a.jpg "Podpis")'],
  ["a block of HTML", '<div class="x">\n<p>a <b>b</b></p>\n</div>\n\nc', "a **b**\n\nc"],
  ["tags amid words", "a <b>b</b> c<br>d <span>e</span>", "a **b** c\nd e"],
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

test("a broken file is left out with its line, and the others come along", async () => {
  const { listed, entries } = await open({
    "a.md": "---\ntitle: [\nb: c\n---\nx",
    "b.md": "---\ntitle: B\n---\nx",
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
