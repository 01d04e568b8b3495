import { idsIn, isCopy, itemOf } from "~/site-texts/list-ids.ts";
import { isUnsaved, type PageEdits, type PageText, shownValue, storedEntry } from "./edit-state.ts";

/** Own words of added items that were removed again: no list says them any more, and none ever will. */
export function leftTexts(texts: PageEdits["texts"]): PageText[] {
  const all = Object.values(texts);
  const lists = all.filter(({ kind }) => kind === "list");
  return all.filter(
    (text) =>
      (storedEntry(text) !== null || isUnsaved(text)) &&
      lists.some((list) => {
        const item = itemOf(list.id, text.id);
        return item !== null && isCopy(item) && !idsIn(shownValue(list)).includes(item);
      }),
  );
}
