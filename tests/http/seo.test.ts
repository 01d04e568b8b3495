import { describe, expect, inject, test } from "vitest";
import routes from "../../app/routes.ts";
import { blogPosts, caseStudies } from "../../supabase/seed/demo.ts";
import { getHtml } from "./support/html.ts";
import { siteOrigin } from "./support/shared-site.ts";

const site = inject("siteUrl");

/** Every address of the route table without a parameter; the panel's, and the answer to a form, left out. */
function staticPaths(): string[] {
  const [pages] = routes;
  const paths = (pages?.children ?? []).map((route) => `/${route.path ?? ""}`);
  return paths.filter((path) => !/[:*]/.test(path) && path !== "/kontakt/wyslano");
}

async function sitemap(): Promise<{ loc: string; lastmod?: string }[]> {
  const response = await fetch(`${site}/sitemap.xml`);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("application/xml; charset=utf-8");
  const text = await response.text();
  return [...text.matchAll(/<url><loc>(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?<\/url>/g)].map(
    ([, loc = "", lastmod]) => ({ loc, lastmod }),
  );
}

describe("/sitemap.xml", () => {
  test("names every public page once, and all of them exist", async () => {
    const locations = (await sitemap()).map(({ loc }) => loc);
    expect(new Set(locations).size).toBe(locations.length);
    for (const path of staticPaths()) expect(locations).toContain(siteOrigin + path);
    for (const location of locations) {
      const { status, html } = await getHtml(location.replace(siteOrigin, site));
      expect(status, location).toBe(200);
      expect(html.canonical, location).toBe(location);
    }
  });

  test("says when rows last changed, and claims nothing of other pages", async () => {
    const entries = await sitemap();
    const changed = (path: string) => entries.find(({ loc }) => loc === siteOrigin + path)?.lastmod;
    for (const { slug, updated_at } of blogPosts) {
      expect(Date.parse(changed(`/blog/${slug}`) ?? "")).toBe(Date.parse(updated_at));
    }
    expect(changed("/blog")).toBe("2026-11-12T08:00:00.000Z");
    expect(changed("/kontakt")).toBeUndefined();
  });
});

test("/robots.txt leads to the sitemap, wherever it is asked for", async () => {
  const response = await fetch(`${site}/robots.txt`, { headers: { Host: "evil.example" } });
  expect(await response.text()).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${siteOrigin}/sitemap.xml\n`,
  );
});

test("/blog/rss.xml carries the posts, newest first", async () => {
  const response = await fetch(`${site}/blog/rss.xml`);
  expect(response.headers.get("content-type")).toBe("application/rss+xml; charset=utf-8");
  const text = await response.text();
  const links = [...text.matchAll(/<item>.*?<link>(.*?)<\/link>/g)].map(([, link]) => link);
  expect(links).toEqual(blogPosts.map(({ slug }) => `${siteOrigin}/blog/${slug}`));
  expect(text).toContain("<pubDate>Thu, 12 Nov 2026 08:00:00 GMT</pubDate>");
  const { html } = await getHtml(`${site}/blog`);
  expect(html.source).toMatch(/rel="alternate" type="application\/rss\+xml"/);
});

test("/llms.txt names the services, posts and case studies", async () => {
  const text = await (await fetch(`${site}/llms.txt`)).text();
  expect(text).toMatch(/^# KADR\n\n> /);
  expect(text).toContain(`](${siteOrigin}/uslugi/podcasty)`);
  for (const { slug } of caseStudies)
    expect(text).toContain(`](${siteOrigin}/case-studies/${slug})`);
});

describe("the head of a page", () => {
  test("no two pages share a title or a description", async () => {
    const titles = new Map<string, string>();
    for (const { loc } of await sitemap()) {
      const { html } = await getHtml(loc.replace(siteOrigin, site));
      for (const text of [html.title, html.meta("description") ?? ""]) {
        expect(text.length, loc).toBeGreaterThan(5);
        expect(titles.get(text) ?? loc, text).toBe(loc);
        titles.set(text, loc);
      }
      expect(html.meta("description")?.length, loc).toBeLessThanOrEqual(160);
      expect(html.meta("og:url"), loc).toBe(loc);
      expect(html.meta("twitter:card"), loc).toBe("summary_large_image");
    }
  });

  test("every shared picture is there, of a kind and size that networks take", async () => {
    const pictures = new Set<string>();
    for (const { loc } of await sitemap()) {
      const { html } = await getHtml(loc.replace(siteOrigin, site));
      pictures.add(html.meta("og:image") ?? `none on ${loc}`);
    }
    for (const picture of pictures) {
      expect(picture.startsWith(`${siteOrigin}/images/`), picture).toBe(true);
      const response = await fetch(picture.replace(siteOrigin, site), { method: "HEAD" });
      expect(response.status, picture).toBe(200);
      expect(response.headers.get("content-type"), picture).toMatch(/^image\/(jpeg|webp)$/);
      const bytes = Number(response.headers.get("content-length"));
      expect(bytes, picture).toBeGreaterThan(5_000);
      expect(bytes, picture).toBeLessThan(300_000);
    }
  });

  test("a post tells who wrote it and when", async () => {
    const [post] = blogPosts;
    const { html } = await getHtml(`${site}/blog/${post?.slug}`);
    expect(html.title).toBe(`${post?.title} – KADR`);
    expect(html.meta("og:type")).toBe("article");
    expect(html.jsonLd()).toMatchObject([
      { "@type": "BreadcrumbList" },
      {
        "@type": "BlogPosting",
        headline: post?.title,
        author: { name: post?.author },
        datePublished: "2026-11-12T08:00:00.000Z",
        mainEntityOfPage: `${siteOrigin}/blog/${post?.slug}`,
        image: `${siteOrigin}/images/blog-light.webp`,
      },
    ]);
  });

  test("a case study claims a film only where there is one", async () => {
    for (const study of caseStudies) {
      const { html } = await getHtml(`${site}/case-studies/${study.slug}`);
      const films = html.jsonLd().filter((json) => json["@type"] === "VideoObject");
      const isFilm = /[?&]v=|youtu\.be\//.test(study.youtube_url ?? "");
      expect(films, study.slug).toHaveLength(isFilm ? 1 : 0);
    }
  });

  test("pages with questions say them with their answers, for machines in plain characters", async () => {
    for (const path of ["/", "/uslugi/podcasty"]) {
      const { html } = await getHtml(site + path);
      const [page] = html.jsonLd().filter((each) => each["@type"] === "FAQPage");
      expect(page?.mainEntity, path).toHaveLength(5);
      expect(JSON.stringify(html.jsonLd()), path).not.toMatch(/[\u00a0\u202f\u2060]/);
    }
  });

  test("the agency says where it is and when it is open", async () => {
    const { html } = await getHtml(`${site}/kontakt`);
    expect(html.jsonLd()).toContainEqual(
      expect.objectContaining({
        "@type": "ProfessionalService",
        address: expect.objectContaining({ addressLocality: "Katowice", addressCountry: "PL" }),
        openingHoursSpecification: expect.arrayContaining([
          expect.objectContaining({ opens: "09:00", closes: "17:00" }),
        ]),
      }),
    );
  });

  test("the panel is not for search engines", async () => {
    for (const path of ["/admin", "/admin/login"]) {
      const { headers, html } = await getHtml(site + path);
      const said = `${headers.get("x-robots-tag") ?? ""} ${html.meta("robots") ?? ""}`;
      expect(said, path).toContain("noindex");
    }
  });
});
