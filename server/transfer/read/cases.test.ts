import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { scratchDirectory } from "../../../tests/support/scratch-directory.ts";
import { unpackSite } from "./files/unzip.ts";
import { lossesOf } from "./html/losses.ts";
import { openSource } from "./source.ts";

const folder = path.join(import.meta.dirname, "../../../tests/transfer/cases");

/** The slugs that come, by their day or as drafts, and the titles that are left out, by the reason. */
const expected: Record<string, Record<string, string>> = {
  "astro-blog.zip": {
    draft: "4, 5, 7",
    "2022-07-07": "6, 8, first-post, third",
    "2022-07-08": "second",
    "left out: noFrontMatter": "README.md",
  },
  "bracket-with-link.xml": { "2019-05-04": "nota-w-nawiasie, drugi" },
  "charref-ctrl.xml": { "2019-05-04": "zazolc" },
  "dup.zip": { "2020-01-01": "a" },
  "fetch.xml": { "2019-05-04": "pobieranie" },
  "ghost-cases.json": {
    draft: "gh-sent, gh-paywall, gh-lex, gh-draft, gh-members, gh-tiers",
    "2022-03-27":
      "gh-html-card, gh-bookmark, gh-gallery, gh-toggle, gh-audio, gh-video, gh-file, gh-lex2, gh-mobi, gh-canonical, gh-og, gh-fn, gh-lazy, gh-button, gh-product, Żółć-slug",
    "2031-01-01": "gh-sched",
    "2020-01-01": "gh-sched-past",
    "2022-03-01": "gh-nodate",
  },
  "hugo-blog.zip": {
    "2021-03-03": "bundle, bundle",
    "2020-05-07": "cp1250, utf16",
    "2020-05-06": "crlf",
    draft: "headless, wygasly",
    "2020-05-08": "html",
    "2021-03-05": "inny",
    "2020-05-05": "json",
    "2030-01-31": "przyszly",
    "2019-12-31": "public, poradnik, vendor",
    "left out: failed": "archetypes/default.md",
    "left out: page": "O mnie, Archiwum, Szukaj",
  },
  "iso-8859-2.xml": { "2019-05-04": "zazolc" },
  "jekyll-blog.zip": {
    draft: "szkic, zla-data",
    "2019-05-03": "inny, baseurl",
    "2020-03-03": "jednocyfrowa",
    "2018-01-01": "w-kategorii",
    "left out: page": "Nie ma, O nas, index, Tagi",
    "left out: part": "Fragment, x",
  },
  "leading-newline.xml": { "2019-05-04": "zazolc" },
  "mac-zip.zip": { "2020-01-01": "wpis-z-mac" },
  "md-inline.zip": {
    "2019-05-04": "md-dates1, md-dates10, md-dates11, md-dates12, md-dates2, md-dates8, md-dates9",
    "2019-05-03": "md-dates3, md-dates4, md-dates5, md-dates6, md-dates7",
    draft: "md-eleventy",
    "2020-01-06": "/blog/md-gatsby/",
    "2020-01-04": "md-h1",
    "2020-01-11": "md-hexo",
    "2020-01-09": "md-lang",
    "2020-01-03": "md-link-file",
    "2019-12-31": "md-link",
    "2020-01-02": "md-list",
    "2020-01-05": "md-obsidian",
    "2020-01-01": "md-tab",
    "left out: noFrontMatter": "posts/md-noh.md, posts/md-pelican.md",
  },
  "nfd-flag.zip": { "2020-01-01": "wpis-nfd" },
  "surrogate-ref.xml": { "2019-05-04": "zazolc" },
  "unclosed-bracket.xml": { "2019-05-04": "nawias-jeden" },
  "wordpress-texts.xml": {
    "2019-05-04":
      "fn-block, acf-block, cover-bg, file-block, overrides, vc-raw, esc-short, lazy, data-uri, s-strong-par, s-a-par, t-list, m-yt1, m-yt2, m-vim, m-more",
  },
  "wpcom-multi.zip": { "2019-05-04": "jeden, dwa" },
  "wxr-readme.zip": { "2019-05-04": "zip-jedenascie" },
  "wxr-uploads.zip": { "2019-05-04": "zip-z-obrazkiem" },
};

/** Beginnings of texts, and words of the report. */
const details: [file: string, slug: string, text: string][] = [
  ["charref-ctrl.xml", "zazolc", "Treść zażółć gęślą jaźń"],
  ["iso-8859-2.xml", "zazolc", "Treść zażółć gęślą jaźń"],
  ["hugo-blog.zip", "cp1250", "Gęślą jaźń"],
  ["hugo-blog.zip", "utf16", "Gęślą jaźń"],
  ["hugo-blog.zip", "bundle", "[inny](/content/posts/inny.md)"],
  ["hugo-blog.zip", "inny", "template: {{< vimeo 76979871 >}}"],
  ["jekyll-blog.zip", "baseurl", "![Foto](/assets/foto.png)"],
  ["jekyll-blog.zip", "baseurl", "[Poprzedni](/_posts/2019-05-03-inny.md)"],
  ["jekyll-blog.zip", "inny", "template: {:toc}"],
  ["md-inline.zip", "md-link", "[nasza oferte](<https://x.example/oferta>)"],
  ["md-inline.zip", "md-link", "[w tabeli](<https://z.example/>) | x y"],
  ["md-inline.zip", "md-list", "![obraz][img]"],
  ["unclosed-bracket.xml", "nawias-jeden", "zobacz rysunek na stronie obok"],
  ["bracket-with-link.xml", "nota-w-nawiasie", "[autora](https://x.example/)"],
  ["wordpress-texts.xml", "fn-block", "[^1]: TRESCPRZYPISU"],
  ["wordpress-texts.xml", "acf-block", "block: acf/testimonial TRESCACF"],
  ["wordpress-texts.xml", "s-strong-par", "**Raz**\n\n**Dwa** dalej"],
  ["wordpress-texts.xml", "s-a-par", "[Dwa](https://x.example/) dalej"],
  ["ghost-cases.json", "gh-sent", "mailed: "],
  ["ghost-cases.json", "gh-audio", "media: https://inny.example/content/media/2022/03/x.mp3"],
];

async function walk(file: string) {
  const place = path.join(folder, file);
  const site = file.endsWith(".zip")
    ? await unpackSite(place, path.join(scratchDirectory(onTestFinished), "site"), file)
    : { place, parts: [], name: file };
  const source = await openSource(site.place, { pages: false, types: [], ...site });
  const listed = new Map(source.listed.map((one) => [one.sourceId, one]));
  const came: [when: string, name: string][] = [];
  const texts: { slug: string; text: string }[] = [];
  for await (const { sourceId, read } of source.entries()) {
    const one = listed.get(sourceId);
    if (!one || one.leftOut) continue;
    const entry = read();
    came.push([entry.publishedAt?.slice(0, 10) ?? "draft", one.slug]);
    const notes = [...entry.notes, ...lossesOf(entry)].map(
      ({ code, detail }) => `${code}: ${detail}`,
    );
    texts.push({ slug: one.slug, text: [entry.markdown, ...notes].join("\n") });
  }
  for (const { title, leftOut } of source.listed) {
    if (leftOut) came.push([`left out: ${leftOut.code}`, title]);
  }
  const named = (group: typeof came) => group.map(([, name]) => name).join(", ");
  const groups = [...Map.groupBy(came, ([when]) => when)].map(([when, all]) => [when, named(all)]);
  return { came: Object.fromEntries(groups), texts };
}

test.each(readdirSync(folder))("%s is brought right, or left out with a reason", async (file) => {
  const { came, texts } = await walk(file);
  expect(came).toEqual(expected[file]);
  for (const { text } of texts) expect(text).not.toContain("\ufffd");
  for (const [, slug, text] of details.filter(([name]) => name === file)) {
    const all = texts.filter((one) => one.slug === slug).map((one) => one.text);
    expect(all.join("\n"), slug).toContain(text);
  }
});
