import { writeFile } from "node:fs/promises";
import path from "node:path";
import fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import { scratchDirectory } from "../../../../tests/support/scratch-directory.ts";
import { attachment, home, item, wxr } from "../../../../tests/transfer/wordpress.ts";
import type { Entry } from "../entry.ts";
import { usableXml } from "./read-wxr.ts";
import { openWordPress } from "./wordpress.ts";

const all = { pages: true, types: [] };

async function open(xml: string, wanted = all) {
  const folder = scratchDirectory(onTestFinished);
  const file = path.join(folder, "export.xml");
  await writeFile(file, xml);
  return openWordPress([file], wanted);
}

async function entriesOf(xml: string): Promise<Entry[]> {
  const entries: Entry[] = [];
  for await (const { read } of (await open(xml)).entries()) entries.push(read());
  return entries;
}

async function convert(content: string, ...others: string[]) {
  const [entry] = await entriesOf(wxr([item({ id: 1, content }), ...others]));
  return { markdown: entry?.markdown, notes: entry?.notes };
}

const texts: [name: string, html: string, markdown: string][] = [
  [
    "marks and a link over paragraphs",
    '<strong>Raz\n\nDwa</strong> dalej <a href="https://x.example/">Trzy\n\n<em>Cztery</em></a>',
    "**Raz**\n\n**Dwa** dalej [Trzy](https://x.example/)\n\n[*Cztery*](https://x.example/)",
  ],
  [
    "blank lines and line ends",
    "Jeden\ndwa\n\n<b>Trzy</b> i cztery",
    "Jeden\ndwa\n\n**Trzy** i cztery",
  ],
  [
    "a caption",
    '[caption id="a" align="left" width="9"]<a href="/x.jpg"><img src="/x.jpg" alt="Plan" /></a> Na <i>planie</i>[/caption]\n\nDalej',
    '![Plan](https://stara.example/x.jpg "Na planie")\n\nDalej',
  ],
  [
    "a caption of the old form",
    '[caption caption="Podpis"]<img src="/x.jpg" alt="">[/caption]',
    '![](https://stara.example/x.jpg "Podpis")',
  ],
  [
    "a film on its line",
    "Film:\n\nhttps://www.youtube.com/watch?v=ab_cd-fgh12\n\nKoniec",
    "Film:\n\nhttps://www.youtube.com/watch?v=ab_cd-fgh12\n\nKoniec",
  ],
  ["an embed", "[embed]https://youtu.be/abcdefghi12[/embed]", "https://youtu.be/abcdefghi12"],
  [
    "a frame with a film",
    '<iframe width="5" src="https://www.youtube.com/embed/abcdefghi12"></iframe>',
    "https://www.youtube.com/embed/abcdefghi12",
  ],
  [
    "a table with a caption",
    "<table><caption>Ceny</caption><tr><th>Co</th><th>Ile</th></tr><tr><td>Film</td><td>9 zł</td></tr></table>",
    "Ceny\n\n| Co | Ile |\n| - | - |\n| Film | 9 zł |",
  ],
  [
    "code, whose brackets are no shortcodes",
    '<pre><code class="language-php">if ($a[0]) {\n\n  b("[gallery]");\n}</code></pre>',
    '```php\nif ($a[0]) {\n\n  b("[gallery]");\n}\n```',
  ],
  [
    "lists",
    "<ul>\n<li>raz</li>\n<li>dwa\n<ul>\n<li>trzy</li>\n</ul>\n</li>\n</ul>",
    "- raz\n- dwa\n  - trzy",
  ],
  [
    "blocks",
    "<!-- wp:heading -->\n<h2>Tytuł</h2>\n<!-- /wp:heading -->\n\n<!-- wp:paragraph -->\n<p>Ą\nę</p>\n<!-- /wp:paragraph -->\n\n<!-- wp:embed -->\n<figure><div>\nhttps://youtu.be/abcdefghi12\n</div></figure>\n<!-- /wp:embed -->",
    "## Tytuł\n\nĄ ę\n\nhttps://youtu.be/abcdefghi12",
  ],
  [
    "a gallery of blocks, each picture with its caption",
    '<!-- wp:gallery --><ul><li><figure><img src="/a.jpg" alt="A"><figcaption>Pierwsze</figcaption></figure></li><li><figure><img src="/b.jpg" alt="B"></figure></li></ul><!-- /wp:gallery -->',
    '![A](https://stara.example/a.jpg "Pierwsze")\n\n![B](https://stara.example/b.jpg)',
  ],
  ["spaces and emoji", "Cena&nbsp;: 5&nbsp;zł 🎬&#8211;", "Cena\u00a0: 5\u00a0zł 🎬–"],
  ["words of buttons", "<button>Zamów</button> <label>Imię</label>", "Zamów Imię"],
  [
    "a bracket that nobody closes",
    "W planie [zobacz rysunek na stronie obok oraz opis poniżej i jeszcze raz",
    "W planie \\[zobacz rysunek na stronie obok oraz opis poniżej i jeszcze raz",
  ],
  [
    "a bracket with a link",
    '[Tekst pochodzi z materiałów <a href="https://x.example/a">autora</a>, i to tyle]',
    "\\[Tekst pochodzi z materiałów [autora](https://x.example/a), i to tyle]",
  ],
  ["an escaped shortcode", 'Wpisz [[gallery ids="1"]] tu', 'Wpisz \\[gallery ids="1"] tu'],
  [
    "HTML that a page builder has coded",
    "[vc_row][vc_raw_html]JTNDcCUzRVVrcnl0eSUyMGh0bWwlM0MlMkZwJTNF[/vc_raw_html][/vc_row]",
    "Ukryty html",
  ],
  [
    "a file with its button",
    '<div class="wp-block-file"><a href="/o.pdf">Oferta</a><a href="/o.pdf" class="wp-block-file__button" download>Pobierz</a></div>',
    "[Oferta](https://stara.example/o.pdf)",
  ],
  [
    "a film as WordPress.com has it",
    "[youtube=https://youtu.be/abcdefghi12]",
    "https://youtu.be/abcdefghi12",
  ],
  ["another one", "[youtube https://youtu.be/abcdefghi12]", "https://youtu.be/abcdefghi12"],
  ["a film of Vimeo by its number", "[vimeo 76979871]", "https://vimeo.com/76979871"],
  [
    "footnotes that were rendered",
    '<p>T<sup class="footnote-ref"><a href="#fn1" id="fnref1">[1]</a></sup></p><hr class="footnotes-sep"><section class="footnotes"><ol><li id="fn1" class="footnote-item"><p>Przypis <a href="#fnref1">↩︎</a></p></li></ol></section>',
    "T[^1]\n\n[^1]: Przypis",
  ],
  [
    "the picture behind a cover",
    '<!-- wp:cover {"url":"/tlo.jpg"} --><div><p>A</p></div><!-- /wp:cover -->',
    "![](https://stara.example/tlo.jpg)\n\nA",
  ],
  ["a text in two pages", "Wstęp<!--more-->Dalej<!--nextpage-->Strona", "Wstęp\n\nDalej\n\nStrona"],
  ["brackets of a sentence", "Tak [sic] było [1]", "Tak \\[sic] było \\[1]"],
];

test.each(texts)("%s becomes Markdown", async (_, html, markdown) => {
  expect((await convert(html)).markdown).toBe(markdown);
});

test("a gallery shows the pictures of the library, those it names or those of the post", async () => {
  const pictures = [
    attachment(7, "a.jpg", "Opis A", "Podpis A"),
    attachment(8, "b.jpg", "Opis B", "", 1),
  ];
  const a = `![Opis A](${home}/wp-content/uploads/a.jpg "Podpis A")`;
  const b = `![Opis B](${home}/wp-content/uploads/b.jpg)`;
  expect((await convert('[gallery ids="8,7"]', ...pictures)).markdown).toBe(`${b}\n\n${a}`);
  expect((await convert("[gallery]", ...pictures)).markdown).toBe(b);
  const { notes } = await convert('[gallery ids="9"]', ...pictures);
  expect(notes).toEqual([{ code: "gallery", detail: '[gallery ids="9"]' }]);
});

test("what cannot come along stands in the notes", async () => {
  const { markdown, notes } = await convert(
    '[contact-form-7 id="1"]A<script>b()</script><p style="display:none">Ukryte</p><a href="tel:+48">C</a>[vc_row a="1"]D[/vc_row]<video src="/f.mp4"></video>',
  );
  expect(markdown?.replace(/\s+/g, " ")).toBe("A C D https://stara.example/f.mp4");
  expect(notes?.map(({ code }) => code).sort()).toEqual(
    ["hiddenText", "link", "media", "script", "shortcode", "shortcode"].sort(),
  );
});

test("a list of definitions and a table with lists are paragraphs, which the notes say", async () => {
  const row = "<tr><td><ul><li>Raz</li></ul></td><td>dwa</td></tr>";
  const { markdown, notes } = await convert(
    `<dl><dt>A</dt><dd>B</dd></dl><table>${row}${row}</table><table><tr><td><p>Układ</p></td></tr></table>`,
  );
  expect(markdown).toBe("A\n\nB\n\n- Raz\n\ndwa\n\n- Raz\n\ndwa\n\nUkład");
  expect(notes?.map(({ code, detail }) => [code, detail])).toEqual([
    ["asParagraphs", "A B"],
    ["asParagraphs", "Raz dwa Raz dwa"],
  ]);
});

test("an entry brings its author, its moment, its tags, its picture and what search engines get", async () => {
  const terms = ["category", "post_tag", "category"]
    .map(
      (domain, at) =>
        `<category domain="${domain}" nicename="${at === 2 ? "uncategorized" : "x"}">${at}&amp;B</category>`,
    )
    .join("");
  const meta = {
    _thumbnail_id: "7",
    _yoast_wpseo_title: "%%title%% %%sep%% %%sitename%%",
    rank_math_description: "Opis",
  };
  const fields = { "excerpt:encoded": "Zajawka <b>wpisu</b>" };
  const post = item({
    id: 1,
    title: "<![CDATA[<b>R&D</b>&nbsp;i &amp; spółka]]>",
    fields,
    meta,
    terms,
  });
  const source = await open(wxr([post, attachment(7, "a.jpg", "Opis A")]));
  expect(source.listed[0]?.title).toBe("R&D i & spółka");
  const [entry] = await entriesOf(wxr([post, attachment(7, "a.jpg", "Opis A")]));
  expect(entry).toMatchObject({
    author: "Ola Nowak",
    publishedAt: "2019-05-04T10:30:00.000Z",
    tags: ["0&B", "1&B"],
    mainPicture: { address: `${home}/wp-content/uploads/a.jpg`, description: "Opis A" },
    seoTitle: "R&D i & spółka – Stara strona",
    seoDescription: "Opis",
    excerpt: "Zajawka wpisu",
  });
});

const states: [fields: Record<string, string>, publishedAt: unknown, code: string | null][] = [
  [{ "wp:status": "draft" }, null, null],
  [{ "wp:status": "private" }, null, "private"],
  [{ "wp:status": "pending" }, null, "waiting"],
  [{ "wp:post_password": "x" }, null, "password"],
  [
    { "wp:status": "future", "wp:post_date_gmt": "2999-01-01 00:00:00" },
    "2999-01-01T00:00:00.000Z",
    null,
  ],
  [{ "wp:post_type": "page" }, null, "asDraft"],
  [{ "wp:post_date_gmt": "0000-00-00 00:00:00" }, "2019-05-04T10:30:00.000Z", null],
];

test.each(states)("a post with %o is published or a draft", async (fields, publishedAt, code) => {
  const [entry] = await entriesOf(wxr([item({ id: 1, fields })]));
  expect(entry?.publishedAt).toBe(publishedAt);
  expect(entry?.notes.map((note) => note.code)).toEqual(code ? [code] : []);
});

test.each([
  ["_yoast_wpseo_meta-robots-noindex", "1", null],
  ["rank_math_robots", 'a:1:{i:0;s:7:"noindex";}', null],
  ["_yoast_wpseo_meta-robots-noindex", "2", "2019-05-04T10:30:00.000Z"],
])("a post whose %s is %s comes as it was shown", async (key, value, publishedAt) => {
  const [entry] = await entriesOf(wxr([item({ id: 1, meta: { [key]: value } })]));
  expect(entry?.publishedAt).toBe(publishedAt);
  expect(entry?.notes.map(({ code }) => code)).toEqual(publishedAt ? [] : ["unlisted"]);
});

test("pages, other types, the bin and the frame are left out with a reason", async () => {
  const types: Record<string, string>[] = [
    { "wp:post_type": "page" },
    { "wp:post_type": "film" },
    { "wp:status": "trash" },
    { "wp:post_type": "nav_menu_item" },
  ];
  const xml = wxr(types.map((fields, at) => item({ id: at + 1, fields })));
  const reasons = async (wanted: typeof all) =>
    (await open(xml, wanted)).listed.map(({ leftOut }) => leftOut?.code ?? null);
  expect(await reasons({ pages: false, types: [] })).toEqual(["page", "type", "bin", "part"]);
  const asked: { pages: boolean; types: never[] } = { pages: true, types: [] };
  expect(await reasons(asked)).toEqual([null, "type", "bin", "part"]);
});

test("a broken file is refused with its line", async () => {
  const broken = wxr([item({ id: 1 }), item({ id: 2 }).replace("</wp:post_id>", "</wp:post>")]);
  const line = broken.split("\n").findIndex((one) => one.includes("</wp:post>")) + 1;
  await expect(open(broken)).rejects.toThrow(`export.xml:${line}:`);
  await expect(open(broken.slice(0, 900))).rejects.toThrow(/unclosed tag/);
  await expect(open("<html><body></body></html>")).rejects.toThrow("no export of WordPress");
});

test("a file cannot make its entities grow, nor read other files", async () => {
  const doctype =
    '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;"><!ENTITY c SYSTEM "file:///etc/passwd">]>\n';
  for (const name of ["b", "c"]) {
    await expect(open(wxr([item({ id: 1, title: `&${name};` })], doctype))).rejects.toThrow(
      "undefined entity",
    );
  }
});

test("XML that old versions leave unescaped is read, however the file is cut into pieces", async () => {
  const xml = wxr([
    item({ id: 1, title: "A & B &nbsp;C&D\u0008", content: "x & y &amp; <b>]]></b>" }),
  ]);
  const [entry] = await entriesOf(xml);
  expect(entry?.markdown).toBe("x & y & **]]>**");
  const whole = usableXml()(xml, true);
  expect(whole).toContain("A &amp; B &nbsp;C&amp;D");
  fc.assert(
    fc.property(fc.array(fc.nat({ max: xml.length }), { maxLength: 30 }), (cuts) => {
      const usable = usableXml();
      const places = [0, ...cuts.sort((one, other) => one - other), xml.length];
      const parts = places.slice(1).map((end, at) => usable(xml.slice(places[at], end)));
      expect([...parts, usable("", true)].join("")).toBe(whole);
    }),
  );
});

test("footnotes of blocks, and words in attributes of blocks, are not lost", async () => {
  const content =
    '<!-- wp:paragraph --><p>Zdanie<sup data-fn="a-1" class="fn"><a href="#a-1" id="a-1-link">1</a></sup>.</p><!-- /wp:paragraph --><!-- wp:footnotes /-->';
  const meta = { footnotes: JSON.stringify([{ id: "a-1", content: "Treść <b>przypisu</b>" }]) };
  const [entry] = await entriesOf(wxr([item({ id: 1, content, meta })]));
  expect(entry?.markdown).toBe("Zdanie[^1].\n\n[^1]: Treść **przypisu**");
  const blocks =
    '<!-- wp:acf/testimonial {"data":{"quote":"Opinia klienta"}} /--><!-- wp:block {"ref":77,"content":{"T":{"content":"Nadpisane > słowa"}}} /-->';
  expect(await convert(blocks)).toEqual({
    markdown: "Nadpisane > słowa",
    notes: [
      { code: "block", detail: "acf/testimonial Opinia klienta" },
      { code: "reusedBlock", detail: "77 Nadpisane > słowa" },
    ],
  });
});

const many = (text: string) => text.repeat(Math.ceil(200_000 / text.length));
const worst: [name: string, content: string][] = [
  ["open brackets", many("[zobacz ")],
  ["an open bracket before words", `[zobacz ${many("rysunek ")}`],
  ["quotes that nobody closes", many("[a \"b 'c ")],
  ["one long attribute", `[a x=1 ${many("a")}]`],
  ["captions that nobody closes", many("[caption]")],
  ["embeds that nobody closes", many("[embed]")],
  ["open code", many("<pre>[a]")],
  ["open comments", many("<!-- wp:archives ")],
  ["spaces", `a${many(" ")}b`],
  ["tags without an end", many("<a")],
  ["nested links", many("<a>")],
];

test.each(worst)("200 kB of %s are read in a second", async (_, content) => {
  const before = process.cpuUsage();
  await convert(content);
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(2_000);
});

test("a reused block that holds itself ends, and so do tags within tags", async () => {
  const self = '<!-- wp:block {"ref":8} /-->';
  const block = item({
    ...{ id: 8, content: self.repeat(30) },
    fields: { "wp:post_type": "wp_block" },
  });
  expect((await convert(self, block)).notes).toContainEqual({ code: "reusedBlock", detail: "8" });
  const nested = wxr([item({ id: 1 })]).replace("</item>", `${many("<a>")}</item>`);
  await expect(open(nested)).rejects.toThrow("export.xml:");
});

test("the category of what has none is no tag, and former addresses lead on", async () => {
  const category = (slug: string, name: string) =>
    `<category domain="category" nicename="${slug}"><![CDATA[${name}]]></category>`;
  const former = (slug: string) =>
    `<wp:postmeta><wp:meta_key>_wp_old_slug</wp:meta_key><wp:meta_value>${slug}</wp:meta_value></wp:postmeta>`;
  const xml = wxr([
    item({
      id: 1,
      terms: [
        ...[category("bez-kategorii", "Bez kategorii"), category("drony", "Drony")],
        ...[former("dawny"), former("dawniejszy")],
      ].join(""),
    }),
  ]);
  expect((await entriesOf(xml))[0]?.tags).toEqual(["Drony"]);
  expect((await open(xml)).listed[0]?.addresses).toEqual(
    expect.arrayContaining([`${home}/2019/05/dawny/`, `${home}/2019/05/dawniejszy/`]),
  );
});

test.each([
  ["an empty line before it", (xml: string) => `\n${xml}`],
  ["a warning before it", (xml: string) => `Warning: x in y.php\n${xml}`],
  ["something behind it", (xml: string) => `${xml}\n<!-- 12 queries --><p>`],
])("an export with %s is read", async (_, change) => {
  expect(await entriesOf(change(wxr([item({ id: 1 })])))).toHaveLength(1);
});

test("references to control characters go, and those to halves of an emoji become it", async () => {
  const title = "Plan&#11; &#55357;&#56832; &#x1F3AC; &#260;";
  const [one] = (await open(wxr([item({ id: 1, title })]))).listed;
  expect(one?.title).toBe("Plan 😀 🎬 Ą");
});

test("the sound of a podcast is a link and named", async () => {
  const sound = "https://stara.example/odcinek.mp3";
  const xml = wxr([
    item({ id: 1, content: "Odcinek", meta: { enclosure: `${sound}\n123\naudio/mpeg` } }),
  ]);
  const [entry] = await entriesOf(xml);
  expect(entry?.markdown).toBe(`Odcinek\n\n${sound}`);
  expect(entry?.notes).toContainEqual({ code: "media", detail: sound });
});
