import type { PageEdits, PageText } from "./edits/edit-state.ts";
import { namedItems, presentWords } from "./lists/list-items.ts";
import { pictureTitle } from "./pictures/chosen-picture.ts";

/** A text in one line; a list by its items. */
export function textTitle(
  texts: PageEdits["texts"],
  text: PageText,
  value: string,
  wordsOf = presentWords(texts, text),
): string {
  if (text.kind === "picture") return pictureTitle(text, value);
  if (text.kind !== "list") return value.replaceAll("\n", " ");
  const items = namedItems(text, value, wordsOf);
  return items.map(({ name }) => name).join(", ");
}
