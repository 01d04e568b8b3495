import { expect, test, vi } from "vitest";
import { isForPrograms } from "../../../app/site-texts/texts.ts";
import type { StartList } from "../../../app/site-texts/types.ts";
import { plainSpaces } from "../../../app/text/plain-spaces.ts";
import { databaseOf } from "../../support/demo-keys.ts";
import { signIn } from "../../support/signed-in.ts";
import { emptySite } from "./support/empty-site.ts";

/** What stands in `sample(…)`, as the files say it: found here without what makes the list. */
const given = vi.hoisted(() => [] as unknown[]);
vi.mock("../../../app/text/sample.ts", () => ({
  sample(value: unknown) {
    given.push(value);
    return value;
  },
}));

const site = await emptySite();

async function startList(): Promise<StartList> {
  const { apikey, token } = await signIn(site.url);
  const answer = await fetch(`${site.url}/admin/start-list`, {
    headers: { apikey, authorization: `Bearer ${token}` },
  });
  expect(answer.status).toBe(200);
  return answer.json();
}

function* stringsIn(value: unknown, name = ""): Generator<string> {
  if (typeof value === "string") {
    if (!isForPrograms(name, value)) yield plainSpaces(value);
  } else if (typeof value === "object" && value !== null) {
    for (const [key, part] of Object.entries(value)) {
      yield* stringsIn(part, Array.isArray(value) ? name : key);
    }
  }
}

function readable(html: string): string {
  return plainSpaces(
    html
      .replace(/<script[\s\S]*?<\/script>/g, "")
      .replaceAll("&quot;", '"')
      .replaceAll("&#x27;", "'")
      .replaceAll("&amp;", "&"),
  );
}

/** All pages that links and the sitemap lead to. */
async function crawl(): Promise<string> {
  const paths = new Set(["/", "/kontakt/wyslano", "/nie-ma", "/sitemap.xml"]);
  const texts: string[] = [];
  for (const path of paths) {
    const source = await (await fetch(site.url + path)).text();
    for (const [, link, place] of source.matchAll(
      /<a [^>]*href="(\/[^"#?]*)|<loc>https?:\/\/[^/<]+(\/[^<]*)/g,
    )) {
      paths.add(link ?? place ?? "/");
    }
    texts.push(readable(source));
  }
  return texts.join("\n");
}

test("the list for the start names every sample that visitors see", async () => {
  // Other files of this process have read them with the true `sample`.
  vi.resetModules();
  const files = import.meta.glob([
    "../../../app/content/**/*.ts",
    "!**/*.test.ts",
    "!**/sections/**",
  ]);
  for (const read of Object.values(files)) await read();
  // What added pages begin with is on none before they are added.
  const samples = [...new Set([...stringsIn(given)])];
  expect(samples.length).toBeGreaterThan(900);
  const shown = await crawl();
  // Facts stand in the place of their names.
  const isShown = (text: string) =>
    text.split(/\{+[^{}]*\}+/).every((part) => shown.includes(part.trim()));
  const list = await startList();
  const named = new Set(list.samples.filter(({ isSeen }) => isSeen).map(({ text }) => text));
  const seen = samples.filter(isShown);
  expect(seen.length).toBeGreaterThan(700);
  expect(seen.filter((text) => !named.has(text))).toEqual([]);
  expect(list.samples.some(({ id }) => id.startsWith("agency/prices#"))).toBe(true);
});

test("a sentence that contradicts a fact is named with its page", async () => {
  expect((await startList()).doubtful).toEqual([]);
  const value = {
    "/aboutPage/hero/lead": { value: "Biuro jest czynne w niedzielę.", was: "" },
    "/aboutPage/hero/title": { value: "Film od 300 zł", was: "" },
  };
  await databaseOf(site.url)
    .from("page_content")
    .insert({ key: "texts/about", value })
    .throwOnError();
  expect((await startList()).doubtful).toEqual([
    {
      id: "about#/aboutPage/hero/title",
      page: "/o-nas",
      doubts: [{ kind: "price", said: "od 300 zł", lowest: 400 }],
    },
    {
      id: "about#/aboutPage/hero/lead",
      page: "/o-nas",
      doubts: [{ kind: "day", said: "niedzielę" }],
    },
  ]);
});

test("what a client has said is on no page before a day of consent, and the list leads to its field", async () => {
  const database = databaseOf(site.url);
  const quotes = "/aboutPage/clients/quotes";
  const entry = (value: string, was = "") => ({ value, was });
  const value = {
    [quotes]: entry("0+k1 0", "0"),
    [`${quotes}/0+k1/text`]: entry("Zadzwonili w niedzielę."),
    [`${quotes}/0+k1/name`]: entry("Ewa Dudek"),
    [`${quotes}/0+k1/company`]: entry("Odra"),
    [`${quotes}/0+k1/source`]: entry(
      "https://www.odra.example/film/o-hucie-i-jej-ludziach-w-piecu-numer-dwa",
    ),
  };
  const store = (texts: object) =>
    database
      .from("page_content")
      .upsert({ key: "texts/about", value: texts }, { onConflict: "key" })
      .throwOnError();
  const page = async (path: string) => plainSpaces(await (await fetch(site.url + path)).text());
  const quoted = async () => (await page("/o-nas")).match(/<blockquote/g)?.length ?? 0;
  await store({ ...value, "/aboutPage/hero/title": entry("Poznaj nas") });
  await expect.poll(() => page("/o-nas")).toContain("Poznaj nas");
  expect(await quoted()).toBe(1);
  for (const path of ["/o-nas", "/o-nas.data"]) {
    expect(await page(path)).not.toContain("Ewa Dudek");
  }
  const { unconsented, doubtful } = await startList();
  const id = `about#${quotes}/0+k1/consent`;
  expect(unconsented).toEqual([{ id, page: "/o-nas", said: "Ewa Dudek, Odra" }]);
  expect(doubtful).toEqual([]);
  expect(await page("/admin.data")).toMatch(/"unconsented",1\b/);

  await store({ ...value, [`${quotes}/0+k1/consent`]: entry("2026-03-12") });
  await expect.poll(quoted).toBe(2);
  const shown = await page("/o-nas");
  expect(shown).toMatch(/Zadzwonili w niedzielę<span[^>]*>”<!-- -->\.</);
  expect(shown).toMatch(/href="https:\/\/www\.odra\.example\/film\/[^"]+"[^>]*>odra\.example<\/a>/);
  expect(shown).not.toContain("data-consent");
  expect((await startList()).unconsented).toEqual([]);
  expect(await page("/admin.data")).toMatch(/"unconsented",0\b/);
});
