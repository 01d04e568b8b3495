import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { getHtml } from "../../http/support/html.ts";
import { siteOrigin } from "../../http/support/shared-site.ts";
import { sharedSite } from "../../http/support/sites.ts";
import { databaseOf } from "../../support/demo-keys.ts";
import type { TestSite } from "../../support/site.ts";
import { emptySite } from "./support/empty-site.ts";

const lastCall = "Masz inne pytanie?";

const { url: site } = await sharedSite("writable");
const { url: demo } = await sharedSite("demo");
const database = databaseOf(site);

const empty = { services: null, seo_title: null, seo_description: null, share_image: null };
const written = (slug: string, month: number) => ({
  ...{ slug, title: `Tytuł ${slug}`, content: `Tekst ${slug}` },
  published_at: `2003-0${month}-01T08:00:00Z`,
});
const post = (slug: string, month: number) => ({ ...written(slug, month), author: "Test" });
const study = (slug: string, month: number) => ({
  ...written(slug, month),
  ...{ client: "Klient", industry: `Branża ${slug}`, summary: "Skrót" },
});

type Row = { slug: string; [column: string]: unknown };

/** Other files write on the shared one, lists show all rows, and the numbers of fixed cards are free here. */
let own: TestSite;
beforeAll(async () => {
  own = await emptySite();
});

async function add(
  table: "blog_posts" | "case_studies",
  rows: Row[],
  on = database,
): Promise<void> {
  await on.from(table).insert(rows).throwOnError();
  const slugs = rows.map(({ slug }) => slug);
  onTestFinished(async () => {
    await on.from(table).delete().in("slug", slugs).throwOnError();
  });
}

test("a page of which nothing is set is as it was before anything was, to the byte", async () => {
  const database = databaseOf(own.url);
  const change = (table: string, slug: string, changes: object) =>
    database.from(table).update<object>(changes).eq("slug", slug).throwOnError();
  /** The HTML without the moment of a row's last change. */
  async function still(path: string): Promise<string> {
    let response = new Response();
    const isIncomplete = async () => {
      response = await fetch(own.url + path);
      return response.headers.get("cache-control")?.includes("no-store");
    };
    // A page that is made while the database is busy may lack a part, and says that it is not to be stored.
    await expect.poll(isIncomplete, { timeout: 20_000 }).toBe(false);
    const html = await response.text();
    return html.replace(/20\d\d-\d\d-\d\dT[\d:.]+(Z|\+00:00)/g, "").replace(/\.jpg\?v=\d+/g, "");
  }

  const letters = [post("rel-a", 1), post("rel-b", 2), post("rel-c", 3), post("rel-d", 4)];
  await database.from("blog_posts").insert(letters).throwOnError();
  const studies = [study("rel-x", 1), study("rel-y", 2), study("rel-z", 3)];
  await database.from("case_studies").insert(studies).throwOnError();
  const paths = [
    ...["/", "/blog", "/case-studies", "/uslugi/podcasty", "/sitemap.xml", "/blog/rss.xml"],
    ...["/llms.txt", "/blog/rel-a", "/blog/rel-a.data", "/case-studies/rel-x"],
    ...["/case-studies/rel-x.data", "/uslugi/podcasty.data"],
  ];
  const look = () => Promise.all(paths.map(still));
  const posts = ["rel-a", "rel-b", "rel-c", "rel-d"];
  const unset = async () => {
    for (const slug of posts) await change("blog_posts", slug, { ...empty, tags: null });
    for (const slug of ["rel-x", "rel-y"]) await change("case_studies", slug, empty);
    await change("case_studies", "rel-z", { ...empty, services: [] });
  };
  // Afterwards no two rows have one moment of their last change.
  await unset();
  const before = await look();
  const seo = { seo_title: "Inny", seo_description: "Inny opis", share_image: "/images/x.jpg" };
  const set = { services: ["podcasty"], ...seo };
  for (const slug of posts) await change("blog_posts", slug, { ...set, tags: ["rel"] });
  for (const slug of ["rel-x", "rel-y", "rel-z"]) await change("case_studies", slug, set);
  const changed = await look();
  const same = ["/", "/blog", "/case-studies", "/blog/rss.xml", "/llms.txt"];
  expect(paths.filter((_, at) => changed[at] === before[at])).toEqual(same);
  await unset();
  const after = await look();
  for (const [at, path] of paths.entries()) expect(after[at] === before[at], path).toBe(true);
});

test("a post ends with what it is related to, without the one that comes next anyway", async () => {
  const tags = ["Relacje"];
  await add("blog_posts", [
    { ...post("rel-1", 1), tags, services: ["grafika"] },
    { ...post("rel-2", 2), services: ["grafika"] },
    { ...post("rel-3", 3), tags: ["relacje"], services: ["grafika"] },
    { ...post("rel-4", 4), tags },
    { ...post("rel-5", 5), services: ["podcasty"] },
    { ...post("rel-6", 6), tags: [...tags, "Inny"], services: ["grafika"] },
    { ...post("rel-7", 7), tags, services: ["grafika"], published_at: null },
  ]);
  const { html } = await getHtml(`${site}/blog/rel-6`);
  const ends = html.all("h2").slice(-3);
  expect(ends).toEqual(["Masz pytanie do tego tekstu?", "Przeczytaj też", "Tytuł rel-5"]);
  expect(html.all("h3")).toEqual(["Tytuł rel-3", "Tytuł rel-1", "Tytuł rel-4"]);
  expect(html.hrefs()).toContain("/blog/tag/relacje");
  expect(html.text).toContain("Inny");
  expect(html.hrefs()).toContain("/uslugi/grafika");
  expect(html.hrefs()).not.toContain("/blog/tag/inny");
});

test("a service shows the newest three posts about it", async () => {
  await add("blog_posts", [
    ...[1, 2, 3, 4].map((month) => ({ ...post(`rel-${month}`, month), services: ["grafika"] })),
    { ...post("rel-5", 5), services: ["podcasty"] },
    { ...post("rel-6", 6), services: ["grafika"], published_at: null },
  ]);
  const { html } = await getHtml(`${site}/uslugi/grafika`);
  expect(html.all("h2")).toContain("Więcej na blogu");
  const shown = html.all("h3").filter((title) => title.startsWith("Tytuł rel-"));
  expect(shown).toEqual(["Tytuł rel-4", "Tytuł rel-3", "Tytuł rel-2"]);
});

test("a case study ends with the call, then with similar ones, then with the next", async () => {
  await add("case_studies", [
    { ...study("rel-1", 1), services: ["grafika", "podcasty"] },
    { ...study("rel-2", 2), services: ["grafika"] },
    study("rel-3", 3),
    { ...study("rel-4", 4), services: ["podcasty", "grafika"] },
  ]);
  const { html } = await getHtml(`${site}/case-studies/rel-4`);
  const call = "Potrzebujesz podobnego rozwiązania?";
  expect(html.all("h2").slice(-3)).toEqual([call, "Podobne realizacje", "Tytuł rel-3"]);
  expect(html.all("h3")).toEqual(["Tytuł rel-1", "Tytuł rel-2"]);
  expect(html.text).toContain("Branża rel-1");
});

test("a service's page shows its other work after the fixed cards, and of each one only once", async () => {
  const rows = [
    { ...study("rel-stala", 1), id: 4, services: ["podcasty"] },
    { ...study("rel-dalsza", 2), id: 104, services: ["podcasty"] },
    { ...study("rel-inna", 3), id: 105, services: ["grafika"] },
    { ...study("rel-szkic", 4), id: 106, services: ["podcasty"], published_at: null },
  ];
  await add("case_studies", rows, databaseOf(own.url));
  const { html } = await getHtml(`${own.url}/uslugi/podcasty`);
  // A fixed card has its number as its address.
  expect(html.hrefs().filter((href) => /^\/case-studies\/(?:4$|rel-)/.test(href))).toEqual([
    "/case-studies/4",
    "/case-studies/rel-dalsza",
  ]);
  expect(html.all("h3")).toContain("Więcej realizacji");
  const { html: other } = await getHtml(`${demo}/uslugi/podcasty`);
  expect(other.all("h3")).not.toContain("Więcej realizacji");
});

describe("the page of a tag", () => {
  test("is there from three posts on, in the sitemap and under its one address", async () => {
    await add("blog_posts", [
      { ...post("rel-1", 1), tags: ["Źródła światła"] },
      { ...post("rel-2", 2), tags: ["źródła światła"] },
      { ...post("rel-3", 3), tags: ["Źródła światła"], published_at: null },
    ]);
    const path = "/blog/tag/zrodla-swiatla";
    const missing = await getHtml(site + path);
    expect([missing.status, missing.html.meta("robots")]).toEqual([404, "noindex"]);
    expect(missing.html.all("h1")).toEqual(["Nie ma takiego tagu"]);
    const published = { published_at: "2003-03-01T08:00:00Z" };
    await database.from("blog_posts").update(published).eq("slug", "rel-3").throwOnError();
    const { status, html } = await getHtml(site + path);
    expect([status, html.canonical]).toEqual([200, siteOrigin + path]);
    expect(html.title).toBe("Źródła światła: wpisy na blogu – KADR");
    expect(html.all("h1")).toEqual(["Źródła światła"]);
    expect(html.all("h2")).toEqual(["Tytuł rel-3", "Tytuł rel-2", "Tytuł rel-1", lastCall]);
    expect(html.jsonLd()).toMatchObject([{ itemListElement: [{}, { name: "Blog" }, {}] }]);
    expect(await (await fetch(`${site}/sitemap.xml`)).text()).toContain(
      `<loc>${siteOrigin}${path}`,
    );
    const typed = `${site}/blog/tag/${encodeURIComponent("Źródła-Światła")}`;
    const moved = await fetch(typed, { redirect: "manual" });
    expect([moved.status, moved.headers.get("location")]).toEqual([301, path]);
  });
});

describe("the search of the blog", () => {
  beforeAll(async () => {
    const { html } = await getHtml(`${demo}/blog`);
    expect(html.source).toMatch(/<form [^>]*action="\/szukaj"/);
    expect(html.source).toMatch(
      /<label for="([^"]+)".*?<input id="\1" type="search"[^>]* name="q"/,
    );
  });

  test("needs no script, is kept nowhere and found by no search engine", async () => {
    const { status, headers, html } = await getHtml(`${demo}/szukaj?q=oświetl+WYWIAD`);
    expect([status, headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(html.meta("robots")).toBe("noindex");
    expect(html.all("h2")[0]).toBe("Jedno światło czy trzy? Jak oświetlamy wywiad");
    expect(html.source).toMatch(/<input[^>]* value="oświetl WYWIAD"/);
    expect(html.source).toContain("Znalezione wpisy dla „oświetl WYWIAD”: 1");
    const copied = `\u202aoświe\u00adtl\u200b WYWIAD\u202c`;
    const same = await getHtml(`${demo}/szukaj?q=${encodeURIComponent(copied)}`);
    expect(same.html.all("h2")[0]).toBe(html.all("h2")[0]);
    const other = await getHtml(`${demo}/szukaj?q=dron`);
    expect(other.html.all("h2")[0]).toBe("Dron nad miastem: strefy, kategorie i pozwolenia");
    expect((await getHtml(`${demo}/szukaj`)).html.all("h2")).toEqual(["Czego szukasz?", lastCall]);
    const forms = await getHtml(`${demo}/szukaj?q=dronami`);
    expect(forms.html.all("h2")[0]).toBe(other.html.all("h2")[0]);
    expect(forms.html.source).toContain("Najbliższe wpisy dla „dronami”: 1");
    const nothing = await getHtml(`${demo}/szukaj?q=${encodeURIComponent('<b>"zzyzx')}`);
    expect(nothing.html.all("h2")).toEqual(["Nic nie znaleźliśmy", lastCall]);
    expect(nothing.html.source).not.toContain("<b>");
    // The result is the title and a status, which a screen reader says.
    expect(nothing.html.title).toMatch(/^Nic nie znaleźliśmy: /);
    expect(nothing.html.source).toMatch(/ role="status"[^>]*><h2[^>]*>Nic\snie\sznaleźliśmy/);
  });

  test("takes anything that an address may hold", async () => {
    const odd = ["q=%F0%9F%8E%AC", "q=", "q=a&q=b", `q=${"a%20".repeat(900)}`, "q=%00", "x=1"];
    for (const query of odd) {
      expect((await fetch(`${demo}/szukaj?${query}`)).status, query.slice(0, 20)).toBe(200);
    }
  });

  test("refuses an address that asks without end, and nobody else", async () => {
    const ask = (address: string) =>
      fetch(`${site}/szukaj?q=a`, { headers: { "X-Forwarded-For": address } });
    for (let asked = 0; asked < 30; asked++) expect((await ask("192.0.2.77")).status).toBe(200);
    const refused = await ask("192.0.2.77");
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "60"]);
    expect(await refused.text()).toContain("Za chwilę możesz szukać dalej");
    expect((await ask("192.0.2.78")).status).toBe(200);
  });
});

test("networks and search engines are told what somebody has set for them", async () => {
  const row = { seo_title: "Inny tytuł", seo_description: "Inny opis" };
  await add("blog_posts", [{ ...post("rel-1", 1), ...row, share_image: "/images/hero-bg.jpg" }]);
  await add("case_studies", [{ ...study("rel-1", 1), ...row }]);
  const { html } = await getHtml(`${site}/blog/rel-1`);
  expect(html.title).toBe("Inny tytuł – KADR");
  expect(html.all("h1")).toEqual(["Tytuł rel-1"]);
  expect(html.meta("description")).toBe("Inny opis");
  expect(html.meta("og:image")).toBe(`${siteOrigin}/images/hero-bg.jpg`);
  const { html: other } = await getHtml(`${site}/case-studies/rel-1`);
  expect([other.title, other.meta("og:title")]).toEqual(Array(2).fill("Inny tytuł – KADR"));
  expect(other.meta("og:image")).toContain("/share/case-studies/rel-1.jpg?v=");
});
