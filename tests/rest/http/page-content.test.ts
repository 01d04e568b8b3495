import { createHash } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { originals } from "../../../app/content/page-content/originals.ts";
import { originalQuestions, questionSources } from "../../../app/content/page-content/questions.ts";
import { warsawDay } from "../../../app/text/dates/warsaw-clock.ts";
import { Html } from "../../http/support/html.ts";
import { databaseOf } from "../../support/demo-keys.ts";
import { publicRoutes } from "../../support/routes.ts";
import { emptySite } from "./support/empty-site.ts";

const routes = [...publicRoutes, "/kontakt/wyslano", "/nie-ma-takiej-strony", "/llms.txt"];

const site = await emptySite();
// A project leads only to a case study that there is.
const studies = originals.projects.entries.map(({ slug }) => ({
  ...{ slug, title: slug, client: "K", industry: "B", summary: "Skrót" },
  published_at: "2026-01-02T10:00:00Z",
}));
await databaseOf(site.url).from("case_studies").insert(studies).throwOnError();

const table = () => databaseOf(site.url).from("page_content");
beforeEach(async () => {
  await table().delete().gt("id", 0).throwOnError();
  await known();
});

async function write(rows: { key: string; value: unknown }[]): Promise<void> {
  await table().insert(rows).throwOnError();
  await known();
}

/** Waits until the site has read what was written: of a database that is too slow for a page it shows what it read last. */
function known() {
  const failures = () => site.log.filter((line) => line.page === "page-content").length;
  const read = async () => {
    const before = failures();
    await page(`/nie-ma/${crypto.randomUUID()}`);
    return failures() - before;
  };
  return expect.poll(read, { interval: 1_100 }).toBe(0);
}

const page = async (path: string) => (await fetch(site.url + path)).text();

async function allPages(): Promise<Record<string, string>> {
  const pages: Record<string, string> = {};
  for (const path of routes) pages[path] = await page(path);
  return pages;
}

/** The text and links of a page, without the data for the browser's code. */
function withoutScripts(pages: Record<string, string>): Record<string, string> {
  const bare = Object.entries(pages).map(([path, html]) => [
    path,
    html.replace(/<script(?![^>]*ld\+json)[\s\S]*?<\/script>/g, ""),
  ]);
  return Object.fromEntries(bare);
}

const asStored = [
  ...Object.entries(originals).map(([key, value]) => ({ key, value })),
  ...questionSources.map(({ key }) => {
    const questions = originalQuestions(key).map(({ question, answer }) => ({ question, answer }));
    return { key, value: { questions } };
  }),
];

test("without a value, or with one that is not valid, every page is to the byte as the code says", async () => {
  const before = await allPages();
  await write(asStored.map(({ key }) => ({ key, value: null })));
  expect(await allPages()).toEqual(before);
  // The database holds the counts, and so these lists are long enough. Prices may all be missing, but be no list.
  const value = Object.fromEntries(
    ["members", "entries", "clients", "questions", "website"].map((list) => [list, [{}, {}, {}]]),
  );
  await table().update({ value }).gt("id", 0).throwOnError();
  await known();
  await write([{ key: "unknown", value: {} }]);
  expect(await allPages()).toEqual(before);
  const told = site.log.map(({ page }) => page);
  for (const { key } of asStored) expect(told).toContain(`page-content ${key}`);
});

test("a value that says the same as the code changes nothing that is read", async () => {
  const before = withoutScripts(await allPages());
  await write(asStored.filter(({ key }) => key !== "clients"));
  const after = withoutScripts(await allPages());
  // Numbers that somebody has confirmed are no examples, and the policy says when its values were written.
  const policyDate = /<time dateTime="([^"]+)">[^<]*<\/time>(?=<\/p><\/div><\/main>)/;
  const asRead = (html = "") =>
    html.replace(/<p[^>]*>Numery przykładowe\.<\/p>/g, "").replace(policyDate, "");
  for (const path of routes) expect(asRead(after[path]), path).toBe(asRead(before[path]));
  expect(after["/kontakt"]).not.toContain("Numery przykładowe");
  const { data } = await table().select("updated_at").eq("key", "privacy").single().throwOnError();
  const policy = after["/polityka-prywatnosci"] ?? "";
  expect(policy.match(policyDate)?.[1]).toBe(warsawDay(new Date(data.updated_at)));
});

test("telephones, address and hours change everywhere at once", async () => {
  const first = originals.team.members[0]?.phone ?? "";
  expect(await page("/")).toContain(first);
  const place = {
    phones: ["+48 22 123 45 67", "+48 22 123 45 68", "+48 22 123 45 69"],
    email: "studio@lipa.example",
    location: "Łódź, Polska",
    legalName: "Lipa sp. z o.o.",
    street: "ul. Lipowa 3/5",
    postalCode: "90-123",
    city: "Łódź",
  };
  const { phones, ...newPlace } = place;
  const people = originals.team.members.map((member, at) => ({ ...member, phone: phones[at] }));
  const days = [{ from: "8:30", to: "16:30" }, ...originals["opening-hours"].days.slice(1)];
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const exceptions = [{ date: tomorrow, from: "", to: "" }];
  await write([
    { key: "office", value: { ...originals.office, ...newPlace } },
    { key: "team", value: { members: people } },
    { key: "opening-hours", value: { days, exceptions } },
  ]);
  const pages = await allPages();
  for (const [path, html] of Object.entries(pages)) {
    expect(html, path).not.toContain(first);
    expect(html, path).not.toContain("kontakt@kadr.example");
    if (path.endsWith(".txt")) continue;
    expect(html, path).toContain('href="tel:+48221234567"');
    expect(html, path).toContain("mailto:studio@lipa.example");
  }
  expect(pages["/llms.txt"]).toContain("(Michał): +48 22 123 45 68");
  expect(pages["/llms.txt"]).toContain("Pn–Pt: 8:30–16:30");
  expect(pages["/kontakt"]).toContain("ul.\u00a0Lipowa 3/5");
  expect(pages["/polityka-prywatnosci"]).toContain("jest Lipa sp. z\u00a0o.o., ul.\u00a0Lipowa");
  const data = new Html(pages["/kontakt"] ?? "")
    .jsonLd()
    .find((each) => each["@type"] === "ProfessionalService");
  expect(data).toMatchObject({
    telephone: "+48221234567",
    address: { streetAddress: "ul. Lipowa 3/5", addressLocality: "Łódź" },
    openingHoursSpecification: [{ opens: "08:30", closes: "16:30" }, { opens: "10:00" }],
    specialOpeningHoursSpecification: [{ validFrom: tomorrow, opens: "00:00", closes: "00:00" }],
  });
  const [, month, day] = tomorrow.split("-");
  for (const path of ["/", "/kontakt"]) {
    expect(pages[path]?.replace(/<[^>]+>/g, " "), path).toMatch(
      new RegExp(`${day}\\.${month}\\s+nieczynne`),
    );
  }
});

test("people come and go, and their telephones, the words for three and the headlines follow", async () => {
  const [ania, , kuba] = originals.team.members;
  const [entry] = originals.projects.entries;
  const film = { video: { film: 9100 } };
  await write([
    {
      key: "team",
      value: { members: [kuba, { ...ania, name: "Zofia", phone: "+48 600 700 800" }] },
    },
    { key: "projects", value: { entries: [{ ...entry, headline: "2" }] } },
    { key: "prices", value: { ...originals.prices, ...film } },
  ]);
  const [home, about, projects, contact] = [
    await page("/"),
    await page("/o-nas"),
    await page("/projekty"),
    await page("/kontakt"),
  ];
  expect(home).toContain("2750+");
  expect(home).not.toContain("Tych troje spotkasz");
  expect(about.match(/<h3[^>]*>(Kuba|Zofia)/g)).toHaveLength(2);
  // „Zespół” has one to eight people: no sentence of the page counts them or names what they do.
  expect(about).not.toMatch(/trzy (osoby|numery|krzes|telef)|producentka, operator/i);
  expect(projects).not.toContain("Trzy projekty");
  for (const html of [home, contact]) {
    expect(html).toContain("tel:+48600700800");
    // The first person's is in the footer and in the menu.
    expect(html.match(/href="tel:\+48320000013"/g)?.length).toBeGreaterThan(1);
    // He may have written a post.
    expect(html).not.toContain("tel:+48320000012");
  }
  expect(contact).not.toContain("Numery przykładowe");
  for (const html of [home, await page("/uslugi/produkcja-wideo")])
    expect(html).toMatch(/od 9100\u00a0zł/);
});

test("tags of others stand in public pages alone, and the policy lets in what is set", async () => {
  const bare = await allPages();
  await write([{ key: "tags", value: originals.tags }]);
  expect(await allPages()).toEqual(bare);
  const plausible = { address: "https://stats.example", site: "kadr.example" };
  const matomo = { address: "https://kadr.example/matomo", site: "7" };
  const value = { ...originals.tags, google: "AbC-1", plausible, matomo };
  await table().update({ value }).eq("key", "tags").throwOnError();
  await known();
  const answer = await fetch(`${site.url}/kontakt`);
  const html = await answer.text();
  expect(html).toContain('<meta name="google-site-verification" content="AbC-1"/>');
  expect(html).toContain(
    '<script defer src="https://stats.example/js/script.js" data-domain="kadr.example"></script>',
  );
  const policy = answer.headers.get("content-security-policy") ?? "";
  const [, code = ""] = /<script>(var _paq=[\s\S]*?)<\/script>/.exec(html) ?? [];
  const hash = createHash("sha256").update(code).digest("base64");
  expect(policy).toContain(`'sha256-${hash}'`);
  expect(policy).toMatch(
    /script-src [^;]* https:\/\/stats\.example\/js\/script\.js https:\/\/kadr\.example\/matomo\/matomo\.js;/,
  );
  expect(policy).toContain("connect-src 'self' https://stats.example https://kadr.example;");
  expect(await page("/polityka-prywatnosci")).toContain("Plausible (stats.example), Matomo");
  for (const path of ["/admin/login", "/podglad/x"]) {
    const own = await fetch(site.url + path);
    expect(own.headers.get("content-security-policy"), path).not.toContain("stats.example");
    expect(await own.text(), path).not.toContain("stats.example");
  }
  const hostile = { ...originals.tags, google: '"><script>alert(1)</script>' };
  await table().update({ value: hostile }).eq("key", "tags").throwOnError();
  await known();
  expect(await page("/kontakt")).not.toContain("google-site-verification");
});
