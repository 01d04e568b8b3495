import { beforeAll, expect, test } from "vitest";
import { originals } from "../../../app/content/page-content/originals.ts";
import { CLAUSE, NAME, subjectOf } from "../../../app/site-texts/samples/sample-subjects.ts";
import type { EditedPage, StartList } from "../../../app/site-texts/types.ts";
import { plainSpaces } from "../../../app/text/plain-spaces.ts";
import { siteOrigin } from "../../http/support/shared-site.ts";
import { databaseOf } from "../../support/demo-keys.ts";
import { signIn, writerEnv } from "../../support/signed-in.ts";
import { startSite, type TestSite } from "../../support/site.ts";

let site: TestSite;
beforeAll(async () => {
  // A public address alone.
  const { SEED: _, ...env } = writerEnv;
  site = await startSite({ env: { ...env, SITE_URL: siteOrigin } });
  return async () => {
    await site.stop();
  };
});

const others = ["/llms.txt", "/sitemap.xml", "/blog/rss.xml", "/kontakt/wyslano", "/nie-ma"];

/** What links and the sitemap lead to, as visitors and robots read it. */
async function crawl() {
  const pages: { path: string; status: number; text: string }[] = [];
  const paths = new Set(["/", ...others]);
  for (const path of paths) {
    const answer = await fetch(site.url + path);
    const source = await answer.text();
    const found = [...source.matchAll(/<a [^>]*href="(\/[^"#?]*)|<loc>https:\/\/[^/<]+(\/[^<]*)/g)];
    for (const [, link, place] of found) paths.add(link ?? place ?? "/");
    const text = source.replace(/<script(?![^>]*ld\+json)[\s\S]*?<\/script>/g, "");
    pages.push({ path, status: answer.status, text: plainSpaces(text) });
  }
  return pages;
}

const { team, clients, projects, office, privacy } = originals;
const invented = [
  ...team.members.flatMap(({ name, surname, phone, bio }) => [`${name} ${surname}`, phone, bio]),
  ...clients.clients.map(({ name }) => `alt="${name}"`),
  ...projects.entries.flatMap(({ title, client }) => [title, client]),
  ...[office.street, office.city, office.email, office.legalName, "Katowic"],
  ...["5 000 000", "21 dni", "od 500 zł", "2018", "19 dB", "polis", "60 minut", "w ciągu 24"],
  ...["przykładow", "(przykład)", "<blockquote", "o uzupełnienia"],
];

test("a new site says nothing that is invented, leads nowhere in vain and has no empty section", async () => {
  const pages = await crawl();
  expect(pages.length).toBeGreaterThan(20);
  expect(pages.filter(({ status }) => status !== 200).map(({ path }) => path)).toEqual(["/nie-ma"]);
  const said = pages.flatMap(({ path, text }) =>
    invented.flatMap((word = "") => (text.includes(word) ? [`${path}: ${word}`] : [])),
  );
  expect(said).toEqual([]);
  const empty = pages.flatMap(({ path, text }) =>
    [...text.matchAll(/<section[^>]*>([\s\S]*?)<\/section>/g)].flatMap(([, section = ""]) =>
      /<(?:p|li|dd|a|address|h3)[ >]/.test(section) ? [] : [`${path}: ${section}`],
    ),
  );
  expect(empty).toEqual([]);
  expect(pages[0]?.text).not.toContain('id="stopka-o-nas"');
});

test("what its owner enters is there, and a project leads only to a case study that there is", async () => {
  const database = databaseOf(site.url);
  const entry = { ...projects.entries[0], title: "Spot nad Odrą", slug: "spot-nad-odra" };
  await database
    .from("page_content")
    .insert({ key: "projects", value: { entries: [entry] } })
    .throwOnError();
  const page = async () => (await fetch(`${site.url}/projekty`)).text();
  // Of a database that is too slow for a page the site shows what it has read last.
  await expect.poll(async () => plainSpaces(await page())).toContain("Spot nad Odrą");
  expect(await page()).not.toContain("/case-studies/spot-nad-odra");
  const study = { title: "Spot", client: "Klient", industry: "Rzeka", summary: "Skrót" };
  const published_at = "2026-01-02T10:00:00Z";
  await database
    .from("case_studies")
    .insert({ ...study, slug: entry.slug, published_at })
    .throwOnError();
  await expect.poll(page).toContain('href="/case-studies/spot-nad-odra"');
});

test("a fact that nobody has entered brings no sample back in the owner's own sentence", async () => {
  const table = databaseOf(site.url).from("page_content");
  const own = (value: string) => ({ value, was: "" });
  const question = (answer: string) => ({ question: "Ile to kosztuje?", answer });
  await table
    .upsert([
      { key: "texts/services/web", value: { "/web/hero/price": own("Od {website.small} zł.") } },
      {
        key: "texts/services/podcast",
        value: {
          "/podcast/hero/price": own("Sesja{{ od {podcast.audioSession} zł}}."),
          "/podcast/hero/lead": own("Zadzwoń: {agency.phone}."),
        },
      },
      {
        key: "services/drone",
        value: {
          questions: [
            question("Od {drone.usualFrom} zł."),
            question("Tyle, ile w umowie."),
            question("Napisz, a policzymy."),
          ],
        },
      },
    ])
    .throwOnError();
  const page = async (path: string) =>
    plainSpaces(await (await fetch(`${site.url}/uslugi/${path}`)).text());
  await expect.poll(() => page("podcasty")).toContain("Sesja.");
  expect(await page("podcasty")).not.toContain("Zadzwoń: ");
  expect(await page("strony-internetowe")).not.toMatch(/3 000|\{website/);
  await expect.poll(() => page("nagrania-dronem")).toContain("Tyle, ile w umowie.");
  expect(await page("nagrania-dronem")).not.toMatch(/2 500|\{drone/);
});

test("the list for the start names what is left out and what stands, each with its page", async () => {
  const { apikey, token } = await signIn(site.url);
  const ask = (headers: Record<string, string>) =>
    fetch(`${site.url}/admin/start-list`, { headers });
  expect((await ask({ apikey })).status).toBe(401);
  const answer = await ask({ apikey, authorization: `Bearer ${token}` });
  const { samples }: StartList = await answer.json();
  expect(samples.length).toBeGreaterThan(900);
  expect(samples.filter(({ isSeen }) => isSeen).map(({ id }) => id)).toEqual([
    "agency/agency#/agency/name",
    CLAUSE,
  ]);
  const lost = samples.filter(({ id, page }) => page === null && subjectOf(id) === null);
  expect(lost).toEqual([]);
  const pages = new Set(samples.flatMap(({ page }) => page ?? []));
  const misses: string[] = [];
  for (const path of pages) {
    const edited = await fetch(`${site.url}/admin/edited-page?path=${path}`, {
      headers: { apikey, authorization: `Bearer ${token}` },
    });
    const { texts }: EditedPage = await edited.json();
    const fields = new Set(texts.map(({ id }) => id));
    const here = samples.filter(({ page, id }) => page === path && !subjectOf(id));
    misses.push(...here.filter(({ id }) => !fields.has(id)).map(({ id }) => `${path} ${id}`));
  }
  expect(misses).toEqual([]);
  // Nobody has to replace what only says that something is a sample.
  expect(samples.filter(({ text }) => /^(?:Znaki|Numery) przykładowe/.test(text))).toEqual([]);
  const ofAbout = samples.find(({ id }) => id === "about#/aboutPage/values/items/3/text");
  expect(ofAbout).toMatchObject({ page: "/o-nas", isSeen: false });
});

test("a sample that is true of its owner is taken as it stands, but for name, clause and starting words", async () => {
  const { apikey, token } = await signIn(site.url);
  const answer = await fetch(`${site.url}/admin/edited-page?path=/`, {
    headers: { apikey, authorization: `Bearer ${token}` },
  });
  const { texts }: EditedPage = await answer.json();
  const ours = texts.filter(({ sample }) => sample === "hidden");
  expect(ours.length).toBeGreaterThan(10);
  expect(ours.filter(({ id }) => id === NAME || id === CLAUSE || subjectOf(id))).toEqual([]);
  expect(ours.filter(({ original }) => /przykładow|Katowic|lotnicz/.test(original))).toEqual([]);
  const text = ours.find(({ id }) => id === "home#/home/intro/paragraphs/1");
  const value = { "/home/intro/paragraphs/1": { value: text?.original ?? "", was: "" } };
  const page = async () => plainSpaces(await (await fetch(`${site.url}/`)).text());
  expect(await page()).not.toContain(text?.original);
  await databaseOf(site.url)
    .from("page_content")
    .insert({ key: "texts/home", value })
    .throwOnError();
  await expect.poll(page).toContain(text?.original);
});

test("a service without a price keeps its page, without the sentences that would say it", async () => {
  const prices = { website: { small: 4100 }, video: { usualFrom: 5000 } };
  await databaseOf(site.url)
    .from("page_content")
    .upsert(
      [
        { key: "prices", value: prices },
        {
          key: "texts/services/web",
          value: {
            "/web/hero/price": { value: "Od {website.small} zł.", was: "" },
            "/web/hero/lead": { value: "Sklep od {website.shop} zł.", was: "" },
          },
        },
      ],
      { onConflict: "key" },
    )
    .throwOnError();
  const page = async (path: string) => {
    const found = await fetch(`${site.url}/uslugi/${path}`);
    return { status: found.status, text: plainSpaces(await found.text()) };
  };
  await expect.poll(async () => (await page("strony-internetowe")).text).toContain("Od 4100 zł.");
  expect((await page("strony-internetowe")).text).not.toContain("Sklep od");
  for (const path of ["podcasty", "live-streaming", "marketing-content", "produkcja-wideo"]) {
    const { status, text } = await page(path);
    expect([path, status, /\{\w+\.\w+\}/.test(text)]).toEqual([path, 200, false]);
  }
});

test("search engines wait until the site says whose it is, or its owner shows it all the same", async () => {
  const isHidden = async () =>
    (await (await fetch(`${site.url}/uslugi`)).text()).includes('name="robots" content="noindex"');
  await expect.poll(isHidden).toBe(true);
  const table = databaseOf(site.url).from("page_content");
  const entry = (value: string) => ({ value, was: "" });
  const own = [
    { key: "office", value: office },
    {
      key: "privacy",
      value: { ...privacy, messenger: "Nie.", providers: "Nikt.", backups: "(30 dni)", terms: "" },
    },
    { key: "texts/agency/agency", value: { "/agency/name": entry("Studio Odra") } },
  ];
  await table.insert(own).throwOnError();
  await expect.poll(isHidden).toBe(true);
  const clause = { "/privacyClause/text": entry("Administratorem danych jest Studio Odra.") };
  await table.insert({ key: "texts/contact-form", value: clause }).throwOnError();
  await expect.poll(isHidden).toBe(false);
  await table.delete().eq("key", "office").throwOnError();
  await expect.poll(isHidden).toBe(true);
  const launch = { "/launch/robots": { value: "index", was: "noindex" } };
  await table.insert({ key: "texts/settings/launch", value: launch }).throwOnError();
  await expect.poll(isHidden).toBe(false);
});

test("a hidden service is nowhere, and its address answers 404 with those that there are", async () => {
  const value = { "/offer/services": { value: "4 0 1 3 5 6", was: "0 1 2 3 4 5 6 7" } };
  await databaseOf(site.url)
    .from("page_content")
    .insert({ key: "texts/settings/offer", value })
    .throwOnError();
  const page = async (path: string) => (await fetch(site.url + path)).text();
  await expect.poll(() => page("/sitemap.xml")).not.toContain("/uslugi/podcasty");
  const left = async () => {
    const found = (await crawl()).filter(({ text }) => /\/uslugi\/(?:podcasty|grafika)/.test(text));
    return found.map(({ path }) => path);
  };
  // A page that was made before is shown for some seconds.
  await expect.poll(left, { timeout: 120_000 }).toEqual([]);
  const gone = await fetch(`${site.url}/uslugi/podcasty`);
  expect(gone.status).toBe(404);
  expect(await gone.text()).toContain('href="/uslugi/nagrania-dronem"');
  const links = [...(await page("/uslugi")).matchAll(/href="(\/uslugi\/[^"]+)"/g)];
  expect(links[0]?.[1]).toBe("/uslugi/marketing-content");
});

test("a service with another name and address is nowhere under the former ones, which lead to it", async () => {
  const database = databaseOf(site.url);
  const entry = (value: string, was: string) => ({ value, was });
  await database
    .from("page_content")
    .upsert(
      [
        {
          key: "texts/settings/offer",
          value: { "/offer/addresses/nagrania-dronem": entry("filmy-z-nieba loty", "") },
        },
        {
          key: "texts/agency/services",
          value: {
            "/services/1/name": entry("Filmy z nieba", "Nagrania dronem DJI i FPV"),
            "/services/1/shortName": entry("Filmy z nieba", "Nagrania dronem"),
          },
        },
      ],
      { onConflict: "key" },
    )
    .throwOnError();
  const page = async (path: string) => (await fetch(site.url + path)).text();
  await expect.poll(() => page("/sitemap.xml")).toContain("/uslugi/filmy-z-nieba");
  let pages: Awaited<ReturnType<typeof crawl>> = [];
  // The title of its own page is a text of that page.
  const left = async () => {
    pages = await crawl();
    const found = pages.filter(
      ({ path, text }) =>
        /\/uslugi\/(?:nagrania-dronem|loty)/.test(text) ||
        (path !== "/uslugi/filmy-z-nieba" && text.includes("Nagrania dronem DJI")),
    );
    return found.map(({ path }) => path);
  };
  await expect.poll(left, { timeout: 120_000 }).toEqual([]);
  expect(pages.filter(({ status }) => status !== 200).map(({ path }) => path)).toEqual(["/nie-ma"]);
  for (const path of ["/", "/uslugi", "/llms.txt", "/uslugi/podcasty"]) {
    const found = pages.find((each) => each.path === path)?.text;
    expect(found, path).toContain("/uslugi/filmy-z-nieba");
    expect(found, path).toContain("Filmy z nieba");
  }
  for (const former of ["/uslugi/nagrania-dronem", "/uslugi/loty"]) {
    const answer = await fetch(`${site.url}${former}?utm_source=ulotka`, { redirect: "manual" });
    expect([answer.status, answer.headers.get("location")]).toEqual([
      301,
      "/uslugi/filmy-z-nieba?utm_source=ulotka",
    ]);
  }
  expect(await page("/uslugi/filmy-z-nieba")).toContain(`${siteOrigin}/uslugi/filmy-z-nieba"`);
});

test("what is hidden in the menu leaves header and footer, and its page stays", async () => {
  const value = {
    "/menu/items": {
      value: "home contact -projects services -blog about",
      was: "home about services projects case-studies blog contact",
    },
  };
  await databaseOf(site.url)
    .from("page_content")
    .insert({ key: "texts/settings/menu", value })
    .throwOnError();
  const page = async (path: string) => (await fetch(site.url + path)).text();
  const linksOf = (html: string, element: string) => {
    const [, part = ""] = new RegExp(`<${element}[ >]([^]*?)</${element}>`).exec(html) ?? [];
    return [...part.matchAll(/<a [^>]*href="(\/[a-z-]*)"/g)].map(([, path]) => path);
  };
  const menuOf = async (element: string) => {
    const links = linksOf(await page("/polityka-prywatnosci"), element);
    return links.filter((path) => path !== "/polityka-prywatnosci").slice(1);
  };
  const shown = ["/", "/kontakt", "/uslugi", "/o-nas", "/case-studies"];
  await expect.poll(() => menuOf("footer")).toEqual(shown);
  // The menu of phones stands in the header, too.
  expect([...new Set(await menuOf("header"))]).toEqual(shown);
  expect(await page("/sitemap.xml")).toContain(`${siteOrigin}/projekty<`);
  expect((await fetch(`${site.url}/blog`)).status).toBe(200);
});
