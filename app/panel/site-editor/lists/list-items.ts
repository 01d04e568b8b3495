import { type PageEdits, type PageText, shownValue } from "~/panel/site-editor/edits/edit-state.ts";
import { idsIn, itemName, itemOf, sectionOf, sourceOf } from "~/site-texts/list-ids.ts";
import { sectionKinds } from "./section-words.ts";

type Texts = PageEdits["texts"];

/** The texts of an item, in the order of the page. */
export function textsOfItem(texts: Texts, list: PageText, item: string): PageText[] {
  const own = Object.values(texts).filter(({ id }) => itemOf(list.id, id) === item);
  return own.filter(({ kind }) => kind !== "list");
}

export type ListItem = { id: string; name: string };

/** The items of a list of this value by their first words. Of two that begin alike the second has a number. */
export function namedItems(
  list: PageText,
  value: string,
  wordsOf: (item: string) => readonly string[],
): ListItem[] {
  const counts = new Map<string, number>();
  return idsIn(value).map((id) => {
    const name = itemName(wordsOf(id)) || (originalName(list, id) ?? id);
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return { id, name: count > 1 ? `${name} (${count})` : name };
  });
}

function originalName({ items }: PageText, id: string): string | undefined {
  const section = sectionOf(id);
  return section === null ? items?.[Number(sourceOf(id))] : sectionKinds[section];
}

/** As the page says them now. */
export function presentWords(texts: Texts, list: PageText): (item: string) => readonly string[] {
  return (item) => textsOfItem(texts, list, item).map(shownValue);
}

export type ListChange = { added: ListItem[]; removed: ListItem[]; moved: ListItem[] };

/** What was done to a list, at least: an item that others were moved around has not been moved. */
export function listChange(before: readonly ListItem[], after: readonly ListItem[]): ListChange {
  const isIn = (items: readonly ListItem[]) => (item: ListItem) =>
    items.some(({ id }) => id === item.id);
  const places = before.filter(isIn(after)).map(({ id }) => id);
  const common = after.filter(isIn(before));
  const still = longestRise(common.map(({ id }) => places.indexOf(id)));
  return {
    added: after.filter((item) => !isIn(before)(item)),
    removed: before.filter((item) => !isIn(after)(item)),
    moved: common.filter((_, at) => !still.has(at)),
  };
}

/** The places of a longest part of the numbers in which they rise. */
function longestRise(numbers: readonly number[]): Set<number> {
  const best: number[][] = [];
  for (const [at, number] of numbers.entries()) {
    const before = best.filter((rise) => (numbers[rise.at(-1) ?? at] ?? 0) < number);
    const longest = before.sort((one, other) => other.length - one.length)[0] ?? [];
    best.push([...longest, at]);
  }
  return new Set(best.sort((one, other) => other.length - one.length)[0]);
}

/** At the end, with the words of the last one, or those of the section of this kind. */
export function withAdded(
  value: string,
  word: string,
  section?: number,
): { value: string; item: string } {
  const ids = idsIn(value);
  const source = section === undefined ? sourceOf(ids.at(-1) ?? "0") : `s${section}`;
  const item = `${source}+${word}`;
  return { value: [...ids, item].join(" "), item };
}
