import { expect, test, vi } from "vitest";
import { isForPrograms } from "../../../app/site-texts/texts.ts";
import { plainSpaces } from "../../../app/text/plain-spaces.ts";
import { decode } from "../../http/support/html.ts";
import { entry, openSiteEditor, store } from "../../http/support/site-editor.ts";
import { crawl } from "./support/crawl.ts";
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

const { startList } = await openSiteEditor(site.url);
const page = async (path: string) => plainSpaces(await (await fetch(site.url + path)).text());

function* stringsIn(value: unknown, name = ""): Generator<string> {
  if (typeof value === "string") {
    if (!isForPrograms(name, value)) yield plainSpaces(value);
  } else if (typeof value === "object" && value !== null) {
    for (const [key, part] of Object.entries(value)) {
      yield* stringsIn(part, Array.isArray(value) ? name : key);
    }
  }
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
  const pages = await crawl(site.url, ["/kontakt/wyslano", "/nie-ma", "/sitemap.xml"]);
  const shown = pages
    .map(({ source }) => plainSpaces(decode(source.replace(/<script[\s\S]*?<\/script>/g, ""))))
    .join("\n");
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
  await store(site.url, {
    "texts/about": {
      "/aboutPage/hero/lead": entry("Biuro jest czynne w niedzielę."),
      "/aboutPage/hero/title": entry("Film od 300 zł"),
    },
  });
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
  const quotes = "/aboutPage/clients/quotes";
  const value = {
    [quotes]: entry("0+k1 0", "0"),
    [`${quotes}/0+k1/text`]: entry("Zadzwonili w niedzielę."),
    [`${quotes}/0+k1/name`]: entry("Ewa Dudek"),
    [`${quotes}/0+k1/company`]: entry("Odra"),
    [`${quotes}/0+k1/source`]: entry(
      "https://www.odra.example/film/o-hucie-i-jej-ludziach-w-piecu-numer-dwa",
    ),
  };
  const quoted = async () => (await page("/o-nas")).match(/<blockquote/g)?.length ?? 0;
  await store(site.url, {
    "texts/about": { ...value, "/aboutPage/hero/title": entry("Poznaj nas") },
  });
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

  await store(site.url, {
    "texts/about": { ...value, [`${quotes}/0+k1/consent`]: entry("2026-03-12") },
  });
  await expect.poll(quoted).toBe(2);
  const shown = await page("/o-nas");
  expect(shown).toMatch(/Zadzwonili w niedzielę<span[^>]*>”<!-- -->\.</);
  expect(shown).toMatch(/href="https:\/\/www\.odra\.example\/film\/[^"]+"[^>]*>odra\.example<\/a>/);
  expect(shown).not.toContain("data-consent");
  expect((await startList()).unconsented).toEqual([]);
  expect(await page("/admin.data")).toMatch(/"unconsented",0\b/);
});
