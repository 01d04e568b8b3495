import { LRUCache } from "lru-cache";
import { shownExcerpt } from "./reshape.ts";

/** Those of the lists that are asked for: each is a fifth of the work for its card. */
const remembered = new LRUCache<string, string>({
  max: 500,
  memoMethod: (markdown) => shownExcerpt(markdown),
});

export function rememberedExcerpt(markdown: string): string {
  return remembered.memo(markdown);
}
