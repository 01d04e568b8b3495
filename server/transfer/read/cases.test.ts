import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { scratchDirectory } from "../../../tests/support/scratch-directory.ts";
import { unpackSite } from "./files/unzip.ts";
import { lossesOf } from "./html/losses.ts";
import { openSource } from "./source.ts";

const folder = path.join(import.meta.dirname, "../../../tests/transfer/cases");

/** What comes: its slug, its day or that it is a draft. `-`: what is left out, and why. */
const expected: Record<string, string[]> = {
  "astro-blog.zip": [
    "4 draft",
    "5 draft",
    "6 2022-07-07",
    "7 draft",
    "8 2022-07-07",
    "first-post 2022-07-07",
    "second 2022-07-08",
    "third 2022-07-07",
    "- README.md noFrontMatter",
  ],
  "bracket-with-link.xml": ["nota-w-nawiasie 2019-05-04", "drugi 2019-05-04"],
  "charref-ctrl.xml": ["zazolc 2019-05-04"],
  "dup.zip": ["a 2020-01-01"],
  "fetch.xml": ["pobieranie 2019-05-04"],
  "ghost-cases.json": [
    "gh-sent draft",
    "gh-paywall draft",
    "gh-html-card 2022-03-27",
    "gh-bookmark 2022-03-27",
    "gh-gallery 2022-03-27",
    "gh-toggle 2022-03-27",
    "gh-audio 2022-03-27",
    "gh-video 2022-03-27",
    "gh-file 2022-03-27",
    "gh-lex draft",
    "gh-lex2 2022-03-27",
    "gh-mobi 2022-03-27",
    "gh-draft draft",
    "gh-sched 2031-01-01",
    "gh-sched-past 2020-01-01",
    "gh-members draft",
    "gh-tiers draft",
    "gh-canonical 2022-03-27",
    "gh-og 2022-03-27",
    "gh-fn 2022-03-27",
    "gh-lazy 2022-03-27",
    "gh-button 2022-03-27",
    "gh-product 2022-03-27",
    "gh-nodate 2022-03-01",
    "Żółć-slug 2022-03-27",
  ],
  "hugo-blog.zip": [
    "bundle 2021-03-03",
    "bundle 2021-03-03",
    "cp1250 2020-05-07",
    "crlf 2020-05-06",
    "headless draft",
    "html 2020-05-08",
    "inny 2021-03-05",
    "json 2020-05-05",
    "przyszly 2030-01-31",
    "public 2019-12-31",
    "poradnik 2019-12-31",
    "utf16 2020-05-07",
    "vendor 2019-12-31",
    "wygasly draft",
    "- archetypes/default.md failed",
    "- O mnie page",
    "- Archiwum page",
    "- Szukaj page",
  ],
  "iso-8859-2.xml": ["zazolc 2019-05-04"],
  "jekyll-blog.zip": [
    "szkic draft",
    "inny 2019-05-03",
    "baseurl 2019-05-03",
    "zla-data draft",
    "jednocyfrowa 2020-03-03",
    "w-kategorii 2018-01-01",
    "- Nie ma page",
    "- Fragment part",
    "- x part",
    "- O nas page",
    "- index page",
    "- Tagi page",
  ],
  "leading-newline.xml": ["zazolc 2019-05-04"],
  "mac-zip.zip": ["wpis-z-mac 2020-01-01"],
  "md-inline.zip": [
    "md-dates1 2019-05-04",
    "md-dates10 2019-05-04",
    "md-dates11 2019-05-04",
    "md-dates12 2019-05-04",
    "md-dates2 2019-05-04",
    "md-dates3 2019-05-03",
    "md-dates4 2019-05-03",
    "md-dates5 2019-05-03",
    "md-dates6 2019-05-03",
    "md-dates7 2019-05-03",
    "md-dates8 2019-05-04",
    "md-dates9 2019-05-04",
    "md-eleventy draft",
    "/blog/md-gatsby/ 2020-01-06",
    "md-h1 2020-01-04",
    "md-hexo 2020-01-11",
    "md-lang 2020-01-09",
    "md-link-file 2020-01-03",
    "md-link 2019-12-31",
    "md-list 2020-01-02",
    "md-obsidian 2020-01-05",
    "md-tab 2020-01-01",
    "- posts/md-noh.md noFrontMatter",
    "- posts/md-pelican.md noFrontMatter",
  ],
  "nfd-flag.zip": ["wpis-nfd 2020-01-01"],
  "surrogate-ref.xml": ["zazolc 2019-05-04"],
  "unclosed-bracket.xml": ["nawias-jeden 2019-05-04"],
  "wordpress-texts.xml": [
    "fn-block 2019-05-04",
    "acf-block 2019-05-04",
    "cover-bg 2019-05-04",
    "file-block 2019-05-04",
    "overrides 2019-05-04",
    "vc-raw 2019-05-04",
    "esc-short 2019-05-04",
    "lazy 2019-05-04",
    "data-uri 2019-05-04",
    "s-strong-par 2019-05-04",
    "s-a-par 2019-05-04",
    "t-list 2019-05-04",
    "m-yt1 2019-05-04",
    "m-yt2 2019-05-04",
    "m-vim 2019-05-04",
    "m-more 2019-05-04",
  ],
  "wpcom-multi.zip": ["jeden 2019-05-04", "dwa 2019-05-04"],
  "wxr-readme.zip": ["zip-jedenascie 2019-05-04"],
  "wxr-uploads.zip": ["zip-z-obrazkiem 2019-05-04"],
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
  const came: string[] = [];
  const texts: { slug: string; text: string }[] = [];
  for await (const { sourceId, read } of source.entries()) {
    const one = listed.get(sourceId);
    if (!one || one.leftOut) continue;
    const entry = read();
    came.push(`${one.slug} ${entry.publishedAt?.slice(0, 10) ?? "draft"}`);
    const notes = [...entry.notes, ...lossesOf(entry)].map(
      ({ code, detail }) => `${code}: ${detail}`,
    );
    texts.push({ slug: one.slug, text: [entry.markdown, ...notes].join("\n") });
  }
  const left = source.listed.flatMap(({ title, leftOut }) =>
    leftOut ? `- ${title} ${leftOut.code}` : [],
  );
  return { came: [...came, ...left], texts };
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
