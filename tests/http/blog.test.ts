import { describe, expect, test } from "vitest";
import { blogPosts, caseStudies } from "../../supabase/seed/demo.ts";
import { getHtml } from "./support/html.ts";
import { siteOrigin } from "./support/shared-site.ts";
import { sharedSite } from "./support/sites.ts";

const { url: site } = await sharedSite("demo");
const newestFirst = blogPosts.toSorted((a, b) => b.published_at.localeCompare(a.published_at));
const [post] = newestFirst;
const [study, next] = caseStudies;

describe("/blog", () => {
  test("lists all posts, newest first, with date, author and link", async () => {
    const { status, html } = await getHtml(`${site}/blog`);
    expect(status).toBe(200);
    expect(html.all("h1")).toEqual(["Blog"]);
    const titles = newestFirst.map(({ title }) => title);
    expect(html.all("h2")).toEqual([...titles, "Masz inne pytanie?"]);
    expect(html.all("time").slice(0, 2)).toEqual(["12.11.2026", "29.10.2026"]);
    for (const { slug } of newestFirst) expect(html.hrefs()).toContain(`/blog/${slug}`);
    expect(html.all("a")).toContain("Czytaj więcej →");
  });

  test("carries excerpts, not the texts, and a picture where a row has one", async () => {
    const { html } = await getHtml(`${site}/blog`);
    expect(html.source).not.toContain(post?.content.slice(-60));
    const excerpts = html.all("p").filter((text) => text.endsWith("…"));
    expect(excerpts.length).toBeGreaterThan(0);
    for (const excerpt of excerpts) expect(excerpt.length).toBeLessThanOrEqual(201);
    const pictures = html.source.match(/<main[\s\S]*<\/main>/)?.[0].match(/<img/g) ?? [];
    expect(pictures).toHaveLength(blogPosts.filter(({ image_url }) => image_url).length);
  });
});

describe("a post", () => {
  test("is found by its id as well, and names its own address", async () => {
    const { status, html } = await getHtml(`${site}/blog/${post?.id}`);
    expect([status, html.canonical]).toEqual([200, `${siteOrigin}/blog/${post?.slug}`]);
  });
});

describe("/case-studies", () => {
  test("a case study shows its sections in order", async () => {
    const { html } = await getHtml(`${site}/case-studies/${study?.slug}`);
    expect(html.all("h2")).toEqual([
      "W skrócie",
      "Wprowadzenie i cel projektu",
      "Proces realizacji",
      "Wyniki",
      "Galeria",
      "Wnioski",
      "Podsumowanie",
      "Potrzebujesz podobnego rozwiązania?",
      "Podobne realizacje",
      next?.title,
    ]);
    expect(html.hrefs()).toContain(`/case-studies/${next?.slug}`);
    expect(html.hrefs()).toContain("/kontakt");
    expect(html.source).not.toContain("<iframe");
  });

  test("a legacy one shows its plain text as the introduction", async () => {
    const legacy = caseStudies.find(({ content }) => !content.trimStart().startsWith("{"));
    const { html } = await getHtml(`${site}/case-studies/${legacy?.id}`);
    expect(html.canonical).toBe(`${siteOrigin}/case-studies/${legacy?.slug}`);
    expect(html.all("h2")).toContain("Wprowadzenie i cel projektu");
    expect(html.all("h2")).not.toContain("Wyniki");
  });
});

test.each([
  ["/blog/nie-ma", "Post nie został znaleziony", "/blog"],
  ["/case-studies/nie-ma", "Nie znaleziono case study", "/case-studies"],
])("%s says that it does not exist", async (path, heading, back) => {
  const { status, headers, html } = await getHtml(site + path);
  expect([status, headers.get("cache-control")]).toEqual([404, "no-store"]);
  expect(html.all("h1")).toEqual([heading]);
  expect(html.hrefs()).toContain(back);
  expect(html.meta("robots")).toBe("noindex");
});
