import { expect, test, vi } from "vitest";
import { siteContent } from "../../../scripts/site-content.ts";
import { putInAll } from "../put-in.ts";
import type { TextDocument } from "../types.ts";
import { bareSample } from "./sample-marks.ts";
import { findSamples, leaveOut } from "./samples.server.ts";

// The content as the build keeps it for the server.
vi.mock("virtual:site-content", async () => {
  const plugin = siteContent().find(({ name }) => name === "changeable-content");
  const load = plugin?.load;
  if (typeof load !== "function") throw new Error("The build keeps no content.");
  const code = await Reflect.apply(load, { addWatchFile() {} }, ["\0virtual:site-content"]);
  return import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(String(code))}`);
});

const { evaluate } = await import("virtual:site-content");

/** All that visitors read of a site that shows no samples. */
function left(documents: Record<string, TextDocument> = {}) {
  const samples = findSamples(putInAll(documents, {}));
  const words = putInAll(documents, {});
  const files = evaluate((file, exports) => {
    words(file, exports);
    leaveOut(exports, samples.marked[file] ?? {}, samples.marks);
  });
  return { files, samples };
}

/** Of the people, clients and projects of the demo, its office, its prices and its laws. */
const invented = [
  ...[..."Ania Wilk Michał Sowa Kuba Atrium Helioma Korba Łąkowa Nordwal Tarnina".split(" ")],
  ...["kadr.example", "+48", "Filmowa", "40-000", "Katowic", "Śląsk", "przykładow", "uzupełnienia"],
  ...["lotnicz", "inwestycyjn", "agenta", "w ciągu 24", "polisa", "zawodowo"],
];
/** A digit that is no figure of an agency. */
const known =
  /^404$|^\d+x\d+$|^0:30$|^KADR|^\/|24-bit|16\spikseli|120\smetrów|cyfra 07|^\d{4}-\d\d-\d\d$|^00:|^#|webp$|^\d+% \d+%$|openstreetmap|^klucz\s/;
/** What the software does with data is true of every site; how long it does it, too. Services are named by their places. */
const noClaim = /^\/privacyPage\/|^\/offer\//;

test("a site without samples says nothing that is invented", () => {
  const { files } = left();
  const said = Object.entries(files).flatMap(([file, exports]) =>
    // No page shows the dictionary itself.
    [...stringsIn(file === "translations" ? {} : exports)].map(([pointer, text]) => ({
      file,
      pointer,
      text,
    })),
  );
  const words = said.filter(({ text }) => invented.some((word) => text.includes(word)));
  const figures = said.filter(
    ({ text, pointer }) =>
      /\d|\{\w+\.\w+\}/.test(text) && !known.test(text) && !noClaim.test(pointer),
  );
  expect(words).toEqual([]);
  expect(figures).toEqual([]);
});

test("the marks of samples change nothing else", () => {
  const { samples } = left();
  expect(JSON.parse(bareSample(JSON.stringify(samples.marked)))).toEqual(
    JSON.parse(JSON.stringify(evaluate(() => {}))),
  );
});

test("a sample is known by its place, also one without words, and a copy of it is not named again", () => {
  const { texts } = left().samples;
  expect(texts.get("agency/agency#/agency/phone")).toBe("+48 32 000 00 11");
  expect(texts.get("services/video#/video/hero/slate/0/value")).toBe("21 dni");
  expect(texts.get("agency/prices#/prices")).toBe("");
  expect([...texts.keys()].filter((id) => /^(?:share-cards|services\/all)#/.test(id))).toEqual([]);
  expect(texts.has("agency/office#/office/phones/0/number")).toBe(false);
});

test("what its owner has written is no sample, and stands", () => {
  const value = "Każdy film oglądamy trzy razy.";
  const own = { "/aboutPage/values/items/1/text": { value, was: "" } };
  const title = { "/aboutPage/hero/title": { value: "Ludzie", was: "" } };
  const { files, samples } = left({ about: { ...own, ...title } });
  expect(files.about?.aboutPage).toMatchObject({
    hero: { title: "Ludzie" },
    values: { items: [{ title: "", text: value }] },
  });
  expect(samples.texts.has("about#/aboutPage/hero/title")).toBe(false);
  expect(samples.texts.has("about#/aboutPage/values/items/1/title")).toBe(true);
});

test("a sample that its owner has taken as it stands is none, and stands", () => {
  const pointer = "/aboutPage/values/items/0/text";
  const { texts } = left().samples;
  const original = texts.get(`about#${pointer}`) ?? "";
  const { files, samples } = left({ about: { [pointer]: { value: original, was: "" } } });
  expect(JSON.stringify(files.about?.aboutPage)).toContain(original.slice(0, 20));
  expect(samples.texts.has(`about#${pointer}`)).toBe(false);
});

test("what only says that something is a sample is missed by nobody", () => {
  expect([...left().samples.goes].sort()).toEqual([
    "contact#/contactPage/labels/sample",
    "footer#/footer/sample",
    "home#/home/clients/note",
  ]);
});

test("samples are found under an owner's lists and under texts that take the agency's name", () => {
  const list = "/aboutPage/values/items";
  const { files, samples } = left({
    about: {
      [list]: { value: "2 0+k7 1", was: "0 1 2 3 4 5" },
      [`${list}/0+k7/title`]: { value: "Spokój", was: "" },
      "/aboutPage/hero/lead": { value: "To jest {agency.name}", was: "" },
    },
  });
  expect(files.about?.aboutPage).toMatchObject({
    hero: { lead: "To jest KADR" },
    values: { items: [{ title: "Spokój", text: "" }] },
  });
  const ids = [...samples.texts.keys()].filter((id) => id.startsWith(`about#${list}/`));
  const parts = ids.map((id) => id.slice(`about#${list}/`.length));
  expect(parts).toEqual(["2/title", "2/text", "0+k7/text", "1/title", "1/text"]);
});

function* stringsIn(value: unknown, pointer = ""): Generator<[pointer: string, text: string]> {
  if (typeof value === "string") yield [pointer, value];
  else if (value && typeof value === "object") {
    for (const [key, part] of Object.entries(value)) yield* stringsIn(part, `${pointer}/${key}`);
  }
}
