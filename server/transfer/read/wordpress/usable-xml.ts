import { escaped } from "../html/escaped.ts";

/** Characters that XML forbids and WordPress writes all the same. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const unusable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const loneAmpersand = /&(?!(?:#\d{1,7}|#x[0-9a-f]{1,6}|[a-z]\w{0,31});)/gi;
const references = /(?:&#(?:x[0-9a-f]{1,6}|\d{1,7});)+/gi;
const start = "<![CDATA[";
const end = "]]>";
const last = "</rss>";
/** Longer than an entity and than the marks of a CDATA section, which the end of a piece may cut. */
const TAIL = 40;

/** Gives pieces of a file back with what old versions of WordPress forget to escape; CDATA sections stay as they are. */
export function usableXml(): (piece: string, isLast?: boolean) => string {
  let rest = "";
  let isMarked = false;
  let place: "before" | "within" | "behind" = "before";
  return (piece, isLast = false) => {
    let waiting = rest + piece.replace(unusable, "");
    if (place === "before") {
      // Warnings of a server and blank lines.
      const begin = waiting.search(/<\?xml|<rss/);
      if (begin > 0) waiting = waiting.slice(begin);
      place = "within";
    }
    if (place === "behind") return "";
    let done = "";
    for (;;) {
      const at = waiting.indexOf(isMarked ? end : start);
      if (at < 0) break;
      const length = at + (isMarked ? end : start).length;
      done += isMarked ? waiting.slice(0, length) : mended(waiting.slice(0, at)) + start;
      waiting = waiting.slice(length);
      isMarked = !isMarked;
    }
    const behind = isMarked ? -1 : waiting.indexOf(last);
    if (behind >= 0) {
      place = "behind";
      return done + mended(waiting.slice(0, behind + last.length));
    }
    const keep = isLast ? 0 : Math.min(TAIL, waiting.length);
    // The last characters wait for the next piece, which may complete an entity or a mark of a CDATA section.
    const cut = isMarked ? waiting.length - keep : safeCut(waiting, waiting.length - keep);
    const ready = waiting.slice(0, cut);
    rest = waiting.slice(cut);
    return done + (isMarked ? ready : mended(ready));
  };
}

function mended(text: string): string {
  return text.replace(loneAmpersand, "&amp;").replace(references, (all) => {
    const codes = [...all.matchAll(/&#(x?)([0-9a-f]+);/gi)].map(([, isHex, digits = ""]) =>
      Number.parseInt(digits, isHex ? 16 : 10),
    );
    if (codes.every(isUsable)) return all;
    // Old exports write an emoji as its two halves.
    const whole = codes
      .map((code) => (isAstral(code) ? String.fromCodePoint(code) : String.fromCharCode(code)))
      .join("");
    return escaped(whole.toWellFormed().replace(unusable, "").replaceAll("\ufffd", ""));
  });
}

function isUsable(code: number): boolean {
  const isHalf = code >= 0xd800 && code <= 0xdfff;
  return (code >= 32 ? !isHalf && code < 0xfffe : /^(9|10|13)$/.test(`${code}`)) || isAstral(code);
}

function isAstral(code: number): boolean {
  return code > 0xffff && code <= 0x10ffff;
}

function safeCut(text: string, at: number): number {
  const run = /(?:&#x?[0-9a-f]{0,7};?){1,4}$/i.exec(text.slice(Math.max(0, at - TAIL), at));
  if (run) return at - run[0].length;
  const ampersand = text.lastIndexOf("&", at);
  return ampersand >= 0 && ampersand > at - TAIL ? ampersand : at;
}
