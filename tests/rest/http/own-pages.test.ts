import { afterAll, beforeAll, expect, test } from "vitest";
import { sections } from "../../../app/content/sections/kinds.ts";
import { plainSpaces } from "../../../app/text/plain-spaces.ts";
import { post } from "../../database/samples.ts";
import { getHtml } from "../../http/support/html.ts";
import { entry, openSiteEditor, store } from "../../http/support/site-editor.ts";
import { databaseOf } from "../../support/demo-keys.ts";
import { emptySite } from "./support/empty-site.ts";

const site = await emptySite();
const database = databaseOf(site.url);
const editor = await openSiteEditor(site.url);
const { edited } = editor;

/** Over the texts of before, where there were some. */
async function write(document: string, texts: Record<string, string>, before: typeof texts = {}) {
  await editor.draft(
    Object.entries(texts).map(([at, value]) => [document, at, value, "", before[at]] as const),
  );
}

const answer = (path: string) => fetch(site.url + path);
const page = async (path: string) => plainSpaces(await (await answer(path)).text());
const about = { ...post(), title: "Ruch w trzech wymiarach" };
const service = "own-service/k1";
const prices = "own-page/p1";

beforeAll(async () => {
  await write(service, {
    "/page/path": "/uslugi/animacje",
    "/page/name": "Animacje 3D",
    "/page/line": "Ruch, którego nie da się nakręcić.",
    "/page/hero/title": "Animacja od szkicu do pliku",
    "/page/hero/price": "Od 900 zł netto.",
    "/page/meta/title": "Animacje dla firm",
    "/page/blocks": "s7+a s28+b s29+c",
    "/page/blocks/s7+a/title": "W cenie każdej animacji, biuro jest czynne w niedzielę",
  });
});
afterAll(async () => {
  await database.from("blog_posts").delete().gt("id", 0).throwOnError();
  await database.from("page_content").delete().gt("id", 0).throwOnError();
});

test("an added service is edited where it will stand, and nobody sees it before it is published", async () => {
  const { texts, html } = await edited("/uslugi/animacje");
  expect((await answer("/uslugi/animacje")).status).toBe(404);
  expect(await page("/uslugi")).not.toContain("Animacje 3D");
  expect(plainSpaces(html)).toContain(`<!--text ${service}#/page/blocks/s7+a/title-->W cenie`);
  const find = (pointer: string) => texts.find(({ id }) => id === `${service}#${pointer}`);
  expect(find("/page/blocks")).toMatchObject({ kind: "list", original: "", max: 60 });
  expect(find("/page/blocks/s7+a/items/1/title")).toMatchObject({ original: "Nazwij rzecz" });
  expect(find("/page/name")?.pages).toContain("/kontakt");
  expect(find("/page/picture")).toMatchObject({ kind: "picture", original: "hero-bg" });
  // What it is not shown with belongs to its own page alone.
  const other = (await edited("/kontakt")).texts.filter(({ id }) => id.startsWith(service));
  expect(other.map(({ id }) => id)).toEqual([`${service}#/page/name`]);
});

test("published, it stands wherever services stand", async () => {
  await editor.publish([[service]]);
  await expect.poll(async () => (await answer("/uslugi/animacje")).status).toBe(200);
  const own = await page("/uslugi/animacje");
  expect(own).toContain("<title>Animacje dla firm – ");
  for (const said of ["Animacja od szkicu do pliku", "Od 900 zł netto.", "W cenie każdej animacji"])
    expect(own).toContain(said);
  expect(own).toMatch(/"@type":"Service","name":"Animacje 3D"/);
  expect(own).toMatch(/"@type":"Question","name":"Wpisz pytanie/);
  // It has no work yet.
  expect(own).not.toContain("Nasze realizacje");
  for (const path of ["/", "/uslugi", "/kontakt", "/llms.txt", "/sitemap.xml"]) {
    expect([path, await page(path)]).toEqual([path, expect.stringContaining("/uslugi/animacje")]);
  }
  expect(await page("/")).toContain("Ruch, którego nie da się nakręcić.");
  expect((await answer("/share/uslugi/animacje.jpg")).headers.get("content-type")).toBe(
    "image/jpeg",
  );
});

test("a sentence of it that contradicts a fact is named for the start, with its page", async () => {
  const { doubtful } = await editor.startList();
  const id = `${service}#/page/blocks/s7+a/title`;
  expect(doubtful).toEqual([
    { id, page: "/uslugi/animacje", doubts: [{ kind: "day", said: "niedzielę" }] },
  ]);
});

/** The services of a post about the added one and another. */
async function servicesOfPost(): Promise<string[]> {
  const { html } = await getHtml(`${site.url}/blog/${about.slug}`);
  return html.hrefs().filter((href) => href.startsWith("/uslugi/"));
}

test("a post about it leads to it, and it shows the post", async () => {
  await database
    .from("blog_posts")
    .insert({ ...about, services: ["k1", "podcasty"] })
    .throwOnError();
  await expect.poll(servicesOfPost).toEqual(["/uslugi/podcasty", "/uslugi/animacje"]);
  const { html } = await getHtml(`${site.url}/uslugi/animacje`);
  expect(html.hrefs()).toContain(`/blog/${about.slug}`);
});

test("it is moved and hidden with the others", async () => {
  const offer = (value: string) =>
    store(site.url, {
      "texts/settings/offer": { "/offer/services": entry(value, "0 1 2 3 4 5 6 7") },
    });
  const listed = async () => {
    const links = [...(await page("/uslugi")).matchAll(/<h3[^>]*>([^<]*)<\/h3>/g)];
    return links.slice(0, 2).map(([, name]) => name);
  };
  await offer("1 +k1 0 2 3");
  await expect.poll(listed).toEqual(["Nagrania dronem DJI i FPV", "Animacje 3D"]);
  await offer("1 0 2 -k1");
  await expect.poll(listed).toEqual(["Nagrania dronem DJI i FPV", "Produkcja wideo i film"]);
  const gone = await answer("/uslugi/animacje");
  expect(gone.status).toBe(404);
  expect(await gone.text()).toContain('href="/uslugi/nagrania-dronem"');
  for (const path of ["/", "/uslugi", "/kontakt", "/llms.txt", "/sitemap.xml"]) {
    expect(await page(path), path).not.toContain("/uslugi/animacje");
  }
  expect(await servicesOfPost()).toEqual(["/uslugi/podcasty"]);
});

test("a page stands at its address with every kind of section, in the menu and with the form when they are asked for", async () => {
  const all = sections.map((_, at) => `s${at}+x`).join(" ");
  await write(prices, { "/page/path": "/cennik", "/page/name": "Cennik", "/page/blocks": all });
  await editor.publish([[prices]]);
  await expect.poll(async () => (await answer("/cennik")).status).toBe(200);
  const plain = await page("/cennik");
  for (const { title } of sections.filter(({ kind }) => kind !== "portfolio"))
    expect(plain).toContain(plainSpaces(title));
  expect(plain).not.toContain('id="formularz"');
  expect(await page("/kontakt")).not.toContain('href="/cennik"');
  const { html } = await getHtml(`${site.url}/cennik`);
  const [trail, ...data] = html.jsonLd();
  expect(trail).toMatchObject({ "@type": "BreadcrumbList", itemListElement: [{}, {}] });
  expect(data).toMatchObject([{ "@type": "FAQPage" }]);
  expect(await page("/sitemap.xml")).toContain("/cennik<");
  expect(await page("/llms.txt")).toContain("[Cennik](https://");
  await write(prices, { "/page/inMenu": "tak", "/page/hasForm": "tak" });
  await editor.publish([[prices]]);
  await expect.poll(() => page("/kontakt")).toContain('href="/cennik"');
  const withForm = await page("/cennik");
  expect(withForm).toContain('id="formularz"');
  const tiers = withForm.match(/<a [^>]*aria-label="Zapytaj o ten pakiet[^>]*>/g) ?? [];
  expect(tiers.filter((link) => link.includes('href="/cennik#formularz"'))).toHaveLength(3);
  expect((await answer("/cennik/")).url).toBe(`${site.url}/cennik`);
  expect((await answer("/cennik/nie-ma")).status).toBe(404);
});

test("where it was leads to where it is, with the query, until another page stands there", async () => {
  const path = "/page/path";
  await write(prices, { [path]: "/ceny /cennik" }, { [path]: "/cennik" });
  const former = "/uslugi/animacje";
  await write(service, { [path]: `/uslugi/ruch ${former}` }, { [path]: former });
  await editor.publish([[prices], [service]]);
  await expect.poll(async () => (await answer("/ceny")).status).toBe(200);
  const asked = (path: string) => fetch(site.url + path, { redirect: "manual" });
  const moved = await asked("/cennik?z=list");
  expect([moved.status, moved.headers.get("location")]).toEqual([301, "/ceny?z=list"]);
  expect(await page("/sitemap.xml")).not.toContain("/cennik<");
  await store(site.url, {
    "texts/settings/offer": { "/offer/services": entry("0 1 2 3 4 5 6 7 +k1", "0 1 2 3 4 5 6 7") },
  });
  await expect
    .poll(async () => (await asked("/uslugi/animacje")).headers.get("location"))
    .toBe("/uslugi/ruch");
  expect(await servicesOfPost()).toEqual(["/uslugi/podcasty", "/uslugi/ruch"]);
  expect(await page("/uslugi/ruch")).toContain(`/blog/${about.slug}`);
  expect((await edited("/ceny")).texts.some(({ id }) => id === `${prices}#/page/name`)).toBe(true);
});

test("a service ends with the form where its owner wants it, added or not", async () => {
  const paths = ["/uslugi/ruch", "/uslugi/podcasty"];
  const ends = async () =>
    Promise.all(
      paths.map(async (path) => {
        const html = await page(path);
        return [html.includes('id="formularz"'), html.includes(`href="${path}#formularz"`)];
      }),
    );
  expect(await ends()).toEqual([
    [false, false],
    [false, false],
  ]);
  await write(service, { "/page/hasForm": "1" });
  await write("settings/offer", { "/offer/forms": "podcasty" });
  await editor.publish([[service], ["settings/offer"]]);
  await expect.poll(ends).toEqual([
    [true, true],
    [true, true],
  ]);
  expect(await page("/uslugi/grafika")).not.toContain('id="formularz"');
});

test("sections of the services of the code are moved and removed, and others added", async () => {
  const { texts } = await edited("/uslugi/podcasty");
  const list = texts.find(({ id }) => id === "services/podcast#/podcast/blocks");
  const { original = "" } = list ?? {};
  expect(original.split(" ").length).toBeGreaterThan(4);
  await store(site.url, {
    "texts/services/podcast": {
      "/podcast/blocks": entry("3 s27+y 1", original),
      "/podcast/blocks/s27+y/title": entry("Nasze jedno zdanie"),
    },
  });
  await expect.poll(() => page("/uslugi/podcasty")).toContain("Nasze jedno zdanie");
  const titles = [...(await page("/uslugi/podcasty")).matchAll(/<h2[^>]*>([^<]*)</g)];
  expect(titles.slice(0, 3).map(([, title]) => title)).toEqual([
    "Co dostajesz po każdym odcinku",
    "Nasze jedno zdanie",
    "Cennik bez gwiazdek",
  ]);
});
