import path from "node:path";
import { characterEntities } from "character-entities";
import { SaxesParser } from "saxes";
import { readText } from "../files/encodings.ts";
import { ImportProblem } from "../problem.ts";
import { usableXml } from "./usable-xml.ts";

export type Category = { domain: string; slug: string; name: string };

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
