import { shortHash } from "~/brand/brand.ts";
import type { ChangedExport } from "~/settings.ts";

/** In the head of a page: the address of its card, with the version of its row if it has one. */
const CARD = /(<meta property="og:image" content="[^"]*\/share(\/[^"?]+)\.jpg)(?:\?v=(\d+))?(?=")/;

type Card = { path: string };

/**
 * Networks keep a picture by its address: a card that says something else than the code's gets one of its own. Cards of
 * rows say the words, name and colours that the card of their list has, too.
 */
export function withCardVersion(html: string, changed: readonly ChangedExport[]): string {
  const cards = changed.find(({ name }) => name === "shareCards");
  if (!cards || !Array.isArray(cards.value)) return html;
  const present: readonly Card[] = cards.value;
  const former = new Set(JSON.parse(cards.original).map((card: Card) => JSON.stringify(card)));
  return html.replace(CARD, (tag, address: string, path: string, row?: string) => {
    const [, list = ""] = path.split("/");
    const listed = list === "tag" ? "/blog" : `/${list}`;
    const card = [path, listed].flatMap((it) => present.find((each) => each.path === it) ?? [])[0];
    const words = JSON.stringify(card);
    if (!card || former.has(words)) return tag;
    const version = shortHash(words);
    return `${address}?v=${row ? `${row}-${version}` : version}`;
  });
}
