import { beforeAll, expect, test } from "vitest";
import { originals } from "../../../app/content/page-content/originals.ts";
import { CLAUSE, NAME, subjectOf } from "../../../app/site-texts/samples/sample-subjects.ts";
import { plainSpaces } from "../../../app/text/plain-spaces.ts";
import { siteOrigin } from "../../http/support/shared-site.ts";
import { entry, openSiteEditor, store } from "../../http/support/site-editor.ts";
import { databaseOf } from "../../support/demo-keys.ts";
import { writerEnv } from "../../support/signed-in.ts";
import { startSite, type TestSite } from "../../support/site.ts";
import { crawl } from "./support/crawl.ts";

let site: TestSite;
beforeAll(async () => {
  // A public address alone.
  const { SEED: _, ...env } = writerEnv;
  site = await startSite({ env: { ...env, SITE_URL: siteOrigin } });
  return async () => {
    await site.stop();
  };
});

const page = async (path: string) => plainSpaces(await (await fetch(site.url + path)).text());

const others = ["/llms.txt", "/sitemap.xml", "/blog/rss.xml", "/kontakt/wyslano", "/nie-ma"];

/** As visitors and robots read them. */
const allPages = async () =>
  (await crawl(site.url, others)).map(({ source, ...page }) => ({
    ...page,
    text: plainSpaces(source.replace(/<script(?![^>]*ld\+json)[\s\S]*?<\/script>/g, "")),
  }));

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
  const pages = await allPages();
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
  const project = { ...projects.entries[0], title: "Spot nad Odrą", slug: "spot-nad-odra" };
  await store(site.url, { projects: { entries: [project] } });
  // Of a database that is too slow for a page the site shows what it has read last.
  await expect.poll(() => page("/projekty")).toContain("Spot nad Odrą");
  expect(await page("/projekty")).not.toContain("/case-studies/spot-nad-odra");
  const study = { title: "Spot", client: "Klient", industry: "Rzeka", summary: "Skrót" };
  const published_at = "2026-01-02T10:00:00Z";
  const studies = databaseOf(site.url).from("case_studies");
  await studies.insert({ ...study, slug: project.slug, published_at }).throwOnError();
  await expect.poll(() => page("/projekty")).toContain('href="/case-studies/spot-nad-odra"');
});

test("a fact that nobody has entered brings no sample back in the owner's own sentence", async () => {
  const question = (answer: string) => ({ question: "Ile to kosztuje?", answer });
  await store(site.url, {
    "texts/services/web": { "/web/hero/price": entry("Od {website.small} zł.") },
    "texts/services/podcast": {
      "/podcast/hero/price": entry("Sesja{{ od {podcast.audioSession} zł}}."),
      "/podcast/hero/lead": entry("Zadzwoń: {agency.phone}."),
    },
    "services/drone": {
      questions: [
        question("Od {drone.usualFrom} zł."),
        question("Tyle, ile w umowie."),
        question("Napisz, a policzymy."),
      ],
    },
  });
  await expect.poll(() => page("/uslugi/podcasty")).toContain("Sesja.");
  expect(await page("/uslugi/podcasty")).not.toContain("Zadzwoń: ");
  expect(await page("/uslugi/strony-internetowe")).not.toMatch(/3 000|\{website/);
  await expect.poll(() => page("/uslugi/nagrania-dronem")).toContain("Tyle, ile w umowie.");
  expect(await page("/uslugi/nagrania-dronem")).not.toMatch(/2 500|\{drone/);
});

test("the list for the start names what is left out and what stands, each with its page", async () => {
  const { apikey, edited, startList } = await openSiteEditor(site.url);
  const refused = await fetch(`${site.url}/admin/start-list`, { headers: { apikey } });
  expect(refused.status).toBe(401);
  const { samples } = await startList();
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
    const { texts } = await edited(path);
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
  const { texts } = await (await openSiteEditor(site.url)).edited("/");
  const ours = texts.filter(({ sample }) => sample === "hidden");
  expect(ours.length).toBeGreaterThan(10);
  expect(ours.filter(({ id }) => id === NAME || id === CLAUSE || subjectOf(id))).toEqual([]);
  expect(ours.filter(({ original }) => /przykładow|Katowic|lotnicz/.test(original))).toEqual([]);
  const text = ours.find(({ id }) => id === "home#/home/intro/paragraphs/1");
  expect(await page("/")).not.toContain(text?.original);
  await store(site.url, {
    "texts/home": { "/home/intro/paragraphs/1": entry(text?.original ?? "") },
  });
  await expect.poll(() => page("/")).toContain(text?.original);
});

test("a service without a price keeps its page, without the sentences that would say it", async () => {
  await store(site.url, {
    prices: { website: { small: 4100 }, video: { usualFrom: 5000 } },
    "texts/services/web": {
      "/web/hero/price": entry("Od {website.small} zł."),
      "/web/hero/lead": entry("Sklep od {website.shop} zł."),
    },
  });
  await expect.poll(() => page("/uslugi/strony-internetowe")).toContain("Od 4100 zł.");
  expect(await page("/uslugi/strony-internetowe")).not.toContain("Sklep od");
  for (const path of ["podcasty", "live-streaming", "marketing-content", "produkcja-wideo"]) {
    const { status } = await fetch(`${site.url}/uslugi/${path}`);
    const text = await page(`/uslugi/${path}`);
    expect([path, status, /\{\w+\.\w+\}/.test(text)]).toEqual([path, 200, false]);
  }
});

test("search engines wait until the site says whose it is, or its owner shows it all the same", async () => {
  const isHidden = async () => (await page("/uslugi")).includes('name="robots" content="noindex"');
  await expect.poll(isHidden).toBe(true);
  await store(site.url, {
    office,
    privacy: { ...privacy, messenger: "Nie.", providers: "Nikt.", backups: "(30 dni)", terms: "" },
    "texts/agency/agency": { "/agency/name": entry("Studio Odra") },
  });
  await expect.poll(isHidden).toBe(true);
  const clause = entry("Administratorem danych jest Studio Odra.");
  await store(site.url, { "texts/contact-form": { "/privacyClause/text": clause } });
  await expect.poll(isHidden).toBe(false);
  const table = databaseOf(site.url).from("page_content");
  await table.delete().eq("key", "office").throwOnError();
  await expect.poll(isHidden).toBe(true);
  await store(site.url, {
    "texts/settings/launch": { "/launch/robots": entry("index", "noindex") },
  });
  await expect.poll(isHidden).toBe(false);
});

test("a hidden service is nowhere, and its address answers 404 with those that there are", async () => {
  await store(site.url, {
    "texts/settings/offer": { "/offer/services": entry("4 0 1 3 5 6", "0 1 2 3 4 5 6 7") },
  });
  await expect.poll(() => page("/sitemap.xml")).not.toContain("/uslugi/podcasty");
  const left = async () => {
    const found = (await allPages()).filter(({ text }) =>
      /\/uslugi\/(?:podcasty|grafika)/.test(text),
    );
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
  await store(site.url, {
    "texts/settings/offer": { "/offer/addresses/nagrania-dronem": entry("filmy-z-nieba loty") },
    "texts/agency/services": {
      "/services/1/name": entry("Filmy z nieba", "Nagrania dronem DJI i FPV"),
      "/services/1/shortName": entry("Filmy z nieba", "Nagrania dronem"),
    },
  });
  await expect.poll(() => page("/sitemap.xml")).toContain("/uslugi/filmy-z-nieba");
  let pages: Awaited<ReturnType<typeof allPages>> = [];
  // The title of its own page is a text of that page.
  const left = async () => {
    pages = await allPages();
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
  await store(site.url, {
    "texts/settings/menu": {
      "/menu/items": entry(
        "home contact -projects services -blog about",
        "home about services projects case-studies blog contact",
      ),
    },
  });
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
