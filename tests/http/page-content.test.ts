import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { originals } from "../../app/content/page-content/originals.ts";
import { originalQuestions, questionSources } from "../../app/content/page-content/questions.ts";
import { warsawDay } from "../../app/text/warsaw-day.ts";
import { databaseOf, demoKeys } from "../support/demo-keys.ts";
import { openGate } from "../support/gate.ts";
import { publicRoutes } from "../support/routes.ts";
import { startSite, type TestSite } from "../support/site.ts";
import { siteOrigin } from "./support/shared-site.ts";

const { SUPABASE_PUBLISHABLE_KEY } = demoKeys;
const routes = [...publicRoutes, "/kontakt/wyslano", "/nie-ma-takiej-strony", "/llms.txt"];

let site: TestSite;
beforeAll(async () => {
  site = await startSite({ env: { ...demoKeys, SITE_URL: siteOrigin, SEED: "demo" } });
});
afterAll(() => site?.stop());

const table = () => databaseOf(site.url).from("page_content");
beforeEach(async () => void (await table().delete().gt("id", 0).throwOnError()));

const write = (rows: { key: string; value: unknown }[]) => table().insert(rows).throwOnError();

const page = async (path: string, { url } = site) => (await fetch(url + path)).text();

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
  await table()
    .update({ value: { phones: ["112"], members: [] } })
    .gt("id", 0)
    .throwOnError();
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
  const first = originals.office.phones[0] ?? "";
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
  const days = [{ from: "8:30", to: "16:30" }, ...originals["opening-hours"].days.slice(1)];
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const exceptions = [{ date: tomorrow, from: "", to: "" }];
  await write([
    { key: "office", value: { ...originals.office, ...place } },
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
  const data = jsonLd(pages["/kontakt"] ?? "");
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

test("a price changes in the table, in the answers and in the description of its page", async () => {
  await write([
    {
      key: "prices",
      value: { ...originals.prices, website: { small: 3210, company: 8001, shop: 20_000 } },
    },
  ]);
  const web = await page("/uslugi/strony-internetowe");
  expect(web.match(/3210/g)?.length).toBeGreaterThan(4);
  expect(web).toMatch(/<meta name="description" content="Strony od 3210 zł/);
  expect(web).not.toContain("3000\u00a0zł");
  expect(await page("/")).toContain("od 3210\u00a0zł, 8001\u00a0zł i\u00a020000\u00a0zł");
});

test("a question that was changed stays, the others go on following the prices", async () => {
  const questions = [
    null,
    { question: "Czy to działa?", answer: "Tak, od razu." },
    null,
    null,
    null,
  ];
  await write([
    { key: "home", value: { questions } },
    { key: "services/podcast", value: { questions } },
    {
      key: "prices",
      value: { ...originals.prices, podcast: { ...originals.prices.podcast, audioSession: 777 } },
    },
  ]);
  for (const path of ["/", "/uslugi/podcasty"]) {
    const html = await page(path);
    // On the page and in its structured data.
    expect(html.match(/Czy to działa\?/g)?.length, path).toBeGreaterThanOrEqual(2);
    expect(html.includes("od 777\u00a0zł"), path).toBe(true);
  }
  expect(await page("/uslugi/grafika")).not.toContain("Czy to działa?");
});

test("people, projects, clients and the policy are as they were saved", async () => {
  const [first, ...others] = originals.team.members;
  const [entry, ...entries] = originals.projects.entries;
  await write([
    {
      key: "team",
      value: {
        members: [{ ...first, name: "Zofia", photo: "/images/blog-lenses.webp" }, ...others],
      },
    },
    {
      key: "projects",
      value: { entries: [{ ...entry, title: "Nowy kanał", slug: "nowy-kanal" }, ...entries] },
    },
    { key: "clients", value: { clients: [{ name: "Prawdziwy", logo: "/clients/atrium.svg" }] } },
    { key: "privacy", value: { ...originals.privacy, providers: "Nikt spoza EOG.", notice: "" } },
  ]);
  for (const path of ["/", "/o-nas"]) {
    const html = await page(path);
    expect(html, path).toContain("Zofia");
    expect(html, path).toContain("/images/blog-lenses-");
    expect(html, path).not.toContain("/images/portrait-1-");
  }
  expect(await page("/kontakt")).toContain("Zofia");
  for (const path of ["/", "/projekty"]) {
    expect(await page(path), path).toContain("/case-studies/nowy-kanal");
  }
  const home = await page("/");
  expect(home).toContain('alt="Prawdziwy"');
  expect(home).not.toContain("Znaki przykładowe");
  const policy = await page("/polityka-prywatnosci");
  expect(policy).toContain("Nikt spoza EOG.");
  expect(policy).not.toContain("nazwy dostawców");
  expect(policy).not.toContain("Tekst przykładowy");
});

test("the policy names the months after which messages are deleted", async () => {
  const policy = () => page("/polityka-prywatnosci");
  const settings = databaseOf(site.url).from("contact_settings");
  expect(await policy()).toContain("najpóźniej po 12\u00a0miesiącach, a\u00a0te");
  onTestFinished(async () => void (await settings.delete().eq("id", true).throwOnError()));
  await settings.upsert({ id: true, retention_months: 1 }).throwOnError();
  expect(await policy()).toContain("najpóźniej po 1\u00a0miesiącu, a\u00a0te");
  await settings.upsert({ id: true, retention_months: 5 }).throwOnError();
  expect(await policy()).toContain("najpóźniej po 5\u00a0miesiącach, a\u00a0te");
});

test("with a Supabase that dies, pages go on saying what was last read", async () => {
  await write([{ key: "office", value: { ...originals.office, email: "trwam@lipa.example" } }]);
  const gate = await openGate(site.url);
  const other = await startSite({ env: { SUPABASE_URL: gate.url, SUPABASE_PUBLISHABLE_KEY } });
  onTestFinished(async () => {
    await gate.shut();
    await other.stop();
  });
  expect(await page("/o-nas", other)).toContain("trwam@lipa.example");
  await gate.shut();
  expect(await page("/projekty", other)).toContain("trwam@lipa.example");
});

function jsonLd(html: string): unknown {
  const found = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)];
  return found
    .map(([, json = ""]) => JSON.parse(json))
    .find((data) => data["@type"] === "ProfessionalService");
}
