import type { ElementContent } from "hast";
import type { Nodes } from "mdast";
import { parseUrl } from "../../../../app/text/addresses/parse-url.ts";
import { text } from "../../../../app/text/html/html-nodes.ts";
import { parseHtml } from "../../../../app/text/html/html-to-markdown.ts";
import { parseMarkdown } from "../../../../app/text/markdown/parse-markdown.ts";
import type { Entry, Note } from "../entry.ts";
import type { NoteCode } from "../notes.ts";
import { isControl } from "./prepare-html.ts";

type Contents = {
  words: string[];
  links: Set<string>;
  pictures: Set<string>;
  films: Set<string>;
  footnotes: number;
};

const MOST_NAMED = 40;
const wordless = /^(script|style|template|svg|math|canvas|textarea|title)$/;
const inline =
  /^(a|abbr|acronym|b|big|bdi|cite|code|data|del|dfn|em|font|i|ins|kbd|label|mark|q|s|samp|small|span|strike|strong|sub|sup|time|tt|u|var|wbr)$/;
/** Shortcodes and commands of generators have notes of their own. */
const commands =
  /\[vc_raw_(?:html|js)[^[\]<>]*\][\w+/=\s]*|\[\/?[a-z][\w-]*(?:[\s=][^[\]<>]*)?\]|\{\{[^{}]*\}\}|\{%[^{}]*%\}/gi;

/** Names what of the text of the export is not in its Markdown, unless a note names it already. */
export function lossesOf({ original, markdown, base, notes }: Entry): Note[] {
  const before = emptyContents();
  // All but its words is missing.
  if (notes.some(({ code }) => code === "wordsAlone")) return [];
  for (const part of original) {
    if ("html" in part) readHtml(part.html, base, before);
    else readMarkdown(part.markdown, base, before);
  }
  const after = emptyContents();
  readMarkdown(markdown, base, after);
  const said = notes.map(({ detail }) => detail).join("\n");
  const isThere = (address: string) =>
    after.links.has(address) || after.films.has(address) || after.pictures.has(address);
  const missing = (all: Set<string>, has: (address: string) => boolean) =>
    [...all].filter((address) => !has(address) && !said.includes(address));
  const footnotes = before.footnotes - after.footnotes;
  return [
    ...lost("lostWords", missingWords(before.words, [...after.words, ...wordsOf(said)])),
    ...lost("lostLinks", missing(before.links, isThere)),
    ...lost(
      "lostPictures",
      missing(before.pictures, (one) => after.pictures.has(one)),
    ),
    ...lost("lostFilms", missing(before.films, isThere)),
    ...(footnotes > 0 ? [{ code: "lostFootnotes" as const, detail: `${footnotes}` }] : []),
  ];
}

function lost(code: NoteCode, all: readonly string[]): Note[] {
  if (all.length === 0) return [];
  const more = all.length > MOST_NAMED ? " …" : "";
  return [{ code, detail: `${all.length}: ${all.slice(0, MOST_NAMED).join(" ")}${more}` }];
}

function emptyContents(): Contents {
  const sets = { links: new Set<string>(), pictures: new Set<string>(), films: new Set<string>() };
  return { words: [], ...sets, footnotes: 0 };
}

function missingWords(before: readonly string[], after: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const word of after) left.set(word, (left.get(word) ?? 0) + 1);
  return before.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count <= 0;
  });
}

function wordsOf(text: string): string[] {
  return (
    text
      .replace(commands, " ")
      .normalize("NFC")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

function addTo(all: Set<string>, address: unknown, base: string): void {
  const url =
    typeof address === "string" && !/^[#{]/.test(address) && parseUrl(address.trim(), base);
  if (url && /^(https?|mailto):$/.test(url.protocol)) all.add(url.href);
}

function readHtml(html: string, base: string, into: Contents): void {
  const texts: string[] = [];
  const look = (node: ElementContent): void => {
    if (node.type === "text") texts.push(node.value);
    if (node.type === "comment") texts.push(/^(more|nextpage)$/.test(node.value) ? " " : "");
    if (node.type !== "element" || wordless.test(node.tagName) || isControl(node)) return;
    const { tagName, properties, children } = node;
    const { dataSrc, dataLazySrc, dataOrigSrc, src, data, href } = properties;
    if (tagName === "img") {
      addTo(into.pictures, dataSrc ?? dataLazySrc ?? dataOrigSrc ?? src, base);
    } else if (/^(iframe|video|audio|embed|object)$/.test(tagName)) {
      addTo(into.films, dataSrc ?? src ?? data ?? sourceIn(children), base);
    } else if (tagName === "a" && !hasPicture(children)) addTo(into.links, href, base);
    // The mark of a footnote, or the way back from it.
    if (tagName === "a" && String(href).startsWith("#") && !/\p{L}/u.test(text(node))) return;
    const gap = inline.test(tagName) ? "" : " ";
    texts.push(gap);
    for (const child of children) look(child);
    texts.push(gap);
  };
  for (const node of parseHtml(html)) look(node);
  for (const word of wordsOf(texts.join(""))) into.words.push(word);
}

function sourceIn(children: readonly ElementContent[]): unknown {
  const source = children.find((child) => child.type === "element" && child.tagName === "source");
  return source?.type === "element" ? source.properties.src : undefined;
}

/** Links around a picture lead to its large version, or are seen by the picture. */
function hasPicture(children: readonly ElementContent[]): boolean {
  return children.some(
    (child) => child.type === "element" && (child.tagName === "img" || hasPicture(child.children)),
  );
}

function readMarkdown(markdown: string, base: string, into: Contents): void {
  const texts: string[] = [];
  const definitions = new Map<string, string>();
  const shown = new Set<string>();
  const look = (node: Nodes): void => {
    switch (node.type) {
      case "text":
      case "inlineCode":
      case "code":
        texts.push(node.value);
        break;
      case "html":
        readHtml(node.value, base, into);
        texts.push(/^<\/?(br|p|div|li|t[dhr])\b/i.test(node.value) ? " " : "");
        break;
      case "image":
        texts.push(" ", node.alt ?? "", " ", node.title ?? "", " ");
        addTo(into.pictures, node.url, base);
        break;
      case "imageReference":
        shown.add(node.identifier);
        break;
      case "definition":
        definitions.set(node.identifier, node.url);
        break;
      case "link":
        addTo(into.links, node.url, base);
        break;
      case "footnoteDefinition":
        into.footnotes++;
        break;
      case "break":
        texts.push(" ");
        break;
    }
    if (!("children" in node)) return;
    const isInline = /^(text|emphasis|strong|delete|link)/.test(node.type);
    if (!isInline) texts.push(" ");
    node.children.forEach(look);
    if (!isInline) texts.push(" ");
  };
  look(parseMarkdown(markdown));
  for (const name of shown) addTo(into.pictures, definitions.get(name), base);
  for (const [name, url] of definitions) if (!shown.has(name)) addTo(into.links, url, base);
  for (const word of wordsOf(texts.join(""))) into.words.push(word);
}
