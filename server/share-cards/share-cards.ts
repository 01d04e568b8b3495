import { LRUCache } from "lru-cache";
import type { CardFacts, SiteSettings } from "../../app/settings.ts";
import { chooseFonts, cleanTitle, type ReadFile } from "./card-fonts.ts";
import { drawApart } from "./draw-apart.ts";
import { gatherMaterials } from "./draw-card.ts";

const MEMORY_FOR_CARDS = 8 * 1024 * 1024;

/** Draws share cards and remembers the last of them by all that stands on them. */
export function createShareCards(
  read: ReadFile,
): Pick<SiteSettings, "drawCard" | "lettersWithoutFont"> {
  const cards = new LRUCache<string, Uint8Array<ArrayBuffer>, CardFacts>({
    maxSize: MEMORY_FOR_CARDS,
    sizeCalculation: (card) => card.length,
    fetchMethod: async (_key, _known, { context }) =>
      new Uint8Array(await drawApart(await gatherMaterials(context, read))),
  });
  return {
    drawCard: (facts) => cards.forceFetch(JSON.stringify(facts), { context: facts }),
    lettersWithoutFont: async (title, display) =>
      (await chooseFonts(cleanTitle(title), display, read)).missing,
  };
}
