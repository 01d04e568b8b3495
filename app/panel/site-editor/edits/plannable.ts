import type { TextChanges } from "~/site-texts/types.ts";
import { changedTexts, type PageEdits, seenTexts } from "./edit-state.ts";

/** Of words that went with an item of a list nothing is planned. */
export function plannable(edits: PageEdits): Record<string, TextChanges> {
  const texts = Object.fromEntries(changedTexts(edits).map((text) => [text.id, text]));
  return seenTexts({ ...edits, texts });
}
