import type { TextVersion } from "~/panel/data/site/site-texts.ts";
import type { PageEdits, PageText } from "~/panel/site-editor/edits/edit-state.ts";
import { idsIn, isCopy, itemOf } from "~/site-texts/list-ids.ts";
import type { TextEntry, TextId } from "~/site-texts/types.ts";
import { presentWords } from "./list-items.ts";

type Version = Pick<TextVersion, "document" | "texts">;

/** What an item of a list said then. */
export function formerWords(version: Version, texts: PageEdits["texts"], list: PageText) {
  const present = presentWords(texts, list);
  return (item: string): readonly string[] => {
    const own = entriesOf(version, list, item).filter(([, { was }]) => !/^0( \d+)+$/.test(was));
    return own.length > 0 ? own.map(([, { value }]) => value) : present(item);
  };
}

/** The words of its added items, which come back with a former list: nothing else has them. */
export function textsOfCopies(
  version: Version,
  list: PageText,
  value: string,
): (readonly [TextId, TextEntry])[] {
  return idsIn(value)
    .filter(isCopy)
    .flatMap((item) => entriesOf(version, list, item));
}

function entriesOf({ document, texts }: Version, list: PageText, item: string) {
  return Object.entries(texts).flatMap(([pointer, entry]) => {
    const id = `${document}#${pointer}`;
    return itemOf(list.id, id) === item ? [[id, entry] as const] : [];
  });
}
