import { beforeAll, expect, test } from "vitest";
import { getHtml } from "../../../http/support/html.ts";
import { databaseOf } from "../../../support/demo-keys.ts";
import type { TestSite } from "../../../support/site.ts";
import { emptySite } from "../support/empty-site.ts";

const POSTS = 60;
const STUDIES = 50;
let site: TestSite;

const number = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);
const published = (at: number) => new Date(Date.UTC(2020, 0, 1) + at * 3_600_000).toISOString();

/** Of its own: the lists show all rows. The post with the highest number is the newest. */
beforeAll(async () => {
  site = await emptySite();
  const database = databaseOf(site.url);
  const posts = number(1, POSTS).map((at) => ({
    ...{ title: `Wpis ${at}`, slug: `wpis-${at}`, content: "Tekst", author: "Test" },
    ...{ published_at: published(at), tags: at > 5 ? ["Światło"] : null },
  }));
  const studies = number(1, STUDIES).map((at) => ({
    ...{ title: `Projekt ${at}`, slug: `projekt-${at}`, content: "Tekst", summary: "Skrót" },
    ...{ client: "Klient", industry: "Branża", published_at: published(at) },
    // The oldest has a place, so it comes first.
    list_position: at === 1 ? 5 : null,
  }));
  await database.from("blog_posts").insert(posts).throwOnError();
  await database.from("case_studies").insert(studies).throwOnError();
});

const slugsIn = (hrefs: readonly string[], path: string) =>
  [...new Set(hrefs.filter((href) => new RegExp(`^${path}/[^/]+-\\d+$`).test(href)))].map((href) =>
    href.slice(path.length + 1),
  );

const newest = (from: number, to: number) =>
  number(to, from)
    .reverse()
    .map((at) => `wpis-${at}`);

test.each([
  ["/blog", "/blog", newest(POSTS, 1), "Pokazujemy 48 z 60 wpisów", "Wszystkie wpisy"],
  [
    "/blog/tag/swiatlo",
    "/blog",
    newest(POSTS, 6),
    "Pokazujemy 48 z 55 wpisów",
    "Światło: wpisy na blogu",
  ],
  [
    "/case-studies",
    "/case-studies",
    ["projekt-1", ...number(2, STUDIES).map((at) => `projekt-${STUDIES + 2 - at}`)],
    "Pokazujemy 48 z 50 case studies",
    "Wszystkie case studies",
  ],
])("%s has 48 cards, and hands out the others in order", async (list, rows, slugs, hint, title) => {
  const { html } = await getHtml(site.url + list);
  expect(slugsIn(html.hrefs(), rows)).toEqual(slugs.slice(0, 48));
  expect(html.text.replaceAll("\u00a0", " ")).toContain(hint);
  expect(html.hrefs()).toContain(`/wszystkie${list}`);

  const rest = await fetch(`${site.url}/lista/2${list}`);
  const answer: { count: number; rows: { slug: string }[] } = await rest.json();
  expect(rest.headers.get("x-robots-tag")).toBe("noindex");
  expect(answer.rows.map(({ slug }) => slug)).toEqual(slugs.slice(48));
  expect(answer.count).toBe(slugs.length);
  for (const none of ["1", "3", "02", "x", "99999"]) {
    const { status } = await fetch(`${site.url}/lista/${none}${list}`);
    expect(status, none).toBe(404);
  }

  const all = await getHtml(`${site.url}/wszystkie${list}`);
  expect(slugsIn(all.html.hrefs(), rows)).toEqual(slugs);
  expect(all.html.all("h1")).toEqual([title]);
  expect(all.html.source).toContain('content="noindex"');
});

test("the sitemap has all of them, the feed the newest", async () => {
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  expect(sitemap.match(/\/(wpis|projekt)-\d+</g)).toHaveLength(POSTS + STUDIES);
  const feed = await (await fetch(`${site.url}/blog/rss.xml`)).text();
  expect(feed.match(/<item>/g)).toHaveLength(30);
});
