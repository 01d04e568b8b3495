import { SECTIONS, TEMPLATE } from "./own-documents.ts";
import type { TextDocument, TextEntry, TextId } from "./types.ts";

/**
 * An added item is a copy of an original one, with a word of its own: `2+k7f2a`. Among the sections of a page it may also be
 * one of `sections/kinds`: `s12+k7f2a`.
 */
const ITEM = /^((?:s(?=\d+\+))?\d{1,3})(?:\+[a-z0-9]{1,12})?$/;
const WORDS = /(\/\d{1,3})\+[a-z0-9]{1,12}(?=\/|$)/g;

const SECTION = /^s(\d{1,3})\+/;
const IN_SECTION = /^[^#]*#.*\/s(\d{1,3})\+[a-z0-9]{1,12}(?=\/|$)/;
const OWN_PAGE = /^own-(?:page|service)\/[a-z0-9]+#/;

/** A page of nothing but sections that were added. */
const MOST_SECTIONS = 60;

/** The ids of a list of so many, as its value says them: `0 1 2`. */
export function originalIds(count: number): string {
  return Array.from({ length: count }, (_, at) => at).join(" ");
}

/** As many as the list may have. */
export function mostItems(original: string): number {
  if (original === "") return MOST_SECTIONS;
  return Math.max(12, idsIn(original).length * 2);
}

/**
 * The items of a list in their order. Of what is stored nothing is taken that cannot be shown: unknown items, and one that
 * is named twice. An item that a release has added since stands at the end, where its owner sees it and can remove it.
 * A list is never empty that has not been so in the code.
 */
export function shownItems(entry: TextEntry | null | undefined, original: string): string[] {
  const known = idsIn(original);
  if (!entry) return known;
  const { length: former } = idsIn(entry.was);
  const own = idsIn(entry.value).filter(
    (id) => sectionOf(id) !== null || known.includes(sourceOf(id)),
  );
  const newer = known.slice(former).filter((id) => !own.includes(id));
  const ids = [...new Set([...own, ...(former > 0 ? newer : [])])];
  return ids.length > 0 || original === "" ? ids.slice(0, mostItems(original)) : known;
}

/** As `shownItems`, in one string. */
export function listValue(entry: TextEntry | null, original: string): string {
  return shownItems(entry, original).join(" ");
}

/** Whether a list of this value shows the text, or it is none of its texts. */
export function isItemShown(list: TextId, value: string, id: TextId): boolean {
  const item = itemOf(list, id);
  return item === null || idsIn(value).includes(item);
}

/**
 * Whether all lists around a text show its item, by what is stored of its file: a list that nobody has changed has those of
 * the code and no copies. One that a release has added stands at the end.
 */
export function isInLists(pointer: string, changes: TextDocument): boolean {
  const names = pointer.split("/");
  return names.every((item, at) => {
    if (!ITEM.test(item)) return true;
    const entry = changes[names.slice(0, at).join("/")];
    if (!entry) return !isCopy(item);
    const former = idsIn(entry.was).length;
    const isNewer = !isCopy(item) && former > 0 && Number(item) >= former;
    return isNewer || idsIn(entry.value).includes(item);
  });
}

export function idsIn(value: string): string[] {
  return value.split(" ").filter((id) => ITEM.test(id));
}

/** The original item that this one is, or is a copy of. */
export function sourceOf(item: string): string {
  return ITEM.exec(item)?.[1] ?? item;
}

/** Where the original of a text stands that may belong to an added item, section or page. */
export function withoutCopies(id: TextId): TextId {
  return id
    .replace(IN_SECTION, `${SECTIONS}#/sections/$1`)
    .replace(OWN_PAGE, `${TEMPLATE}#`)
    .replace(WORDS, "$1");
}

/** Whether a text stands in a section that was added to its page. */
export function isInSection(pointer: string): boolean {
  return IN_SECTION.test(`#${pointer}`);
}

/** The place in `sections/kinds` of the section that this item is a copy of. */
export function sectionOf(item: string): number | null {
  const [, place] = SECTION.exec(item) ?? [];
  return place === undefined ? null : Number(place);
}

export function isCopy(item: string): boolean {
  return sourceOf(item) !== item;
}

/** The item of a list that a text belongs to; null when it is of no item of it. */
export function itemOf(list: TextId, id: TextId): string | null {
  return id.startsWith(`${list}/`) ? (id.slice(list.length + 1).split("/")[0] ?? null) : null;
}

/** Fewer letters than these name nothing: a year, an hour, a day of the week. */
const FEW = 3;
const LONG = 44;

/** What an item is called by its texts: the first words of it. */
export function itemName(texts: readonly string[]): string {
  let name = "";
  for (const text of texts) {
    if ((name.match(/\p{L}/gu)?.length ?? 0) >= FEW) break;
    const words = text.replaceAll("\n", " ").trim();
    if (words !== "") name = name === "" ? words : `${name} – ${words}`;
  }
  if (name.length <= LONG) return name;
  const cut = name.slice(0, LONG);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), LONG / 2))}…`;
}
