import { isCopy, originalIds, sectionOf, shownItems, sourceOf } from "./list-ids.ts";
import { QUOTES } from "./quotes.ts";
import { isFact, isText, pointerOf } from "./texts.ts";
import type { TextDocument } from "./types.ts";

/** Things of one kind that a page shows one after another: an owner adds, removes and moves them. */
export type FoundList = {
  pointer: string;
  items: unknown[];
  /** Of the items as they stand. */
  original: string;
};

/** Lists whose number or order the page relies on, by name, or by the layout of their block and the name. */
const FIXED: Readonly<Record<string, string>> = {
  clips: "placed by their minutes",
  columns: "the cells of each row follow them",
  formats: "four columns, each as wide as its format",
  "month groups": "four weeks fill the width",
  onDay: "found by the number of the day",
  ticks: "placed by their minutes",
  "versus groups": "one against the other",
};

/** The blocks of a page, of whatever kinds. */
export const SECTION_LIST = /^\/\w+\/blocks$/;

/** Names by which programs find an item. */
const KEYS = ["id", "kind", "path", "slug", "src", "to"];

/** The lists of a file, an outer one before those in its items. */
export function* listsIn(file: string, exports: object): Generator<FoundList> {
  yield* walk(file, exports, "", new Map());
}

/**
 * Puts the items of each list in the order that its owner wants, with copies of what was added, in `exports` itself; `sections`
 * are those of which pages get copies. Gives the ids of the items by their lists: the texts of an item are known by its id,
 * wherever it stands.
 */
export function arrangeLists(
  file: string,
  exports: object,
  changes: TextDocument,
  sections: readonly unknown[] = [],
): ReadonlyMap<object, readonly string[]> {
  const ids = new Map<object, readonly string[]>();
  for (const { pointer, items, original } of walk(file, exports, "", ids)) {
    const entry = Object.hasOwn(changes, pointer) ? changes[pointer] : undefined;
    if (!entry) continue;
    const isOfSections = SECTION_LIST.test(pointer);
    const known = shownItems(entry, original).flatMap((id) => {
      const section = sectionOf(id);
      const item =
        section === null ? items[Number(sourceOf(id))] : isOfSections && sections[section];
      return item ? [{ id, item: isCopy(id) ? copyOf(item) : item }] : [];
    });
    if (known.length === 0 && items.length > 0) continue;
    items.splice(0, items.length, ...known.map(({ item }) => item));
    ids.set(
      items,
      known.map(({ id }) => id),
    );
  }
  return ids;
}

/** Of the original words. What marks one item among others is not copied. */
function copyOf(item: unknown): unknown {
  const copy: unknown = structuredClone(item);
  if (typeof copy !== "object" || copy === null) return copy;
  return Array.isArray(copy)
    ? copy
    : Object.fromEntries(Object.entries(copy).filter(([, value]) => value !== true));
}

function* walk(
  file: string,
  holder: object,
  path: string,
  ids: ReadonlyMap<object, readonly string[]>,
): Generator<FoundList> {
  for (const [key, value] of Object.entries(holder)) {
    if (typeof value !== "object" || value === null) continue;
    const pointer = pointerOf(path, ids.get(holder)?.[Number(key)] ?? key);
    if (isFact(file, `${pointer}/`)) continue;
    if (Array.isArray(value) && (SECTION_LIST.test(pointer) || isList(holder, key, value))) {
      yield { pointer, items: value, original: originalIds(value.length) };
    }
    yield* walk(file, value, pointer, ids);
  }
}

function isList(holder: object, key: string, items: readonly unknown[]): boolean {
  // The cells of a row are counted, and a headline is one text.
  const fewest = key === QUOTES ? 1 : 2;
  if (items.length < fewest || Array.isArray(holder) || key === "title") return false;
  const layout = "layout" in holder ? `${holder.layout} ${key}` : key;
  return !(key in FIXED || layout in FIXED) && areAlike(items);
}

function areAlike(items: readonly unknown[]): boolean {
  if (items.every((item) => typeof item === "string")) return items.every(isText);
  const shapes = items.map(shapeOf);
  return shapes.every((shape) => shape !== null && shape === shapes[0]);
}

/** The names of a thing that has words; what some of them are marked with does not count. */
function shapeOf(item: unknown): string | null {
  if (typeof item !== "object" || item === null) return null;
  const names = Object.keys(item).filter((name) => Reflect.get(item, name) !== true);
  if (names.length === 0 || names.some((name) => KEYS.includes(name))) return null;
  return names.sort().join(" ");
}
