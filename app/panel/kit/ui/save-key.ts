import type { KeyboardEvent } from "react";

/** Ctrl+S or ⌘S. With Alt it is AltGr, by which a Polish keyboard writes ś. */
export function isSaveKey({ ctrlKey, metaKey, altKey, shiftKey, key }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === "s";
}
