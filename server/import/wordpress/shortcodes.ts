import type { PictureUse } from "../entry.ts";
import { escaped } from "../html/escaped.ts";
import type { NoteCode } from "../notes.ts";

export type ShortcodePlace = {
  /** Pictures by their ids, or those that were uploaded to this entry. */
  pictures: (ids: string[] | null) => PictureUse[];
  note: (code: NoteCode, detail: string) => void;
};

const one = /\[(\/?)([a-z][\w-]*)((?:\s+[^[\]<>]*?(?:"[^"]*"|'[^']*'|[^\s[\]"'/]+))*)\s*\/?\]/gi;
const media = /^(audio|video|playlist|embed|youtube|vimeo|dailymotion|soundcloud)$/;
const code = /<(pre|code)\b[^>]*>[\s\S]*?<\/\1>/gi;

/** WordPress's own shortcodes become HTML; of others the inner text stays. Code is left as it is. */
export function withoutShortcodes(html: string, place: ShortcodePlace): string {
  let done = "";
  let from = 0;
  for (const found of html.matchAll(code)) {
    done += expand(html.slice(from, found.index), place) + found[0];
    from = found.index + found[0].length;
  }
  return done + expand(html.slice(from), place);
}

function expand(html: string, place: ShortcodePlace): string {
  const framed = html
    .replace(/\[(?:wp_)?caption([^\]]*)\]([\s\S]*?)\[\/(?:wp_)?caption\]/gi, (_, given, inner) =>
      captioned(inner, attributesOf(given).caption ?? ""),
    )
    .replace(/\[embed[^\]]*\]\s*(\S+?)\s*\[\/embed\]/gi, (_, address) => lineOf(address));
  const closed = new Set([...framed.matchAll(/\[\/([a-z][\w-]*)\]/gi)].map(([, name]) => name));
  return framed.replace(one, (whole, end: string, name: string, given: string) => {
    const attributes = attributesOf(given);
    const isCall = end !== "" || closed.has(name) || given.includes("=") || isKnown(name);
    if (!isCall) return whole;
    if (/^gallery$/i.test(name)) return galleryOf(attributes, whole, place);
    if (media.test(name) && end === "") return mediaOf(attributes, given, whole, place);
    if (!media.test(name)) place.note("shortcode", name);
    return "\n\n";
  });
}

function isKnown(name: string): boolean {
  return /^(gallery|playlist|contact-form|contact-form-7|rev_slider|toc)$/i.test(name);
}

function attributesOf(given: string): Record<string, string> {
  const pairs = given.matchAll(/([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'\]]+))/g);
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
  attributes: Record<string, string>,
  given: string,
  whole: string,
  { note }: ShortcodePlace,
): string {
  const named = Object.values(attributes).filter((value) => /^https?:/.test(value));
  const loose = /https?:\/\/[^\s"'\]]+/.exec(given)?.[0];
  const addresses = named.length > 0 ? named : loose ? [loose] : [];
  if (addresses.length === 0) note("shortcode", whole);
  for (const address of addresses) {
    if (!/youtu\.?be|vimeo\.com/.test(address)) note("media", address);
  }
  return addresses.map(lineOf).join("");
}

function lineOf(address: string): string {
  return `\n\n<p>${escaped(address.replaceAll("&amp;", "&"))}</p>\n\n`;
}
