import { evaluate } from "virtual:site-content";
import { pictureAt } from "~/own-pictures.ts";
import type { ShownPicture } from "~/picture-source.ts";
import type { ChangedExport } from "~/settings.ts";
import type { Facts } from "~/text/fill.ts";
import { AGENCY, namesOf } from "./agency-names.ts";
import { Marks } from "./marks.ts";
import { PHONE_STYLE, putPictures, readPictureValue } from "./pictures/pictures.ts";
import { scrimStyle } from "./pictures/scrims.ts";
import { putDay, putInAll } from "./put-in.ts";
import { leaveOutQuotes, withoutConsent } from "./quotes.ts";
import { findSamples, leaveOut, type Samples } from "./samples/samples.server.ts";
import type { TextDocument, TextId } from "./types.ts";

/** By the name of a file of `app/content`: `services/podcast`. */
export type TextDocuments = Readonly<Record<string, TextDocument>>;
/** Of the last change of a document, as `2026-12-24`. */
type Days = Readonly<Record<string, string>>;

/** What is known of those of the library, by their addresses. */
export type LibraryPictures = Readonly<Record<string, ShownPicture>>;

type Exports = Record<string, unknown>;

/**
 * Whether this is the copy of the site with which pages are edited (`loadEditCopy` in server/main.ts). Its texts have
 * marks, and it shows what waits for publication.
 */
export const isEditCopy = import.meta.url.endsWith("?edit");
export const marks = new Marks();

/** Files of what programs read: a mark would change it, and no page shows it. */
const SETTINGS = "settings/";

const none: TextDocuments = {};
let shown = JSON.stringify([none, {}, {}, {}]);
let known: Facts = {};
let changed: readonly ChangedExport[] | undefined = [];
let isWithoutSamples = false;
let samples: Samples | null = null;
let unconsented = 0;
const files = evaluated(none);

/**
 * An export of a file of `app/content`, always as it is at present: what the build puts in the place of the file.
 * @public
 */
export function live(file: string, name: string): unknown {
  const value = files[file]?.[name];
  if (typeof value !== "function") return value;
  return (...values: unknown[]) => {
    const present = files[file]?.[name];
    return typeof present === "function" ? present(...values) : undefined;
  };
}

/** Changes the words and pictures of the whole site, in the objects that every page has imported. */
export function showTexts(
  documents: TextDocuments,
  days: Days,
  facts: Facts,
  pictures: LibraryPictures,
): void {
  const wanted = JSON.stringify([documents, days, facts, pictures]);
  if (wanted === shown) return;
  shown = wanted;
  changed = undefined;
  become(files, evaluated(documents, days, facts, pictures));
  known = { ...facts, ...namesOf(files[AGENCY] ?? {}) };
}

/** What texts may take, with the agency's present name. */
export function knownFacts(): Facts {
  return known;
}

/** From now on the site says nothing that is invented. Pages that are edited go on showing it, to be written over. */
export function hideSamples(): void {
  if (isWithoutSamples || isEditCopy) return;
  isWithoutSamples = true;
  shown = "";
  showTexts(none, {}, {}, {});
}

/** The exports that do not say what the code says. */
export function changedExports(): readonly ChangedExport[] {
  changed ??= findChanged();
  return changed;
}

function findChanged(): ChangedExport[] {
  const originals = evaluate(() => {});
  return Object.entries(files).flatMap(([file, exports]) =>
    Object.entries(exports).flatMap(([name, value]) => {
      const original = JSON.stringify(originals[file]?.[name]);
      return original === JSON.stringify(value) ? [] : [{ file, name, original, value }];
    }),
  );
}

function evaluated(
  documents: TextDocuments,
  days: Days = {},
  facts: Facts = {},
  pictures: LibraryPictures = {},
): Record<string, Exports> {
  const find = (address: string) => pictures[address] ?? builtPicture(address);
  const mark = isEditCopy
    ? (text: string, id: TextId) => (id.startsWith(SETTINGS) ? text : marks.mark(text, id))
    : undefined;
  const put = putInAll(documents, facts, mark);
  samples = isWithoutSamples ? findSamples(putInAll(documents, facts)) : null;
  const refused = new Set<unknown>();
  const all = evaluate((file, exports) => {
    const parts = put(file, exports);
    for (const { file, exports, ids } of parts) {
      const changes = documents[file] ?? {};
      const day = days[file];
      putPictures(file, exports, { changes, ids, find, mark });
      if (day) putDay(file, exports, changes, day);
      for (const { quote } of withoutConsent(exports, ids, changes)) refused.add(quote);
    }
    if (samples && parts.length > 0) leaveOut(exports, samples.marked[file] ?? {}, samples.marks);
    // The page editor shows all of them.
    if (!isEditCopy) leaveOutQuotes(exports, refused);
  });
  unconsented = refused.size;
  addStyle(all["agency/look"] ?? {}, scrimStyle(documents) + phoneStyle(documents));
  return all;
}

/** In the editor a second point can come at any moment. */
function phoneStyle(documents: TextDocuments): string {
  const values = Object.values(documents).flatMap((document) => Object.values(document));
  const isNeeded = isEditCopy || values.some(({ value }) => readPictureValue(value)?.phone);
  return isNeeded ? PHONE_STYLE : "";
}

/** To what follows from the brand, which every page has in its head. */
function addStyle({ look }: Exports, style: string): void {
  const own: unknown = Reflect.get(Object(look), "style");
  if (style && typeof own === "string") Reflect.set(Object(look), "style", own + style);
}

/** Its usual crop is for the cards of rows. */
function builtPicture(address: string): ShownPicture | null {
  const { position: _, ...picture } = pictureAt(address) ?? {};
  return "src" in picture ? picture : null;
}

/** How many quotes of clients nobody reads, since no day of a consent is known. */
export function quotesWithoutConsent(): number {
  return unconsented;
}

/** Texts that their owner has still to write, on a site that shows no samples. */
export function missingTexts(): ReadonlySet<TextId> {
  return new Set(samples?.texts.keys());
}

/**
 * Makes an object equal to another one and keeps it, and all objects in it that both have. An object that stands in
 * several places keeps to the first of them: in the others it may have become another one.
 */
function become(held: object, wanted: object, seen = new Map<object, object>()): void {
  seen.set(held, wanted);
  for (const key of Object.keys(held))
    if (!Object.hasOwn(wanted, key)) Reflect.deleteProperty(held, key);
  if (Array.isArray(held) && Array.isArray(wanted)) held.length = wanted.length;
  for (const [key, value] of Object.entries(wanted)) {
    const before: unknown = Reflect.get(held, key);
    if (!isObject(before) || !isObject(value) || Array.isArray(before) !== Array.isArray(value))
      Reflect.set(held, key, value);
    else if (!seen.has(before)) become(before, value, seen);
    else if (seen.get(before) !== value) Reflect.set(held, key, value);
  }
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
