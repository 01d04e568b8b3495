import type { PictureUse } from "../entry.ts";
import { escaped } from "../html/html-text.ts";
import type { NoteCode } from "../notes.ts";

export type ShortcodePlace = {
  /** Pictures by their ids, or those that were uploaded to this entry. */
  pictures: (ids: string[] | null) => PictureUse[];
  note: (code: NoteCode, detail: string) => void;
};

const media = /^(audio|video|playlist|embed|youtube|vimeo|dailymotion|soundcloud)$/i;
const nameAt = /\[(\/?)([a-z][\w-]*)(?=[\s\]/=])/iy;

/** WordPress's own shortcodes become HTML; of others the inner text stays. Code is left as it is. */
export function withoutShortcodes(html: string, place: ShortcodePlace): string {
  const lower = html.toLowerCase();
  let done = "";
  let from = 0;
  const lastEnds = new Map(["pre", "code"].map((name) => [name, lower.lastIndexOf(`</${name}>`)]));
  for (const { index, 1: given = "" } of html.matchAll(/<(pre|code)\b/gi)) {
    const name = given.toLowerCase();
    if (index < from || index > (lastEnds.get(name) ?? -1)) continue;
    const end = lower.indexOf(`</${name}>`, index);
    done += expand(html.slice(from, index), place) + html.slice(index, end);
    from = end;
  }
  return done + expand(html.slice(from), place);
}

function expand(html: string, place: ShortcodePlace): string {
  const plain = untilLast(html, /\[\/vc_raw_(?:html|js)\]/gi, (text) =>
    text.replace(
      /\[vc_raw_(html|js)[^[\]]*\]([\w+/=\s]*)\[\/vc_raw_(?:html|js)\]/gi,
      (whole, kind: string, coded: string) => {
        if (/^html$/i.test(kind)) return decoded(coded) ?? whole;
        place.note("script", "vc_raw_js");
        return "";
      },
    ),
  );
  const framed = untilLast(plain, /\[\/(?:wp_)?caption\]/gi, (text) =>
    text.replace(
      /\[(?:wp_)?caption([^[\]]*)\]((?:(?!\[(?:wp_)?caption)[\s\S])*?)\[\/(?:wp_)?caption\]/gi,
      (_, given, inner) => captioned(inner, attributesOf(given).caption ?? ""),
    ),
  ).replace(/\[embed[^[\]]*\]\s*([^\s[\]]+)\s*\[\/embed\]/gi, (_, address) => lineOf(address));
  const closed = new Set([...framed.matchAll(/\[\/([a-z][\w-]*)\]/gi)].map(([, name]) => name));
  let done = "";
  let from = 0;
  for (const { start, end, isEnd, name, given } of calls(framed)) {
    const whole = framed.slice(start, end);
    const isEscaped = framed[start - 1] === "[" && framed[end] === "]";
    const isCall = isEnd || closed.has(name) || given.includes("=") || isKnown(name, given);
    if (isEscaped) {
      // WordPress shows one pair of the brackets.
      done += framed.slice(from, start - 1) + whole;
      from = end + 1;
      continue;
    }
    if (!isCall) continue;
    done += framed.slice(from, start) + filled({ name, given, isEnd, whole }, place);
    from = end;
  }
  return done + framed.slice(from);
}

/** HTML as a page builder stores it. Null for what is none. */
function decoded(coded: string): string | null {
  try {
    return `\n\n${decodeURIComponent(Buffer.from(coded, "base64").toString())}\n\n`;
  } catch {
    return null;
  }
}

type Call = { start: number; end: number; isEnd: boolean; name: string; given: string };

/** Each `[name …]` of a text. A bracket that is not closed before the next one is text. */
function* calls(text: string): Generator<Call> {
  let at = text.indexOf("[");
  while (at >= 0) {
    nameAt.lastIndex = at;
    const [opening, slash = "", name = ""] = nameAt.exec(text) ?? [];
    const stop = opening ? closing(text, at + opening.length) : at + 1;
    if (opening && text[stop] === "]") {
      const given = text.slice(at + opening.length, stop).replace(/\/$/, "");
      yield { start: at, end: stop + 1, isEnd: slash !== "", name, given };
    }
    at = text.indexOf("[", Math.max(stop, at + 1));
  }
}

/** Where the attributes end, past all quoted values: at `]`, or where no shortcode can go on. */
function closing(text: string, from: number): number {
  for (let at = from; at < text.length; at++) {
    const sign = text.charAt(at);
    if (/[[\]<>]/.test(sign)) return at;
    if (sign !== '"' && sign !== "'") continue;
    const end = text.indexOf(sign, at + 1);
    // An apostrophe in a sentence.
    if (end >= 0 && /[\s=]/.test(text.charAt(at - 1))) at = end;
  }
  return text.length;
}

/** Changes the text up to the last match of the mark, so that no search runs to the end in vain. */
function untilLast(text: string, mark: RegExp, change: (text: string) => string): string {
  let end = 0;
  for (const found of text.matchAll(mark)) end = found.index + found[0].length;
  return end === 0 ? text : change(text.slice(0, end)) + text.slice(end);
}

type Found = { name: string; given: string; isEnd: boolean; whole: string };

function filled({ name, given, isEnd, whole }: Found, place: ShortcodePlace): string {
  const attributes = attributesOf(given);
  if (/^gallery$/i.test(name) && !isEnd) return galleryOf(attributes, whole, place);
  if (media.test(name)) return isEnd ? "\n\n" : mediaOf(name, attributes, given, whole, place);
  const addresses = Object.values(attributes).filter((value) => /^https?:\/\/\S+$/.test(value));
  place.note("shortcode", [name, ...addresses].join(" "));
  return "\n\n";
}

function isKnown(name: string, given: string): boolean {
  if (/^(gallery|playlist|contact-form|contact-form-7|rev_slider|toc)$/i.test(name)) return true;
  return media.test(name) && /https?:\/\/|^\s*\d+\s*$/.test(given);
}

function attributesOf(given: string): Record<string, string> {
  const pairs = given.matchAll(/(?<![\w-])([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'\]]+))/g);
  return Object.fromEntries(
    [...pairs].map(([, name = "", double, single, bare]) => [
      name.toLowerCase(),
      double ?? single ?? bare ?? "",
    ]),
  );
}

/** The old form has its caption in an attribute, the present form after the picture. */
function captioned(inner: string, attribute: string): string {
  const [, picture, words] =
    /^\s*((?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?)([\s\S]*)$/i.exec(inner) ?? [];
  if (!picture) return inner;
  return figure(picture, (words ?? "").trim() || attribute);
}

function galleryOf(
  { ids, include }: Record<string, string>,
  whole: string,
  { pictures, note }: ShortcodePlace,
): string {
  const wanted = (ids ?? include)?.split(/[\s,]+/).filter(Boolean) ?? null;
  const found = pictures(wanted);
  if (found.length === 0 || (wanted && found.length < wanted.length)) note("gallery", whole);
  return found.map(figureOf).join("");
}

export function figureOf({ address, description, caption }: PictureUse): string {
  return figure(`<img src="${escaped(address)}" alt="${escaped(description)}">`, escaped(caption));
}

function figure(picture: string, caption: string): string {
  const words = caption ? `<figcaption>${caption}</figcaption>` : "";
  return `\n\n<figure>${picture}${words}</figure>\n\n`;
}

function mediaOf(
  name: string,
  attributes: Record<string, string>,
  given: string,
  whole: string,
  { note }: ShortcodePlace,
): string {
  const named = Object.values(attributes).filter((value) => /^https?:/.test(value));
  const loose = /https?:\/\/[^\s"'\]]+/.exec(given)?.[0];
  const number = /^vimeo$/i.test(name) && /^\s*(\d+)/.exec(given)?.[1];
  const film = number ? `https://vimeo.com/${number}` : loose;
  const addresses = named.length > 0 ? named : film ? [film] : [];
  if (addresses.length === 0) note("shortcode", whole);
  for (const address of addresses) {
    if (!/youtu\.?be|vimeo\.com/.test(address)) note("media", address);
  }
  return addresses.map(lineOf).join("");
}

function lineOf(address: string): string {
  return `\n\n<p>${escaped(address.replaceAll("&amp;", "&"))}</p>\n\n`;
}
