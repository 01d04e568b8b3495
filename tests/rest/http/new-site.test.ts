import { beforeAll, expect, test } from "vitest";
import { originals } from "../../../app/content/page-content/originals.ts";
import { plainSpaces } from "../../../app/text/plain-spaces.ts";
import { siteOrigin } from "../../http/support/shared-site.ts";
import { databaseOf, demoKeys } from "../../support/demo-keys.ts";
import { startSite, type TestSite } from "../../support/site.ts";

let site: TestSite;
beforeAll(async () => {
  // A public address alone.
  site = await startSite({ env: { ...demoKeys, SITE_URL: siteOrigin } });
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

const { team, clients, projects, office } = originals;
const invented = [
  ...team.members.flatMap(({ name, surname, phone, bio }) => [`${name} ${surname}`, phone, bio]),
  ...clients.clients.map(({ name }) => `alt="${name}"`),
  ...projects.entries.flatMap(({ title, client }) => [title, client]),
  ...[office.street, office.city, office.email, office.legalName, "Katowic"],
  ...["5 000 000", "21 dni", "od 500 zł", "2018", "19 dB", "polis", "60 minut", "w ciągu 24"],
  ...["przykładow", "o uzupełnienia"],
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
});

test("what its owner enters is there, and a project leads only to a case study that there is", async () => {
  const database = databaseOf(site.url);
  const entry = { ...projects.entries[0], title: "Spot nad Odrą", slug: "spot-nad-odra" };
  await database
    .from("page_content")
    .insert({ key: "projects", value: { entries: [entry] } })
    .throwOnError();
  const page = async () => (await fetch(`${site.url}/projekty`)).text();
  expect(plainSpaces(await page())).toContain("Spot nad Odrą");
  expect(await page()).not.toContain("/case-studies/spot-nad-odra");
  const study = { title: "Spot", client: "Klient", industry: "Rzeka", summary: "Skrót" };
  const published_at = "2026-01-02T10:00:00Z";
  await database
    .from("case_studies")
    .insert({ ...study, slug: entry.slug, published_at })
    .throwOnError();
  expect(await page()).toContain('href="/case-studies/spot-nad-odra"');
});
