import { expect, test } from "vitest";
import { textsIn } from "~/site-texts/texts.ts";
import { fillFacts } from "~/text/fill.ts";
import { companyFacts } from "./company-facts.ts";
import { contradictionsIn } from "./contradictions.ts";
import { originals } from "./originals.ts";
import { readableFacts } from "./readable-facts.ts";

const none = { facts: {}, questions: {} };
const hours = {
  ...originals["opening-hours"],
  exceptions: [{ date: "2026-12-24", from: "", to: "" }],
};
const facts = readableFacts({ ...none, facts: { "opening-hours": hours } });
const said = (text: string, file = "home") =>
  contradictionsIn(text, file, facts).map((found) => `${found.kind}: ${found.said}`);

test.each([
  ["Biuro jest czynne w niedzielę.", ["day: niedzielę"]],
  ["Odbieramy telefon codziennie.", ["day: codziennie"]],
  ["Biuro jest otwarte także 24 grudnia.", ["day: 24 grudnia"]],
  ["Biuro jest czynne do 18:30.", ["hour: 18:30"]],
  ["Odbieramy od 8 do 17.", ["hour: 8"]],
  ["W soboty biuro jest otwarte do 15.00.", ["hour: 15.00"]],
  ["Spot już od 300 zł.", ["price: od 300 zł"]],
  ["Zadzwoń: 600 700 800.", ["phone: 600 700 800"]],
  ["Nasz numer to +48 600 700 800", ["phone: +48 600 700 800"]],
])("„%s” contradicts what is known", (text, found) => {
  expect(said(text)).toEqual(found);
});

test.each([
  "W niedzielę biuro jest nieczynne.",
  "Biuro jest czynne w soboty od 10:00 do 14:00.",
  "Kręcimy w niedzielę o 5:30, bo jest cicho.",
  "Biuro: 12.10 robimy przerwę na remont, potem odbieramy od 9 do 17.",
  "Od 500 zł netto. Dojazd 2 zł za kilometr.",
  "Zadzwoń: +48 32 000 00 11.",
  "REGON 600700800, 123 456 789 wyświetleń.",
])("„%s” does not", (text) => {
  expect(said(text)).toEqual([]);
});

test("a service is compared with its own prices", () => {
  expect(said("Strona od 2 500 zł.", "services/web")).toEqual(["price: od 2 500 zł"]);
  expect(said("Strona od 2 500 zł.")).toEqual([]);
});

test("what nobody has entered contradicts nothing", () => {
  const unknown = readableFacts({ ...none, isWithoutSamples: true });
  const text = "Biuro jest czynne w niedzielę do 23:00, od 1 zł, tel. 600 700 800.";
  expect(contradictionsIn(text, "home", unknown)).toEqual([]);
});

test("no text of the code contradicts its facts", () => {
  const files = import.meta.glob<object>(["../**/*.ts", "!**/*.test.ts", "!../page-content/**"], {
    eager: true,
  });
  const known = companyFacts(none);
  const found = Object.entries(files).flatMap(([path, exports]) => {
    const file = path.replace(/^\.\.\/|\.ts$/g, "");
    return [...textsIn(file, exports)].flatMap(({ value }) =>
      contradictionsIn(fillFacts(value, known), file, readableFacts(none)).map((each) => [
        value,
        each,
      ]),
    );
  });
  expect(found).toEqual([]);
});

test("a long text is read in no time", () => {
  const began = performance.now();
  for (const part of ["od 1 ", "+48 ", "biuro 9", "1 ", "niedziel", "od 1–"]) {
    contradictionsIn(part.repeat(10_000), "home", facts);
  }
  expect(performance.now() - began).toBeLessThan(2_000);
});
