import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { databaseOf } from "../support/demo-keys.ts";
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

test("a page is gone at the time at which it is to be hidden, though nobody writes then", async () => {
  const slug = "do-swiat";
  const hidden_after = new Date(Date.now() + 4000).toISOString();
  await add(database, "blog_posts", [{ slug, title: "Do świąt", author: "Test", hidden_after }]);
  const status = async () => (await fetch(`${site}/blog/${slug}`)).status;
  expect(await status()).toBe(200);
  await expect.poll(status).toBe(404);
  expect(await text("/blog")).not.toContain("Do świąt");
});

describe("what an editor typed", () => {
  const typed = `Test 12-ab3 - "x" 'y' it's a-b 4–12 w 5 min ... so\u00adft 🎬 & a < b „q” ${crypto.randomUUID()}`;
  const slug = "znak-po-znaku";

  test("of a post is everywhere as it was typed", async () => {
    const title = `${typed} [1]`;
    await add(database, "blog_posts", [
      {
        ...{ title, slug, author: typed, published_at: "2026-03-01T08:00:00.000Z" },
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
    expect(html.meta("og:type")).toBe("article");
    expect(html.meta("article:author")).toBe(typed);
    for (const name of ["description", "og:description"]) {
      expect(html.meta(name)).toBe(typed);
    }
    expect(html.jsonLd()).toMatchObject([
      { itemListElement: [{}, {}, { name: title }] },
      {
        ...{ "@type": "BlogPosting", headline: title, description: typed, author: { name: typed } },
        datePublished: "2026-03-01T08:00:00.000Z",
        mainEntityOfPage: `${siteOrigin}/blog/${slug}`,
      },
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
