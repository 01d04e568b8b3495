import { fillNumbers } from "~/text/fill.ts";
import { typeset } from "~/text/typeset.ts";
import type { Prices } from "./prices.ts";

/**
 * Texts with `{website.small}` and the like, as they are shown; `{{od {video.film} zł}}` only when there is this price. A text
 * that cannot do without one is empty.
 */
export function withPrices<T>(texts: T, prices: Prices): T {
  const groups = Object.entries(prices).flatMap(([group, values]) =>
    Object.entries(values).map(([name, value]) => [`${group}.${name}`, value] as const),
  );
  return typeset(fillNumbers(texts, Object.fromEntries(groups)));
}
