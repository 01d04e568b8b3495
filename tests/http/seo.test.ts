import { imageSize } from "image-size";
import { describe, expect, test } from "vitest";
import { blogPosts, caseStudies } from "../../supabase/seed/demo.ts";
import { getHtml } from "./support/html.ts";
import { siteOrigin } from "./support/shared-site.ts";
import { sharedSite } from "./support/sites.ts";

const { url: site } = await sharedSite("demo");

async function sitemap(): Promise<{ loc: string; lastmod?: string }[]> {
  const response = await fetch(`${site}/sitemap.xml`);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("application/xml; charset=utf-8");
  const text = await response.text();
  return [...text.matchAll(/<url><loc>(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?.*?<\/url>/g)].map(
    ([, loc = "", lastmod]) => ({ loc, lastmod }),
  );
}

describe("/sitemap.xml", () => {
  test("names the pictures of rows", async () => {
    const text = await (await fetch(`${site}/sitemap.xml`)).text();
    const found = [...text.matchAll(/<image:loc>(.*?)<\/image:loc>/g)].map(([, loc]) => loc);
    const expected = caseStudies.flatMap((row) => [row.image_url, ...(row.gallery_images ?? [])]);
    expect(found).toEqual(expect.arrayContaining(expected.map((path) => siteOrigin + path)));
    const picture = await fetch((found[0] ?? "").replace(siteOrigin, site));
    expect(picture.status).toBe(200);
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
  // Readers take an id with another domain for another post.
  expect([...text.matchAll(/<guid isPermaLink="false">blog-\d+<\/guid>/g)]).toHaveLength(
    links.length,
  );
  const { html } = await getHtml(`${site}/blog`);
  expect(html.source).toMatch(/rel="alternate" type="application\/rss\+xml"/);
});

test("/blog/rss.xml has the whole text of a post, with whole addresses", async () => {
  const text = await (await fetch(`${site}/blog/rss.xml`)).text();
  const whole = [...text.matchAll(/<content:encoded>(.*?)<\/content:encoded>/gs)];
  expect(whole).toHaveLength(blogPosts.length);
  for (const [, html = ""] of whole) {
    expect(html).toContain("&lt;h2 id=&quot;post-");
    expect(html).not.toMatch(/ (?:href|src)=&quot;(?:\/|#)| srcset=/);
  }
});

describe("the head of a page", () => {
  test("every page has a title, a description and a share card of its own, as networks take them", async () => {
    const pages = new Map<string, string>();
    for (const { loc } of await sitemap()) {
      const { html } = await getHtml(loc.replace(siteOrigin, site));
      const card = html.meta("og:image") ?? "";
      expect(html.source, loc).toMatch(/<html [^>]*lang="pl"/);
      expect(html.all("h1"), loc).toHaveLength(1);
      for (const own of [html.title, html.meta("description") ?? "", card]) {
        expect(own.length, loc).toBeGreaterThan(5);
        expect(pages.get(own) ?? loc, own).toBe(loc);
        pages.set(own, loc);
      }
      expect(html.meta("description")?.length, loc).toBeLessThanOrEqual(160);
      expect(html.meta("og:url"), loc).toBe(loc);
      expect(html.meta("twitter:card"), loc).toBe("summary_large_image");
      expect(html.meta("og:image:alt"), loc).toMatch(/^Plansza ze znakiem KADR: .{4}/);
      const response = await fetch(card.replace(siteOrigin, site));
      expect(response.headers.get("content-type"), card).toBe("image/jpeg");
      const bytes = new Uint8Array(await response.arrayBuffer());
      expect(bytes.length, card).toBeGreaterThan(20_000);
      expect(bytes.length, card).toBeLessThan(150_000);
      const { width, height } = imageSize(bytes);
      expect([width, height].map(String), card).toEqual([
        html.meta("og:image:width"),
        html.meta("og:image:height"),
      ]);
    }
  });

  test("the panel is not for search engines", async () => {
    for (const path of ["/admin", "/admin/login"]) {
      const { headers, html } = await getHtml(site + path);
      const said = `${headers.get("x-robots-tag") ?? ""} ${html.meta("robots") ?? ""}`;
      expect(said, path).toContain("noindex");
    }
  });
});
