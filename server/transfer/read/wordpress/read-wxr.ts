import path from "node:path";
import { characterEntities } from "character-entities";
import { SaxesParser } from "saxes";
import { readText } from "../files/encodings.ts";
import { escaped } from "../html/html-text.ts";
import { ImportProblem } from "../notes.ts";

type Category = { domain: string; slug: string; name: string };

/** An `<item>`: a post, a page, a picture or anything else that WordPress keeps as a post. */
export type Item = {
  fields: ReadonlyMap<string, string>;
  meta: ReadonlyMap<string, string>;
  categories: readonly Category[];
  comments: number;
};

/** The fields of the site, its authors and its terms, which precede the items. */
export type Channel = {
  fields: Map<string, string>;
  authors: Map<string, string>[];
  terms: Map<string, string>[];
};

type Reading = { channel: Channel; items: Item[] };

const parts = /^wp:(author|category|tag|term)$/;
/** Reads a WXR file piece by piece. A syntax error is thrown with its line. */
export async function* readItems(file: string, channel?: Channel): AsyncGenerator<Item> {
  const reading: Reading = {
    channel: channel ?? { fields: new Map(), authors: [], terms: [] },
    items: [],
  };
  const parser = startParser(file, reading);
  const usable = usableXml();
  for await (const piece of readText(file)) {
    parser.write(usable(piece));
    yield* reading.items.splice(0);
  }
  parser.write(usable("", true)).close();
  yield* reading.items.splice(0);
}

function startParser(file: string, reading: Reading) {
  const parser = new SaxesParser<{ xmlns: false; fileName: string }>({
    xmlns: false,
    fileName: path.basename(file),
  });
  // Plugins write HTML entities such as `&nbsp;`. XML has five of its own. Entities that a file declares stay unknown.
  Object.assign(parser.ENTITIES, characterEntities);
  const open: { name: string; attributes: Record<string, string>; text: string }[] = [];
  let item: ReturnType<typeof emptyItem> | null = null;
  let part: Map<string, string> | null = null;
  let metaKey = "";
  const addText = (text: string) => {
    const here = open.at(-1);
    if (here) here.text += text;
  };
  parser.on("error", ({ message }) => {
    const problem = { code: "xml", line: parser.line } as const;
    throw new ImportProblem(problem, `${message} Nothing was imported.`);
  });
  parser.on("opentag", ({ name, attributes }) => {
    if (open.length === 0 && name !== "rss") {
      throw new ImportProblem(
        { code: "notWordPress" },
        `${path.basename(file)} is no export of WordPress: it begins with <${name}>.`,
      );
    }
    if (name === "item") item = emptyItem();
    else if (!item && parts.test(name)) part = new Map();
    open.push({ name, attributes, text: "" });
  });
  parser.on("text", addText);
  parser.on("cdata", addText);
  parser.on("closetag", () => {
    const tag = open.pop();
    if (!tag) return;
    const { name, attributes, text } = tag;
    const parent = open.at(-1)?.name;
    if (name === "item" && item) {
      reading.items.push(item);
      item = null;
    } else if (item && parent === "wp:postmeta") {
      if (name === "wp:meta_key") metaKey = text;
      if (name === "wp:meta_value") {
        const before = metaKey === "_wp_old_slug" ? item.meta.get(metaKey) : undefined;
        item.meta.set(metaKey, before ? `${before}\n${text}` : text);
      }
    } else if (item && parent === "item") {
      if (name === "wp:comment") item.comments++;
      else if (name === "category") {
        const { domain = "category", nicename = "" } = attributes;
        item.categories.push({ domain, slug: nicename, name: text });
      } else item.fields.set(name, text);
    } else if (part && parts.test(name)) {
      (name === "wp:author" ? reading.channel.authors : reading.channel.terms).push(part);
      part = null;
    } else if (part) part.set(name, text);
    else if (parent === "channel") reading.channel.fields.set(name, text);
  });
  return parser;
}

function emptyItem() {
  return {
    fields: new Map<string, string>(),
    meta: new Map<string, string>(),
    categories: [] as Category[],
    comments: 0,
  };
}

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
