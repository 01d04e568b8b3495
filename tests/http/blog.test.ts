import { readFile } from "node:fs/promises";
import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { blogPosts, caseStudies } from "../../supabase/seed/demo.ts";
import { demoKeys } from "../support/demo-keys.ts";
import { getHtml, plain } from "../support/html.ts";
import { plainGet } from "../support/raw-request.ts";
import { startSite, type TestSite } from "../support/site.ts";

const newestFirst = [...blogPosts].sort((a, b) => b.published_at.localeCompare(a.published_at));

let site: TestSite;
beforeAll(async () => {
  site = await startSite({ env: demoKeys });
});
afterAll(() => site.stop());

/** The database as the service role, which may do everything. */
function database() {
  return createClient(site.url, demoKeys.SUPABASE_SECRET_KEY, { auth: { persistSession: false } });
}

/** Posts for one test: the others count on those of the demo. */
async function lend(rows: { slug: string; [column: string]: unknown }[]) {
  const posts = () => database().from("blog_posts");
  for (let from = 0; from < rows.length; from += 200) {
    const some = rows.slice(from, from + 200);
    await posts().insert(some).throwOnError();
    const slugs = some.map(({ slug }) => slug);
    onTestFinished(async () => void (await posts().delete().in("slug", slugs).throwOnError()));
  }
}

describe("/blog", () => {
  test("lists all posts, newest first, with date, author and a way on", async () => {
    const { status, html } = await getHtml(`${site.url}/blog`);
    expect(status).toBe(200);
    expect(html.all("h1")).toEqual(["Blog"]);
    expect(html.all("h2")).toEqual(newestFirst.map((post) => post.title));
    expect(html.all("time").slice(0, 2)).toEqual(["12.11.2026", "29.10.2026"]);
    for (const post of newestFirst) expect(html.hrefs()).toContain(`/blog/${post.slug}`);
    expect(html.all("a")).toContain("Czytaj więcej →");
  });

  test("carries excerpts, not the texts", async () => {
    const { html } = await getHtml(`${site.url}/blog`);
    const end = newestFirst[0]?.content.slice(-60) ?? "?";
    expect(html.source).not.toContain(end);
    for (const excerpt of html.all("p").filter((text) => text.endsWith("…"))) {
      expect(excerpt.length).toBeLessThanOrEqual(201);
    }
  });

  test("shows no picture for a row that has none", async () => {
    const { html } = await getHtml(`${site.url}/blog`);
    const pictures = html.source.match(/<main[\s\S]*<\/main>/)?.[0].match(/<img/g) ?? [];
    expect(pictures).toHaveLength(blogPosts.filter((post) => post.image_url).length);
  });
});

describe("a post", () => {
  const post = newestFirst[0];

  test("is whole: title, date, author, text, blocks, sources", async () => {
    const { status, html } = await getHtml(`${site.url}/blog/${post?.slug}`);
    expect(status).toBe(200);
    expect(html.all("h1")).toEqual([post?.title]);
    expect(html.all("time")[0]).toBe("12.11.2026");
    expect(html.text).toContain("Michał Sowa");
    expect(html.all("h2")).toContain("Co robią trzy punkty");
    expect(html.all("figcaption").join()).toContain("Zanim rozmówca usiądzie");
    expect(html.hrefs()).toContain("https://theasc.com/articles");
    expect(html.text).toContain("Notatki operatorskie z planów wywiadowych");
    expect(html.hrefs().some((href) => href.includes("Notatki"))).toBe(false);
    expect(html.text).toContain("Powrót do bloga");
  });

  test("is found by its id as well, and names its own address", async () => {
    const { status, html } = await getHtml(`${site.url}/blog/${post?.id}`);
    expect(status).toBe(200);
    expect(html.canonical).toBe(`${site.url}/blog/${post?.slug}`);
  });

  test("leads on to the post after it in the list, from the last one to the first, at once after a change", async () => {
    const follows = async (slug: string | undefined) => {
      const { html } = await getHtml(`${site.url}/blog/${slug}`);
      expect(html.hrefs()).toContain("/kontakt");
      return html.hrefs().find((href) => /^\/blog\/./.test(href));
    };
    const slugs = newestFirst.map(({ slug }) => slug);
    for (const [at, slug] of slugs.entries()) {
      expect(await follows(slug)).toBe(`/blog/${slugs[(at + 1) % slugs.length]}`);
    }
    const [first, second] = newestFirst;
    const between = {
      title: "Między",
      author: "A",
      content: "B",
      published_at: second?.published_at,
    };
    await lend([{ ...between, slug: "miedzy" }]);
    // Of the same moment, with the greater id: before the one that was there.
    expect(await follows(first?.slug)).toBe("/blog/miedzy");
    expect(await follows("miedzy")).toBe(`/blog/${second?.slug}`);
    await database().from("blog_posts").delete().eq("slug", "miedzy").throwOnError();
    expect(await follows(first?.slug)).toBe(`/blog/${second?.slug}`);
  });

  test("says so when it does not exist", async () => {
    const { status, headers, html } = await getHtml(`${site.url}/blog/nie-ma`);
    expect(status).toBe(404);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(html.all("h1")).toEqual(["Post nie został znaleziony"]);
    expect(html.hrefs()).toContain("/blog");
    expect(html.meta("robots")).toBe("noindex");
  });

  test("lets nothing of its author run", async () => {
    await lend([
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
    const { status, html } = await getHtml(`${site.url}/blog/zly-wpis`);
    expect(status).toBe(200);
    expect(html.source).not.toMatch(/<script>alert|<img[^>]*onerror|href="javascript:|src="data:/);
    expect(html.all("h1")).toHaveLength(1);
  });
});

describe("what an editor typed", () => {
  const typed = `Test 12-ab3 - "x" 'y' it's a-b 4–12 w 5 min ... so\u00adft 🎬 & a < b „q” ${crypto.randomUUID()}`;
  const slug = "znak-po-znaku";

  /** The text of an answer that is no page. */
  const read = async (path: string) => plain(await (await fetch(site.url + path)).text());

  test("of a post stands everywhere as it was typed", async () => {
    const title = `${typed} [1]`;
    await lend([
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
    const { html: list } = await getHtml(`${site.url}/blog`);
    expect(list.all("h2")[0]).toBe(title);
    expect(list.all("p")).toContain(typed);
    expect(list.all("span")).toContain(typed);

    const { html } = await getHtml(`${site.url}/blog/${slug}`);
    expect(html.all("h1")).toEqual([title]);
    expect(html.all("dd")).toContain(typed);
    expect(html.all("p")).toEqual(expect.arrayContaining([typed, `Blok ${typed}`]));
    expect(html.all("figcaption")).toEqual([typed]);
    expect(html.text).toContain(`Książka: ${typed}`);
    expect(html.title).toBe(`${title} – KADR`);
    expect(html.meta("og:title")).toBe(`${title} – KADR`);
    expect(html.meta("og:image:alt")).toBe(title);
    expect(html.meta("article:author")).toBe(typed);
    for (const name of ["description", "og:description", "twitter:description"]) {
      expect(html.meta(name)).toBe(typed);
    }
    expect(html.jsonLd()).toMatchObject([
      { itemListElement: [{}, {}, { name: title }] },
      { headline: title, description: typed, author: { name: typed } },
    ]);

    const rss = await read("/blog/rss.xml");
    expect(rss).toContain(`<title>${title}</title>`);
    expect(rss).toContain(`<dc:creator>${typed}</dc:creator><description>${typed}</description>`);
    const link = `[${typed} \\[1\\]](${site.url}/blog/${slug}): ${typed}`;
    expect(await read("/llms.txt")).toContain(link);
  });

  test("of a case study stands everywhere as it was typed", async () => {
    const row = { title: typed, slug, client: `Klient ${typed}`, industry: typed, summary: typed };
    const content = { project_summary: typed, process: typed, results: typed };
    const studies = () => database().from("case_studies");
    await studies()
      .insert({ ...row, content: JSON.stringify(content) })
      .throwOnError();
    onTestFinished(async () => void (await studies().delete().eq("slug", slug).throwOnError()));

    for (const path of ["/case-studies", `/case-studies/${slug}`]) {
      const { html } = await getHtml(site.url + path);
      expect([...html.all("h1"), ...html.all("h2")], path).toContain(typed);
      expect(html.all("dd"), path).toEqual(expect.arrayContaining([row.client, typed]));
      expect(html.all("p"), path).toContain(typed);
    }
    const { html } = await getHtml(`${site.url}/case-studies/${slug}`);
    expect(html.all("p").filter((text) => text === typed)).toHaveLength(4);
    expect(html.title).toBe(`${typed} – KADR`);
    expect(html.meta("og:description")).toBe(typed);
    expect(JSON.stringify(html.jsonLd())).toContain(JSON.stringify(typed));
    expect(await read("/llms.txt")).toContain(
      `[${typed}](${site.url}/case-studies/${slug}): ${typed}`,
    );
  });
});

describe("/case-studies", () => {
  test("lists all with client, industry and summary", async () => {
    const { status, html } = await getHtml(`${site.url}/case-studies`);
    expect(status).toBe(200);
    expect(html.all("h1")).toEqual(["Case Studies"]);
    expect(html.all("article")).toHaveLength(caseStudies.length);
    expect(html.all("dd")).toContain(caseStudies[0]?.client);
    expect(html.text).toContain("Zobacz szczegóły");
  });

  test("a case study shows its sections in order", async () => {
    const { html } = await getHtml(`${site.url}/case-studies/${caseStudies[0]?.slug}`);
    expect(html.all("h2")).toEqual([
      "W skrócie",
      "Wprowadzenie i cel projektu",
      "Proces realizacji",
      "Portfolio realizacji",
      "Wyniki",
      "Galeria",
      "Wnioski",
      "Podsumowanie",
      "Potrzebujesz podobnego rozwiązania?",
    ]);
    expect(html.hrefs()).toContain("/kontakt");
    expect(html.source).not.toContain("<iframe");
  });

  test("a legacy one shows its plain text as the introduction", async () => {
    const legacy = caseStudies.find((study) => !study.content.trimStart().startsWith("{"));
    const { html } = await getHtml(`${site.url}/case-studies/${legacy?.id}`);
    expect(html.canonical).toBe(`${site.url}/case-studies/${legacy?.slug}`);
    expect(html.all("h2")).toContain("Wprowadzenie i cel projektu");
    expect(html.all("h2")).not.toContain("Wyniki");
  });

  test("an unknown one is a 404 that says so without JavaScript", async () => {
    const { status, html } = await getHtml(`${site.url}/case-studies/nie-ma`);
    expect(status).toBe(404);
    expect(html.all("h1")).toEqual(["Nie znaleziono case study"]);
    expect(html.hrefs()).toContain("/case-studies");
  });
});

describe("bad addresses", () => {
  test.each([
    "abc'--",
    "%00",
    "%E0%A4%A",
    "%27%20or%201=1",
    "a".repeat(3000),
    "99999999999999999999",
    "-1",
    "1.5",
    "..%2f..%2fetc",
    "%F0%9F%8E%AC",
    "null",
  ])("%s is nothing", async (param) => {
    for (const kind of ["blog", "case-studies"]) {
      const { status } = await getHtml(`${site.url}/${kind}/${param}`);
      expect([400, 404]).toContain(status);
    }
  });
});

test("no public page asks for the code of markdown or of Supabase", async () => {
  const { html } = await getHtml(`${site.url}/blog/${newestFirst[0]?.slug}`);
  const scripts = [...html.source.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(
    ([, path = ""]) => path,
  );
  expect(scripts.length).toBeGreaterThan(5);
  for (const path of new Set(scripts)) {
    const code = await readFile(`build/client${path}`, "utf8");
    expect(code, path).not.toMatch(/micromark|mdast|PostgrestClient|GoTrueClient/);
  }
});

test("a thousand posts are all listed, in at most 200 kB", async () => {
  const rows = Array.from({ length: 1010 }, (_, at) => ({
    title: `Wpis numer ${at} o świetle, dźwięku i montażu`,
    slug: `wpis-${at}`,
    author: "Ania Wilk",
    content: `${at}. ${newestFirst[at % 8]?.content.slice(at % 50, 1500)}`,
    image_url: newestFirst[at % 8]?.image_url,
    published_at: new Date(Date.UTC(2020, 0, 1) + at * 3_600_000).toISOString(),
  }));
  await lend(rows);
  const { html } = await getHtml(`${site.url}/blog`);
  const listed = new Set(html.hrefs());
  expect(rows.filter((row) => !listed.has(`/blog/${row.slug}`))).toEqual([]);
  const { body } = await plainGet(`${site.url}/blog`, { "Accept-Encoding": "br" });
  expect(body.length).toBeLessThanOrEqual(200_000);
});

describe("with a backend that does not answer", () => {
  let orphan: TestSite;
  beforeAll(async () => {
    // Nothing ever listens on port 1.
    orphan = await startSite({ env: { SUPABASE_URL: "http://127.0.0.1:1", ...demoKeys } });
    // The first page of a process loads what renders pages, which is not what is measured.
    await fetch(`${orphan.url}/kontakt`);
  });
  afterAll(() => orphan.stop());

  test.each([
    ["/blog", "Wystąpił błąd podczas wczytywania postów"],
    ["/blog/swiatlo", "Wystąpił błąd podczas wczytywania postu"],
    ["/case-studies", "Wystąpił błąd podczas wczytywania case studies"],
    ["/case-studies/1", "Wystąpił błąd podczas wczytywania case study"],
  ])("%s says so within two seconds", async (path, message) => {
    const before = performance.now();
    const { status, headers, html } = await getHtml(orphan.url + path);
    expect(performance.now() - before).toBeLessThan(2000);
    expect(status).toBe(503);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(html.text).toContain(message);
    expect(html.text).toContain("Spróbuj ponownie");
    expect(html.all("h1")).toHaveLength(1);
    expect(html.meta("robots") ?? "noindex").toBe("noindex");
  });

  test("the home page stands without its previews, and is not kept", async () => {
    const { status, headers, html } = await getHtml(orphan.url);
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(html.hrefs().filter((href) => /^\/blog\/./.test(href))).toEqual([]);
  });

  test.each(["/sitemap.xml", "/blog/rss.xml", "/llms.txt"])(
    "%s asks for patience",
    async (path) => {
      const response = await fetch(orphan.url + path);
      expect(response.status).toBe(503);
    },
  );
});
