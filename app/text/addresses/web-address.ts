import { withoutInvisible } from "../invisible.ts";

const SIGN = /[\p{P}\p{Cf}]/u;
/** The signs that parsers of Markdown leave in an address: „ ” » … – and their like. */
const TYPOGRAPHIC = /\P{ASCII}/u;
const OPENING = /[\p{Ps}\p{Pi}]/gu;
const CLOSING = /[\p{Pe}\p{Pf}]/gu;
/** Up to a quotation mark or a dash, which no name of a host has. A hyphen is both, so it is named. */
const HOST = /^(?:https?:\/\/)?(?:-|[^/?#\p{Pi}\p{Pf}\p{Ps}\p{Pe}\p{Pd}…])+/iu;

/** The beginning of a text without spaces that is the address: signs of the sentence around it are no part of it. */
export function addressIn(text: string): string {
  const host = HOST.exec(text)?.[0] ?? "";
  const isHostAlone = TYPOGRAPHIC.test(text.charAt(host.length));
  const address = isHostAlone ? host : text;
  let end = address.length;
  /** How many signs the address up to here has opened and not closed. */
  let open = count(address, OPENING) - count(address, CLOSING);
  while (end > 0) {
    const sign = address.charAt(end - 1);
    const isClosing = count(sign, CLOSING) > 0;
    open += isClosing ? 1 : -count(sign, OPENING);
    // A slash ends an address as well; a sign that closes what the address has opened belongs to it.
    const isOfSentence = SIGN.test(sign) && !/[/%#&=@\\_-]/.test(sign);
    if (!isOfSentence || (isClosing && open > 0)) break;
    end--;
  }
  const isTypographic = isHostAlone || TYPOGRAPHIC.test(address.slice(end));
  return isTypographic ? address.slice(0, end) : text;
}

function count(text: string, signs: RegExp): number {
  return text.match(signs)?.length ?? 0;
}

export type WebAddress = { index: number; text: string; href: string };

/** The addresses in running text. */
export function webAddresses(text: string): WebAddress[] {
  const found = text.matchAll(/(?<![\p{L}\p{N}])(?:https?:\/\/|www\.)[^\s<]+/giu);
  return [...found].flatMap(({ index, 0: match }) => {
    // Straight signs at the end are left out by the parser of the page, too.
    const address = addressIn(match).replace(/(?<![.,:;!?'"*_~])[.,:;!?'"*_~]+$/, "");
    const href = withoutInvisible(/^w/i.test(address) ? `http://${address}` : address);
    return /^https?:\/\/[^/?#.]+\.[^/?#]/i.test(href) ? [{ index, text: address, href }] : [];
  });
}
