import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { describe, expect, test } from "vitest";
import { kilobytesAtMost } from "../../bench/budgets.ts";
import { databaseOf } from "../support/demo-keys.ts";
import { plainGet } from "../support/raw-request.ts";
import { getHtml, read } from "./support/html.ts";
import { add } from "./support/rows.ts";
import { siteOrigin } from "./support/shared-site.ts";
import { sharedSite } from "./support/sites.ts";

const { url: site } = await sharedSite("writable");
const database = databaseOf(site);

const text = async (path: string) => (await fetch(site + path)).text();

test("a write is on the page, in its data and in the list at once", async () => {
  const posts = () => database.from("blog_posts");
  const places = ["/blog/nowy-wpis", "/blog/nowy-wpis.data", "/blog"];
  await add(database, "blog_posts", [
    { slug: "nowy-wpis", title: "Pierwszy tytuł", author: "Test" },
  ]);
  for (const place of places) expect(await text(place), place).toContain("Pierwszy tytuł");
  await posts().update({ title: "Drugi tytuł" }).eq("slug", "nowy-wpis").throwOnError();
  for (const place of places) expect(await text(place), place).toContain("Drugi tytuł");
  await posts().delete().eq("slug", "nowy-wpis").throwOnError();
  expect((await fetch(`${site}/blog/nowy-wpis`)).status).toBe(404);
  expect(await text("/blog")).not.toContain("Drugi tytuł");
});

test("a post leads to the one after it, of two of the same moment to the one with the smaller id", async () => {
  const published = (slug: string, published_at: string) => ({
    ...{ slug, title: slug, author: "A", content: "B" },
    published_at,
  });
  await add(database, "blog_posts", [
    published("nowszy", "2001-02-02T00:00:00Z"),
    published("starszy", "2001-02-01T00:00:00Z"),
  ]);
  const next = async (slug: string) => {
    const { html } = await getHtml(`${site}/blog/${slug}`);
    return html.hrefs().find((href) => /^\/blog\/./.test(href));
  };
  expect(await next("nowszy")).toBe("/blog/starszy");
  await add(database, "blog_posts", [published("z-tej-samej-chwili", "2001-02-01T00:00:00Z")]);
  expect(await next("nowszy")).toBe("/blog/z-tej-samej-chwili");
  expect(await next("z-tej-samej-chwili")).toBe("/blog/starszy");
});

test("what the library says of a picture is on every page at once; before, it is a mere picture", async () => {
  const path = `blog/${randomUUID()}.webp`;
  const address = `/storage/v1/object/public/media/${path}`;
  const row = { title: "Kadr", author: "A", content: `![](${address})`, image_url: address };
  await add(database, "blog_posts", [
    { slug: "z-opisem", published_at: "2001-03-01T00:00:00Z", ...row },
  ]);
  const pictures = async (page: string) =>
    (await text(page)).match(new RegExp(`<img[^>]*"${address}[^>]*>`, "g")) ?? [];
  const bare = await pictures("/blog/z-opisem");
  expect(bare).toHaveLength(2);
  for (const picture of bare) expect(picture).not.toMatch(/srcset|style|alt="[^"]/i);

  const facts = { description: "Kamera", width: 1200, height: 800, sizes: [480], focus_x: 10 };
  await database
    .from("media_files")
    .insert({ path, ...facts })
    .throwOnError();
  for (const page of ["/blog/z-opisem", "/blog"]) {
    const [main = "", inText = main] = await pictures(page);
    for (const picture of [main, inText]) {
      expect(picture, page).toContain('alt="Kamera"');
      expect(picture, page).toContain(`media/sizes/480/${path} 480w, ${address} 1200w"`);
    }
    expect(main, page).toContain('style="object-position:10% 50%"');
  }
});

test("only a cover that came with the site is called a sample", async () => {
  const study = { title: "Kadr", client: "A", industry: "B", summary: "C", content: "D" };
  await add(database, "case_studies", [
    { ...study, slug: "z-nami", image_url: "/images/case-agent.webp" },
    { ...study, slug: "swoj", image_url: "/storage/v1/object/public/media/a.webp" },
  ]);
  expect(await text("/case-studies/z-nami")).toContain("(przykład)</p>");
  expect(await text("/case-studies/swoj")).not.toContain("(przykład)</p>");
});

test("a case study claims a film only where there is one, and links to it", async () => {
  const study = { title: "Film", client: "A", industry: "B", summary: "C", content: "D" };
  await add(database, "case_studies", [
    { ...study, slug: "film", youtube_url: "https://www.youtube.com/watch?v=aqz-KE-bpKQ" },
    { ...study, slug: "kanal", youtube_url: "https://www.youtube.com/@kanal" },
  ]);
  const films = async (slug: string) => {
    const { html } = await getHtml(`${site}/case-studies/${slug}`);
    expect(html.all("h2"), slug).toContain("Portfolio realizacji");
    expect(html.source, slug).not.toContain("<iframe");
    return html.jsonLd().filter((json) => json["@type"] === "VideoObject").length;
  };
  expect([await films("film"), await films("kanal")]).toEqual([1, 0]);
});

test("the chapters and the transcript of a film are on the page, in the order of the film", async () => {
  const chapters = [
    { at: 0, title: "Cel" },
    { at: 65, title: "Lot" },
  ];
  await add(database, "case_studies", [
    {
      ...{
        title: "Film",
        client: "A",
        industry: "B",
        summary: "C",
        content: "D",
        slug: "rozdzialy",
      },
      youtube_url: "https://youtu.be/aqz-KE-bpKQ",
      film: { chapters, transcript: "– Startujemy." },
    },
  ]);
  const { html } = await getHtml(`${site}/case-studies/rozdzialy`);
  expect(html.source).toMatch(
    /Odtwórz film[\s\S]*0:00[\s\S]*Cel[\s\S]*1:05[\s\S]*Lot[\s\S]*– Startujemy\./,
  );
});

test("case studies with a place come first, and the home page shows those chosen for it", async () => {
  const study = { client: "A", industry: "B", summary: "C", content: "D" };
  const published_at = "2001-01-01T00:00:00Z";
  const slugs = ["miejsce-drugie", "miejsce-pierwsze", "na-glowna"];
  const positionIn = async (path: string) => {
    const { html } = await getHtml(site + path);
    const found = html.hrefs().filter((href) => slugs.some((slug) => href.endsWith(`/${slug}`)));
    return [...new Set(found)];
  };
  await add(database, "case_studies", [
    { ...study, title: "Drugie", slug: "miejsce-drugie", published_at, list_position: 20 },
    { ...study, title: "Pierwsze", slug: "miejsce-pierwsze", published_at, list_position: 3 },
    { ...study, title: "Na główną", slug: "na-glowna", published_at, on_home: true },
  ]);
  const at = (slug: string) => `/case-studies/${slug}`;
  expect(await positionIn("/case-studies")).toEqual(
    ["miejsce-pierwsze", "miejsce-drugie", "na-glowna"].map(at),
  );
  expect((await positionIn("/"))[0]).toBe(at("na-glowna"));
});

test("a page is gone at the time at which it is to be hidden, though nobody writes then", async () => {
  const slug = "do-swiat";
  const hidden_after = new Date(Date.now() + 4000).toISOString();
  await add(database, "blog_posts", [{ slug, title: "Do świąt", author: "Test", hidden_after }]);
  const status = async () => (await fetch(`${site}/blog/${slug}`)).status;
  expect(await status()).toBe(200);
  await expect.poll(status).toBe(404);
  expect(await text("/blog")).not.toContain("Do świąt");
});

test("the share card of a row changes with its title, and knows Polish letters", async () => {
  await add(database, "blog_posts", [
    { slug: "karta", title: "Żółć, Łódź i Święto", author: "Test" },
  ]);
  const card = async () => {
    const { html } = await getHtml(`${site}/blog/karta`);
    const address = html.meta("og:image") ?? "";
    const { body } = await plainGet(address.replace(siteOrigin, site));
    return { address, picture: body.toString("base64") };
  };
  // Words that other tests publish on this site stand on the card, too.
  const isSteady = async () => isDeepStrictEqual(await card(), await card());
  await expect.poll(isSteady).toBe(true);
  const before = await card();
  await database.from("blog_posts").update({ title: "Zolc" }).eq("slug", "karta").throwOnError();
  const after = await card();
  expect(after.address).not.toBe(before.address);
  expect(after.picture).not.toBe(before.picture);
});

test("nothing that an author wrote runs", async () => {
  await add(database, "blog_posts", [
    {
      title: 'Tytuł </title><script>alert("t")</script>',
      slug: "zly-wpis",
      author: "<b>Autor</b>",
      content:
        '# Tekst\n\n<script>alert("c")</script>\n\n[x](javascript:alert(1)) ![y](data:image/svg+xml,z)',
      content_blocks: [
        { id: crypto.randomUUID(), type: "text", content: '<img src=x onerror="alert(2)">' },
      ],
      sources: ["javascript:alert(3)"],
      image_url: "/images/nie-ma.webp",
    },
  ]);
  const { status, html } = await getHtml(`${site}/blog/zly-wpis`);
  expect(status).toBe(200);
  expect(html.source).not.toMatch(/<script>alert|<img[^>]*onerror|href="javascript:|src="data:/);
  expect(html.all("h1")).toHaveLength(1);
});

describe("what an editor typed", () => {
  const typed = `Test 12-ab3 - "x" 'y' it's a-b 4–12 w 5 min ... so\u00adft 🎬 & a < b „q” ${crypto.randomUUID()}`;
  const slug = "znak-po-znaku";

  test("of a post is everywhere as it was typed", async () => {
    const title = `${typed} [1]`;
    await add(database, "blog_posts", [
      {
        title,
        slug,
        author: typed,
        content: typed,
        content_blocks: [
          { id: crypto.randomUUID(), type: "text", content: `Blok ${typed}` },
          { id: crypto.randomUUID(), type: "image", content: "/images/x.webp", caption: typed },
        ],
        sources: [`Książka: ${typed}`],
      },
    ]);
    const { html: list } = await getHtml(`${site}/blog`);
    expect(list.all("h2")).toContain(title);
    expect(list.all("p")).toContain(typed);
    expect(list.all("span")).toContain(typed);

    const { html } = await getHtml(`${site}/blog/${slug}`);
    expect(html.all("h1")).toEqual([title]);
    expect(html.all("dd")).toContain(typed);
    expect(html.all("p")).toEqual(expect.arrayContaining([typed, `Blok ${typed}`]));
    expect(html.all("figcaption")).toEqual([typed]);
    expect(html.text).toContain(`Książka: ${typed}`);
    expect(html.title).toBe(`${title} – KADR`);
    expect(html.meta("og:title")).toBe(`${title} – KADR`);
    expect(html.meta("og:image:alt")).toBe(`Plansza ze znakiem KADR: ${title}`);
    expect(html.meta("article:author")).toBe(typed);
    for (const name of ["description", "og:description"]) {
      expect(html.meta(name)).toBe(typed);
    }
    expect(html.jsonLd()).toMatchObject([
      { itemListElement: [{}, {}, { name: title }] },
      { headline: title, description: typed, author: { name: typed } },
    ]);

    const rss = await text("/blog/rss.xml");
    const item = rss.split("<item>").find((part) => part.includes(slug)) ?? "";
    const inside = (element: string) =>
      read(new RegExp(`<${element}>(.*?)</${element}>`).exec(item)?.[1] ?? "");
    expect(["title", "dc:creator"].map(inside)).toEqual([title, typed]);
    // Readers take a description for HTML.
    expect(read(inside("description"))).toBe(typed);
    const link = `[${typed} \\[1\\]](${siteOrigin}/blog/${slug}): ${typed}`;
    expect(await text("/llms.txt")).toContain(link);
  });

  test("of a case study is everywhere as it was typed", async () => {
    const row = { title: typed, slug, client: `Klient ${typed}`, industry: typed, summary: typed };
    const content = { project_summary: typed, process: typed, results: typed };
    await add(database, "case_studies", [{ ...row, content: JSON.stringify(content) }]);

    for (const path of ["/case-studies", `/case-studies/${slug}`]) {
      const { html } = await getHtml(site + path);
      expect([...html.all("h1"), ...html.all("h2")], path).toContain(typed);
      expect(html.all("dd"), path).toEqual(expect.arrayContaining([row.client, typed]));
      expect(html.all("p"), path).toContain(typed);
    }
    const { html } = await getHtml(`${site}/case-studies/${slug}`);
    expect(html.all("p").filter((paragraph) => paragraph === typed)).toHaveLength(4);
    expect(html.title).toBe(`${typed} – KADR`);
    expect(html.meta("og:description")).toBe(typed);
    expect(JSON.stringify(html.jsonLd())).toContain(JSON.stringify(typed));
    const link = `[${typed}](${siteOrigin}/case-studies/${slug}): ${typed}`;
    expect(await text("/llms.txt")).toContain(link);
  });
});

test(`of more than a thousand posts /blog has the newest in ${kilobytesAtMost.longList} kB, and leads to all`, async () => {
  const excerpt = "Światło z lewej rysuje twarz, a cień po prawej mówi, gdzie kończy się kadr. ";
  const rows = Array.from({ length: 1010 }, (_, at) => ({
    title: `Wpis numer ${at} o świetle, dźwięku i montażu`,
    slug: `wpis-${at}`,
    author: "Ania Wilk",
    content: `${at}. ${excerpt.slice(at % 20)}${excerpt.repeat(3)}`,
    image_url: "/images/blog-light.webp",
    published_at: new Date(Date.UTC(2020, 0, 1) + at * 3_600_000).toISOString(),
  }));
  await add(database, "blog_posts", rows);
  expect((await plainGet(`${site}/blog`)).body.length).toBeLessThanOrEqual(
    kilobytesAtMost.longList * 1_000,
  );
  const sitemap = await text("/sitemap.xml");
  const { html } = await getHtml(`${site}/wszystkie/blog`);
  const listed = new Set(html.hrefs());
  const missing = rows.filter(
    ({ slug }) => !listed.has(`/blog/${slug}`) || !sitemap.includes(`/blog/${slug}<`),
  );
  expect(missing).toEqual([]);
  const { body } = await plainGet(`${site}/wszystkie/blog`, { "Accept-Encoding": "br" });
  expect(body.length).toBeLessThanOrEqual(200_000);
});
