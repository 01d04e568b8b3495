import { LRUCache } from "lru-cache";
import { typeset } from "~/lib/typeset.ts";

// A list is rendered again and again from the same rows, and setting an excerpt takes 0.1 ms.
const known = new LRUCache<string, string>({ max: 5000 });

/** A short text of a row as pages show it, typeset. */
export function setText(text: string): string {
  const found = known.get(text);
  if (found !== undefined) return found;
  const set = typeset(text);
  known.set(text, set);
  return set;
}
