import type { Element, ElementContent } from "hast";
import { parseUrl } from "../../../../app/text/addresses/parse-url.ts";
import { element, style, text } from "../../../../app/text/html/html-nodes.ts";
import { hasData, hasLayout } from "../../../../app/text/html/pasted-tables.ts";
import type { Note } from "../entry.ts";
import type { NoteCode } from "../notes.ts";

export type Preparing = {
  /** The page that relative addresses refer to. */
  base: string;
  note: (code: NoteCode, detail: string) => void;
};

const unwrapped = new Set(
  "button label option fieldset legend noscript center font optgroup select form".split(" "),
);
const left: Record<string, NoteCode> = {
  script: "script",
  style: "script",
  template: "script",
  svg: "drawing",
  math: "drawing",
  canvas: "drawing",
  textarea: "form",
};
const pictureFile = /\.(jpe?g|png|gif|webp|avif)$/i;

/** Pasting leaves out what the copied page still shows. An import turns it into text, links and pictures. */
export function prepareHtml(nodes: readonly ElementContent[], how: Preparing): ElementContent[] {
  return nodes.flatMap((node, at) => (isCopy(node, nodes[at - 1]) ? [] : prepareNode(node, how)));
}

/** What stands behind a picture for browsers without scripts: the same picture. */
function isCopy(node: ElementContent, before: ElementContent | undefined): boolean {
  return (
    node.type === "element" &&
    node.tagName === "noscript" &&
    before?.type === "element" &&
    before.tagName === "img" &&
    picturesIn(node).length > 0 &&
    text(node).trim() === ""
  );
}

const controls = new Set([
  "audio-player",
  "video-player",
  "video-player-container",
  "video-overlay",
  "bookmark-icon",
  "file-card-metadata",
  "file-card-icon",
]);

/** The buttons and times of players, what is small print on a card, and the button beside the link to a file. */
export function isControl(node: Element): boolean {
  return classesOf(node).some(
    (name) =>
      (name.startsWith("kg-") && controls.has(name.slice(3))) || name === "wp-block-file__button",
  );
}

function classesOf({ properties }: Element): string[] {
  return Array.isArray(properties.className) ? properties.className.map(String) : [];
}

function prepareNode(node: ElementContent, how: Preparing): ElementContent[] {
  if (node.type !== "element") return node.type === "text" ? [node] : [];
  const { tagName, properties } = node;
  const reason = left[tagName];
  if (reason) {
    how.note(reason, shortened(text(node).trim() || String(properties.src ?? tagName)));
    return [];
  }
  if (isControl(node)) return [];
  if (isHidden(node)) {
    if (text(node).trim()) how.note("hiddenText", shortened(text(node).trim()));
    return [];
  }
  if (tagName === "input") return prepareInput(node, how);
  if (tagName === "img") return preparePicture(node, how);
  if (/^(iframe|video|audio|object|embed)$/.test(tagName)) return prepareMedia(node, how);
  const children = prepareHtml(node.children, how);
  if (tagName === "a" && isCard(node)) return prepareCard(node, children, how);
  if (tagName === "figure") return prepareFigure(children);
  if (tagName === "ul" && isGallery(children)) return [element("div", children.flatMap(inner))];
  if (tagName === "table") return prepareTable({ ...node, children }, how);
  if (tagName === "dl") how.note("asParagraphs", wordsOf(node));
  if (tagName === "a") return prepareLink(node, children, how);
  if (unwrapped.has(tagName)) return children;
  if (tagName === "summary") return [element("p", [element("strong", children)])];
  if (tagName === "details") return [element("div", children)];
  if (tagName === "q") return [textNode("„"), ...children, textNode("”")];
  return [{ ...node, properties: { ...properties, ariaHidden: undefined }, children }];
}

function isHidden(node: Element): boolean {
  const { hidden } = node.properties;
  return (
    (hidden !== undefined && hidden !== false) ||
    /display:\s*none|visibility:\s*hidden/.test(style(node))
  );
}

function prepareInput(node: Element, how: Preparing): ElementContent[] {
  const { type, value, placeholder } = node.properties;
  if (type === "checkbox") return [node];
  if (type !== "hidden") how.note("form", String(value ?? placeholder ?? type ?? "text"));
  return [];
}

function preparePicture({ properties }: Element, how: Preparing): ElementContent[] {
  const { alt = "", title, width, height } = properties;
  // Pages with lazy loading keep the address in another attribute than `src`.
  const { dataSrc, dataLazySrc, dataOrigSrc, src } = properties;
  const found = String(dataSrc ?? dataLazySrc ?? dataOrigSrc ?? src ?? "");
  if (Number(width) === 1 && Number(height) === 1) {
    how.note("counter", shortened(found));
    return [];
  }
  // A player without a cover.
  if (found.trim() === "") return [];
  const address = wholeAddress(found, how.base);
  if (/^data:/i.test(found.trim())) {
    how.note("pictureInText", shortened(String(alt) || found));
    return [];
  }
  if (!address) {
    how.note("pictureRefused", `${shortened(found)} (no address of a file)`);
    return [];
  }
  return [element("img", [], { src: address, alt, ...(title ? { title } : {}) })];
}

function prepareMedia(node: Element, how: Preparing): ElementContent[] {
  const { src, data, dataSrc } = node.properties;
  const inner = node.children.filter((child) => child.type === "element");
  const source = inner.find(({ tagName }) => /^(source|embed|iframe)$/.test(tagName));
  const address = wholeAddress(
    String(dataSrc ?? src ?? data ?? source?.properties.src ?? ""),
    how.base,
  );
  const rest = prepareHtml(
    node.children.filter((child) => child !== source && !isTrack(child)),
    how,
  );
  if (!address) return rest;
  const isFilm = /(^|\.)(youtube(-nocookie)?\.com|youtu\.be|vimeo\.com)$/.test(
    new URL(address).hostname,
  );
  if (!isFilm) how.note(/^(video|audio)$/.test(node.tagName) ? "media" : "embedded", address);
  return [linkOnItsLine(address), ...rest];
}

function isTrack(node: ElementContent): boolean {
  return node.type === "element" && /^(track|source|param)$/.test(node.tagName);
}

/** A caption becomes the title of the one picture above it, which pages show below it. */
function prepareFigure(children: ElementContent[]): ElementContent[] {
  const at = children.findIndex(
    (child) => child.type === "element" && child.tagName === "figcaption",
  );
  const caption = children[at];
  if (caption?.type !== "element") return [element("div", children)];
  const others = children.filter((child) => child !== caption);
  const words = text(caption).replace(/\s+/g, " ").trim();
  const pictures = others.flatMap(picturesIn);
  const [only] = pictures;
  const hasText = others.some((child) => text(child).trim());
  const hasLink = caption.children.some(
    (child) => child.type === "element" && child.tagName === "a",
  );
  if (only && pictures.length === 1 && !hasText && !hasLink) {
    if (words) only.properties.title = words;
    return [element("p", others)];
  }
  return [element("div", others), ...(words ? [element("p", caption.children)] : [])];
}

/** Whether a list has only pictures. Each gets a paragraph then, so that a page can show its caption below. */
function isGallery(items: readonly ElementContent[]): boolean {
  const full = items.filter((item) => item.type === "element");
  return (
    full.length > 0 && full.every((item) => picturesIn(item).length > 0 && text(item).trim() === "")
  );
}

function inner(node: ElementContent): ElementContent[] {
  return node.type === "element" ? node.children : [];
}

function picturesIn(node: ElementContent): Element[] {
  if (node.type !== "element") return [];
  return node.tagName === "img" ? [node] : node.children.flatMap(picturesIn);
}

/** Pasting leaves out a table's caption and its rows without words. */
function prepareTable(table: Element, how: Preparing): ElementContent[] {
  const caption = table.children.find(
    (child) => child.type === "element" && child.tagName === "caption",
  );
  const rest: Element = { ...table, children: table.children.filter((child) => child !== caption) };
  const title = caption?.type === "element" ? [element("p", caption.children)] : [];
  const isOfPictures = hasRowOfPictures(rest);
  if (hasData(rest) && (isOfPictures || hasLayout(rest))) {
    how.note("asParagraphs", wordsOf(rest));
  }
  return [...title, ...(isOfPictures ? [unwrapTable(rest)] : [rest])];
}

function hasRowOfPictures(node: Element): boolean {
  return node.children.some(
    (child) =>
      child.type === "element" &&
      (child.tagName === "tr"
        ? !text(child).trim() && picturesIn(child).length > 0
        : hasRowOfPictures(child)),
  );
}

function unwrapTable(node: Element): Element {
  const children = node.children.map((child) =>
    child.type === "element" && /^(thead|tbody|tfoot|tr|td|th)$/.test(child.tagName)
      ? unwrapTable(child)
      : child,
  );
  return element("div", children);
}

/** Ghost makes a whole card a link. */
function isCard(node: Element): boolean {
  return classesOf(node).some((name) => /^kg-(?:bookmark|file-card)-container$/.test(name));
}

/** Its title stays a link, above its other words and its picture. */
function prepareCard(node: Element, children: ElementContent[], how: Preparing): ElementContent[] {
  const find = (nodes: readonly ElementContent[]): Element | undefined => {
    for (const one of nodes) {
      if (one.type !== "element") continue;
      if (classesOf(one).some((name) => /-title$/.test(name))) return one;
      const found = find(one.children);
      if (found) return found;
    }
  };
  const title = find(children);
  if (!title) return prepareLink(node, children, how);
  const linked = element("p", prepareLink(node, title.children, how));
  title.children = [];
  return [linked, element("div", children)];
}

function prepareLink(node: Element, children: ElementContent[], how: Preparing): ElementContent[] {
  const given = String(node.properties.href ?? "").trim();
  // The element is the target of a link, or its own target is in the same page.
  if (given === "" || given.startsWith("#")) return children;
  const address = wholeAddress(given, how.base);
  if (!address) {
    how.note("link", `${given} (${shortened(text(element("a", children)).trim())})`);
    return children;
  }
  const hasPicture = children.flatMap(picturesIn).length > 0;
  // The large version of the picture, which a press on it would show.
  if (hasPicture && pictureFile.test(address.replace(/[?#].*/s, ""))) return children;
  return [element("a", children, { href: address })];
}

/** http, https or mailto; null for all else. */
export function wholeAddress(address: string, base: string): string | null {
  const url = parseUrl(address.trim(), base);
  return url && /^(https?|mailto):$/.test(url.protocol) ? url.href : null;
}

export function linkOnItsLine(address: string): Element {
  return element("p", [element("a", [textNode(address)], { href: address })]);
}

function wordsOf(node: Element): string {
  const words = (one: ElementContent): string =>
    one.type === "element" ? one.children.map(words).join(" ") : text(one);
  return shortened(words(node)).trim();
}

function textNode(value: string): ElementContent {
  return { type: "text", value };
}

export function shortened(words: string): string {
  const line = words.replace(/\s+/g, " ");
  return line.length > 120 ? `${line.slice(0, 119)}…` : line;
}

/** What is noted already. A text may make thousands of notes. */
const known = new WeakMap<Note[], Set<string>>();

export function noteInto(notes: Note[]) {
  const keyOf = (code: NoteCode, detail: string) => `${code} ${detail}`;
  const noted = known.get(notes) ?? new Set(notes.map(({ code, detail }) => keyOf(code, detail)));
  known.set(notes, noted);
  return (code: NoteCode, detail: string): void => {
    const key = keyOf(code, detail);
    if (noted.has(key)) return;
    noted.add(key);
    notes.push({ code, detail });
  };
}
