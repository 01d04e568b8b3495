import { z } from "zod";
import { BRAND_FILE } from "~/brand/brand.ts";
import { type Facts, fillFacts } from "~/text/fill.ts";
import { plainSpaces } from "~/text/plain-spaces.ts";
import { typeset } from "~/text/typeset.ts";
import { AGENCY, namesOf } from "./agency-names.ts";
import { arrangeLists } from "./lists.ts";
import { OWN_PAGES, SECTIONS, TEMPLATE } from "./own-documents.ts";
import { addOwnPages } from "./own-pages.ts";
import { putBrand } from "./put-brand.ts";
import { factsIn, type ListIds, textsIn } from "./texts.ts";
import type { TextDocument, TextId } from "./types.ts";

const document = z.record(z.string(), z.object({ value: z.string(), was: z.string() }));

/** Programs read these values, so that they are neither typeset nor marked. */
const SETTINGS = "settings/";

/** What cannot be read is left out, text by text; `onInvalid` hears of it. */
export function readDocument(value: unknown, onInvalid: (error: unknown) => void): TextDocument {
  const { data, error } = document.safeParse(value);
  if (error) onInvalid(error);
  return data ?? {};
}

/**
 * Puts changed texts in the place of the originals, in `exports` itself, lists first. A text whose place has gone is left out. `mark`
 * gets every text as it is shown. What is a text follows from the original: an owner may write what looks like an address.
 * An owner's text may take any of the `facts`; names that only the original knows are filled by the page that shows it.
 * Gives the ids of the items of lists that have another order.
 */
export function putIn(
  file: string,
  exports: object,
  changes: TextDocument,
  facts: Facts = {},
  mark = (text: string, _id: TextId) => text,
  sections: readonly unknown[] = [],
): ListIds {
  if (file === BRAND_FILE) putBrand(exports, changes);
  const isSetting = file.startsWith(SETTINGS);
  const ids = arrangeLists(file, exports, changes, sections);
  for (const { pointer, name, value: original, set } of textsIn(file, exports, ids)) {
    const change = Object.hasOwn(changes, pointer) ? changes[pointer] : undefined;
    if (isSetting) {
      if (change) set(change.value);
      continue;
    }
    const taken = change && takesKnownFacts(change.value, original, facts) ? change.value : null;
    const lines = taken?.split("\n").map((line) => typesetAs(name, fillFacts(line, facts)));
    set(mark(lines?.join("\n") ?? original, `${file}#${pointer}`));
  }
  return ids;
}

/** What one document changes: the exports of a file, or an added page. */
export type Part = { file: string; exports: object; ids: ListIds };

/**
 * `putIn` for all files, in the order in which `evaluate` gives them: the first has the names that all others may take, and
 * what pages are added from comes before it is copied.
 */
export function putInAll(
  documents: Readonly<Record<string, TextDocument>>,
  facts: Facts,
  mark?: (text: string, id: TextId) => string,
): (file: string, exports: Record<string, unknown>) => Part[] {
  let all = facts;
  let sections: readonly unknown[] = [];
  let template: unknown;
  return (file, exports) => {
    // Copies have their own words, and nobody is shown what they are copied from.
    if (file === SECTIONS) sections = exports.sections as readonly unknown[];
    if (file === TEMPLATE) template = exports.page;
    if (file === SECTIONS || file === TEMPLATE) return [];
    const parts =
      file === OWN_PAGES ? addOwnPages(exports, template, documents) : [{ file, exports }];
    const put = parts.map((part) => ({
      ...part,
      ids: putIn(part.file, part.exports, documents[part.file] ?? {}, all, mark, sections),
    }));
    if (file === AGENCY) all = { ...facts, ...namesOf(exports) };
    return put;
  };
}

/** Documents of law say the day of their last change. By file: the texts that count, and where the day stands. */
const DATED: Readonly<Record<string, { texts: string; day: readonly string[] }>> = {
  "contact-form": { texts: "/privacyClause/", day: ["privacyClause", "version"] },
  privacy: { texts: "/", day: ["privacyPage", "updated", "date"] },
};

/** Puts the day (`2026-12-24`) on which its changed texts came out into a document of law. */
export function putDay(file: string, exports: object, changes: TextDocument, on: string): void {
  const dated = DATED[file];
  if (!dated || !Object.keys(changes).some((pointer) => pointer.startsWith(dated.texts))) return;
  let holder: unknown = exports;
  for (const key of dated.day.slice(0, -1)) holder = Reflect.get(Object(holder), key);
  Reflect.set(Object(holder), dated.day.at(-1) ?? "", on);
}

/**
 * Any other name would have no value. One that is empty may only stand where it goes with its part of the text: what fills
 * the names of originals does not know whether a fact is a sample.
 */
function takesKnownFacts(text: string, original: string, facts: Facts): boolean {
  const ofOriginal = new Set(factsIn(original));
  return factsIn(fillFacts(text, facts)).every(
    (name) => ofOriginal.has(name) && !Object.hasOwn(facts, name),
  );
}

/** As `typeset` does where the text stands: titles have rules of their own. */
export function typesetAs(name: string, text: string): string {
  return typeset({ [name]: plainSpaces(text) })[name] ?? text;
}
