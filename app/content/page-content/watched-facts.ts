import type { PageValues } from "~/content/page-content/types.ts";
import { formatNumber } from "~/text/numbers.ts";
import { plainSpaces } from "~/text/plain-spaces.ts";

/** Where visitors read a fact: the sentence, with the pages that say it. Null is what only search engines read. */
export type FactPlace = { sentence: string | null; pages: string[] };
/** By the subject of „Dane firmy”, then by the name of a field of its form: `members.0.phone`. */
export type FactPlaces = Record<string, Record<string, FactPlace[]>>;

type Watched = { subject: string; path: string; shown: string; sign: string };

const START = "\uf100";
const END = "\uf101";
const FIRST_DIGIT = 0xf110;
/** No price of an agency is as large. */
const FIRST_PRICE = 73_000_000;

/** What is read by programs, or makes an address: it is left as it is. */
const LEFT =
  /(?:^|\.)(?:photo|image|logo|slug|address|date|latitude|longitude|headline|original|id)$/;

/** Facts of which each can be told from all others in a finished page. */
export function watchFacts(facts: PageValues["facts"]) {
  const watched: Watched[] = [];
  function next(each: Omit<Watched, "sign">, signOf: (number: number) => string): string {
    const sign = signOf(watched.length);
    watched.push({ ...each, sign });
    return sign;
  }

  function watch(subject: string, path: string, value: unknown): unknown {
    if (LEFT.test(path)) return value;
    if (subject === "prices" && (typeof value === "number" || value === null)) {
      const shown = value === null ? "…" : amount(value);
      const price = FIRST_PRICE + watched.length;
      next({ subject, path, shown }, () => amount(price));
      return price;
    }
    if (subject === "opening-hours" && typeof value === "string") {
      if (value === "") return value;
      return next({ subject, path, shown: value }, timeOf);
    }
    if (typeof value === "string") return value + next({ subject, path, shown: "" }, markOf);
    if (Array.isArray(value)) return value.map((part, at) => watch(subject, under(path, at), part));
    if (typeof value !== "object" || value === null) return value;
    const parts = Object.entries(value);
    return Object.fromEntries(
      parts.map(([name, part]) => [name, watch(subject, under(path, name), part)]),
    );
  }

  const entries = Object.entries(facts).filter(([subject]) => subject !== "tags");
  const values = entries.map(([subject, value]) => [subject, watch(subject, "", value)]);
  return { facts: Object.fromEntries(values) as PageValues["facts"], watched };
}

/** As pages write it, with plain spaces. */
function amount(price: number): string {
  return plainSpaces(formatNumber(price));
}

/** Nobody opens at three at night. */
function timeOf(number: number): string {
  return `3:${String((number * 7 + 11) % 60).padStart(2, "0")}`;
}

const DATA = /<script type="application\/ld\+json"[^>]*>[\s\S]*?<\/script>/g;
const CODE = /<(script|style)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g;
/** What ends a sentence of the page. */
const BLOCK =
  /<\/?(?:p|li|ul|ol|h[1-6]|div|section|article|header|footer|main|nav|dt|dd|dl|td|th|tr|figcaption|label|summary|button|address|title)\b[^>]*>/g;
const SAID = / (?:content|alt|aria-label)="([^"]*)"/g;
const LONGEST = 160;

/** Where finished pages say the watched facts, in words as they are at present. */
export function placesOf(
  watched: readonly Watched[],
  pages: readonly { path: string; html: string }[],
): FactPlaces {
  const places: FactPlaces = {};
  const found = ({ subject, path }: Watched, page: string, sentence: string | null) => {
    places[subject] ??= {};
    const of = places[subject];
    of[path] ??= [];
    const known = of[path].find((each) => each.sentence === sentence);
    if (!known) of[path].push({ sentence, pages: [page] });
    else if (!known.pages.includes(page)) known.pages.push(page);
  };
  for (const { path, html } of pages) {
    for (const sentence of [...sentencesOf(html)].map(plainSpaces)) {
      for (const each of watched) {
        if (sentence.includes(each.sign)) found(each, path, shownAs(sentence, watched));
      }
    }
    const data = plainSpaces([...html.matchAll(DATA)].join(""));
    for (const each of watched) if (data.includes(each.sign)) found(each, path, null);
  }
  return places;
}

function* sentencesOf(html: string): Generator<string> {
  const shown = html.replace(CODE, "");
  for (const text of shown.split(BLOCK)) yield text.replace(/<[^<>]*>/g, " ");
  for (const [, text = ""] of shown.matchAll(SAID)) yield text;
}

function shownAs(sentence: string, watched: readonly Watched[]): string {
  const filled = watched.reduce((text, { sign, shown }) => text.replaceAll(sign, shown), sentence);
  const plain = plainSpaces(filled.replace(/[\ue000-\uf8ff]/g, ""))
    .replace(/&(?:amp|quot|#x27|lt|gt);/g, (name) => ENTITIES[name] ?? name)
    .replace(/ +/g, " ")
    .trim();
  return plain.length > LONGEST ? `${plain.slice(0, LONGEST).trimEnd()}…` : plain;
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&quot;": '"',
  "&#x27;": "'",
  "&lt;": "<",
  "&gt;": ">",
};

function under(path: string, name: string | number): string {
  return path === "" ? String(name) : `${path}.${name}`;
}

function markOf(number: number): string {
  const digits = [...number.toString(16)].map((digit) =>
    String.fromCodePoint(FIRST_DIGIT + Number.parseInt(digit, 16)),
  );
  return START + digits.join("") + END;
}
