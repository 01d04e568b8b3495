import { describe, expect, test } from "vitest";
import { getHtml } from "../../http/support/html.ts";
import { add } from "../../http/support/rows.ts";
import { siteOrigin } from "../../http/support/shared-site.ts";
import { sharedSite } from "../../http/support/sites.ts";
import { databaseOf } from "../../support/demo-keys.ts";

const lastCall = "Masz inne pytanie?";

const { url: site } = await sharedSite("writable");
const database = databaseOf(site);

const post = (slug: string, month: number) => ({
  ...{ slug, title: `Tytuł ${slug}`, content: `Tekst ${slug}`, author: "Test" },
  published_at: `2003-0${month}-01T08:00:00Z`,
});

test("a post ends with what it is related to, without the one that comes next anyway", async () => {
  const tags = ["Relacje"];
  await add(database, "blog_posts", [
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

describe("the page of a tag", () => {
  test("is there from three posts on, in the sitemap and under its one address", async () => {
    await add(database, "blog_posts", [
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
  test("needs no script, is kept nowhere and found by no search engine", async () => {
    await add(database, "blog_posts", [
      { ...post("szukany", 1), title: "Jak oświetlamy wywiad" },
      { ...post("inny", 2), title: "Dron nad miastem" },
    ]);
    const search = (words: string) => getHtml(`${site}/szukaj?q=${encodeURIComponent(words)}`);
    const { html: list } = await getHtml(`${site}/blog`);
    expect(list.source).toMatch(/<form [^>]*action="\/szukaj"/);
    expect(list.source).toMatch(
      /<label for="([^"]+)".*?<input id="\1" type="search"[^>]* name="q"/,
    );
    const { status, headers, html } = await search("oświetl WYWIAD");
    expect([status, headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(html.meta("robots")).toBe("noindex");
    expect(html.all("h2")[0]).toBe("Jak oświetlamy wywiad");
    expect(html.source).toMatch(/<input[^>]* value="oświetl WYWIAD"/);
    expect(html.source).toContain("Znalezione wpisy dla „oświetl WYWIAD”: 1");
    const { html: same } = await search("\u202aoświe\u00adtl\u200b WYWIAD\u202c");
    expect(same.all("h2")[0]).toBe("Jak oświetlamy wywiad");
    const { html: forms } = await search("dronami");
    expect(forms.all("h2")[0]).toBe("Dron nad miastem");
    expect(forms.source).toContain("Najbliższe wpisy dla „dronami”: 1");
    expect((await getHtml(`${site}/szukaj`)).html.all("h2")).toEqual(["Czego szukasz?", lastCall]);
    const { html: nothing } = await search('<b>"zzyzx');
    expect(nothing.all("h2")).toEqual(["Nic nie znaleźliśmy", lastCall]);
    expect(nothing.source).not.toContain("<b>");
    // The result is the title and a status, which a screen reader says.
    expect(nothing.title).toMatch(/^Nic nie znaleźliśmy: /);
    expect(nothing.source).toMatch(/ role="status"[^>]*><h2[^>]*>Nic\snie\sznaleźliśmy/);
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
