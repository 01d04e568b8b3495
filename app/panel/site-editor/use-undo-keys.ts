import { useEffect, useEffectEvent } from "react";
import type { Way } from "./edits/kept-steps.ts";

/** Ctrl+Z and Ctrl+Shift+Z in the panel and in the page; fields have steps of their own. */
export function useUndoKeys(page: Document | undefined, onMove: (way: Way) => void): void {
  const moved = useEffectEvent(onMove);
  useEffect(() => {
    const left = new AbortController();
    const pressed = (event: KeyboardEvent) => {
      const way = wayOf(event);
      if (!way || event.defaultPrevented || isField(event.target)) return;
      event.preventDefault();
      moved(way);
    };
    for (const each of [document, page]) {
      each?.addEventListener("keydown", pressed, { signal: left.signal });
    }
    return () => left.abort();
  }, [page]);
}

function wayOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): Way | null {
  if (altKey || !(ctrlKey || metaKey)) return null;
  const letter = key.toLowerCase();
  if (letter === "y" && !shiftKey) return "forward";
  return letter === "z" ? (shiftKey ? "forward" : "back") : null;
}

/** Of any window, where `instanceof` knows nothing of the other's. */
function isField(target: EventTarget | null): boolean {
  const { tagName, isContentEditable } = target as HTMLElement;
  return isContentEditable || tagName === "TEXTAREA" || tagName === "INPUT";
}
