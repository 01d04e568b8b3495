import { expect, test } from "vitest";
import { textsIn } from "~/site-texts/texts.ts";
import { fillFacts } from "~/text/fill.ts";
import { companyFacts } from "./company-facts.ts";
import { contradictionsIn } from "./contradictions.ts";
import { doubtfulAnswers } from "./doubtful-answers.ts";
import { originals } from "./originals.ts";
import { readableFacts } from "./readable-facts.ts";

const none = { facts: {}, questions: {} };
const hours = {
  ...originals["opening-hours"],
  exceptions: [
    { date: "2026-12-24", from: "", to: "" },
    { date: "2026-12-31", from: "09:00", to: "13:00" },
  ],
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
  ["Biuro: pon.–pt. 9–18.", ["hour: 18"]],
  ["pn.-pt. 8-16, sob. 10-14", ["hour: 8"]],
  ["Czynne od pn. do pt. w godz. 8.00–16.00.", ["hour: 8.00"]],
  ["Biuro otwarte: pn–pt 9–17, sb 9–14, nd nieczynne", ["hour: 9"]],
  ["Biuro czynne pon.–sob. 9–17", ["hour: 9", "hour: 17"]],
  ["Czynne od 9 do 17, a w soboty do 16.", ["hour: 16"]],
  ["Od poniedziałku do piątku, od 8 do 16, biuro jest czynne.", ["hour: 8"]],
  ["Biuro czynne pon.–niedz.", ["day: niedz"]],
  ["Biuro czynne 31 grudnia do 17:00.", ["hour: 17:00"]],
  ["Czynne do godziny 20.", ["hour: 20"]],
  ["Biuro zamykamy o 19.", ["hour: 19"]],
  ["Pracujemy od 8 do 18.", ["hour: 8", "hour: 18"]],
  ["Dzwoń śmiało, od 9:00 do 21:00.", ["hour: 21:00"]],
  ["Otwarte 24/7.", ["day: 24/7"]],
  ["Spot już od 300 zł.", ["price: od 300 zł"]],
  ["Zadzwoń: 600 700 800.", ["phone: 600 700 800"]],
  ["Nasz numer to +48 600 700 800", ["phone: +48 600 700 800"]],
  [
    "Kontakt: (+48) 600-700-800, kom. 600 700 801",
    ["phone: (+48) 600-700-800", "phone: 600 700 801"],
  ],
  ["0048 600 700 800", ["phone: 0048 600 700 800"]],
  ["Pilne? 600-700-800", ["phone: 600-700-800"]],
  ["tel.: (32) 600 10 20", ["phone: (32) 600 10 20"]],
  ["Dzwoń (600 700 800).", ["phone: 600 700 800"]],
  ["600 700 800", ["phone: 600 700 800"]],
  ["+49 30 1234567", ["phone: +49 30 1234567"]],
])("„%s” contradicts what is known", (text, found) => {
  expect(said(text)).toEqual(found);
});

test.each([
  "W niedzielę biuro jest nieczynne.",
  "Biuro jest czynne w soboty od 10:00 do 14:00.",
  "Kręcimy w niedzielę o 5:30, bo jest cicho.",
  "Zdjęcia zaczynamy o 5:30, biuro zostaje puste.",
  "Biuro czynne pn.–pt. 9.00–17.00, sob. 10.00–14.00, niedz. nieczynne.",
  "Biuro czynne od 9 do 17 i w soboty od 10 do 14.",
  "Od 10 do 14 biuro jest czynne w soboty.",
  "Biuro czynne codziennie, oprócz niedziel.",
  "Biuro czynne 4 grudnia od 9 do 17.",
  "Biuro czynne 31 grudnia do 13:00.",
  "Pracujemy w weekendy od 6 do 8 miesięcy w roku.",
  "Biuro na 3. piętrze, ul. Dworcowa 18–20, na 5 do 10 osób.",
  "Otwarte od 2014 roku, odpowiadamy w 24 h.",
  "Wt 18:00, czw 20:00, nd 19:00",
  "Strona jest otwarta całą dobę.",
  "Biuro: 12.10 robimy przerwę na remont, potem odbieramy od 9 do 17.",
  "Od 500 zł netto. Dojazd 2 zł za kilometr.",
  "Zadzwoń: +48 32 000 00 11, (32) 000-00-12 albo 0048 32 000 00 13.",
  "REGON 600700800, 123 456 789 wyświetleń.",
  "Telefon i adres. Numer REGON: 600700800, KRS 0000600700, NIP 600-70-08-001.",
  "Zadzwoń. Konto: 12 1020 2313 0000 3802 0123 4567.",
  "Zadzwoń 24.12.2026 9:00, numer zamówienia 600700800.",
  "Telefonem zarobisz 600 700 800 zł, w latach 2014 2015 2016.",
  "+600 700 800 wyświetleń, +5 000 000 odsłon",
  "600 000 000",
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

test("an answer that contradicts a fact is named with its field, and none of ours does", () => {
  expect(doubtfulAnswers(none)).toEqual([]);
  const own = { question: "Kiedy?", answer: "Dzwoń do 20:00, od {website.small} zł." };
  const questions = { home: { questions: [null, own, null] } };
  const doubts = [{ kind: "hour", said: "20:00", from: "9:00", to: "17:00" }];
  const found = [{ subject: "home", field: "questions.1.answer", doubts }];
  expect(doubtfulAnswers({ ...none, questions })).toEqual(found);
  // Of our questions that a release has dropped nothing is asked, and the others move up in the form.
  const dropped = { home: { questions: [{ original: "dawne" }, null, own] } };
  const entered = { facts: { "opening-hours": hours }, isWithoutSamples: true };
  expect(doubtfulAnswers({ ...entered, questions: dropped })).toEqual(found);
});
