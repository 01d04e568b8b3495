import { expect, test } from "vitest";
import { findInText } from "./text-checks.ts";

const around = {
  placeholder: "opis zdjęcia",
  origin: "https://kadr.example",
  pages: new Set(["/kontakt"]),
};
const found = (text: string) =>
  findInText(text, around).map(
    ({ rule, words, fix }) => `${rule}: ${words}${fix ? ` → ${fix}` : ""}`,
  );

/** The text after everything that a machine can put right was put right, from its end on. */
function repaired(text: string): string {
  return findInText(text, around).reduceRight(
    (done, { from, to, fix }) =>
      fix === undefined ? done : done.slice(0, from) + fix + done.slice(to),
    text,
  );
}

test("a picture that the library describes needs no words in the text", () => {
  const isDescribed = (address: string) => address === "/a.webp";
  const [left, ...more] = findInText("![](/a.webp) ![](/b.webp)", { ...around, isDescribed });
  expect([left?.words, more]).toEqual(["/b.webp", []]);
});

test("the name of a picture's file is no description", () => {
  const isFileName = (address: string, words: string) => address === "/a.webp" && words === "plan";
  const found = findInText("![plan](/a.webp) ![Plan](/a.webp)", { ...around, isFileName });
  expect(found.map(({ rule, from }) => [rule, from])).toEqual([["description", 0]]);
});

test.each([
  [
    "![](/a.webp) ![opis zdjęcia](/b.webp) ![Kamera](/c.webp)",
    ["description: /a.webp", "description: /b.webp"],
  ],
  ["## a\n\n#### b\n\n#### c", ["heading: b → ###"]],
  ["### a\n\n## b\n\n### c", []],
  [
    "[tutaj](/kontakt) [Kliknij tu!](/kontakt) [kontakt](/kontakt)",
    ["vague-link: tutaj", "vague-link: Kliknij tu!"],
  ],
  ["[a](/nie-ma) [b](url) [c](https://a.pl)", ["dead-link: /nie-ma", "dead-link: url"]],
  [
    'Mówi: "tak" - i już -- koniec.',
    ['quotes: "tak" → „tak”', /^dash: .*tak.* → –$/, /^dash: .*koniec.* → –$/],
  ],
  ['`"a" - b` anglo-saski, 2020-2024', []],
  [
    "Byliśmy w\nkinie i\\\nteatrze, ale na\nplanie",
    [/^short-word: .*w\nkinie.* → {2}$/s, /^short-word: .*teatrze.* → {2}$/s],
  ],
  [
    "10kg, 2.5 m, 15000 zł, 24fps; 5 min, 1,5 godz., 4K, 1080p, T-3m, 12:30h, 2.10.2026",
    ["10kg → 10 kg", "2.5 m → 2,5 m", "15000 zł → 15 000 zł", "24fps → 24 fps"].map(
      (change) => `number: ${change}`,
    ),
  ],
  ["[Film](https://youtu.be/dQw4w9WgXcQ)", ["film: Film"]],
  [
    "ul. Filmowa 24<br>Katowice\n\n<table><tr><td>a</td></tr></table>\n\n<!-- -->\n\n<u>b</u> i <u>c</u>",
    ["html: <table>", "html: <u>"],
  ],
  [
    "![Wykres](wykres.png) ![Wykres](./a/b.png)",
    ["relative-picture: wykres.png", "relative-picture: ./a/b.png"],
  ],
  ["[Wstęp](#wstęp) [Dalej](#dalej)\n\n## Wstęp", ["dead-jump: #dalej"]],
  ["Oto film:\nyoutu.be/dQw4w9WgXcQ", ["film: youtu.be/dQw4w9WgXcQ"]],
  ["[Film](https://youtu.be/dQw4w9WgXcQ)\n\n## Transkrypcja\n\nTekst", []],
])("in %j it finds what is to be looked at", (text, wanted) => {
  expect(found(text)).toEqual(
    wanted.map((one) => (typeof one === "string" ? one : expect.stringMatching(one))),
  );
});

test("a text that is too heavy to be shown is said to be, and nothing else of it", () => {
  const text = "~~a".repeat(3_000);
  expect(findInText(text, around)).toEqual([
    { rule: "too-heavy", words: "", from: 0, to: text.length },
  ]);
});

test("what a machine can put right is right afterwards, and nothing else has changed", () => {
  const text = '## Raz\n\n#### Dwa "a"\n\n- "x *y*" - z\n\n`"kod" - x`\n\n"ala" i "ola"';
  const wanted = '## Raz\n\n### Dwa „a”\n\n- "x *y*" – z\n\n`"kod" - x`\n\n„ala” i „ola”';
  expect(repaired(text)).toBe(wanted);
  expect(found(wanted).filter((one) => one.includes(" → "))).toEqual([]);
});
