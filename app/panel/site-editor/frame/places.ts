import { storedValue } from "~/panel/site-editor/edits/edit-state.ts";
import { pageText } from "~/panel/site-editor/edits/text-rules.ts";
import type { EditedText, TextId } from "~/site-texts/types.ts";
import type { Facts } from "~/text/fill.ts";
import { plainSpaces } from "~/text/plain-spaces.ts";
import { type ShownFacts, shownFacts, valuesOf, withFacts } from "./facts.ts";
import { type AddressOf, picturePlace } from "./pictures.ts";

/** Where the page says a text: between two comments, or in an attribute of an element. */
export type Place = {
  /** Of its parts, for the lines of a headline; else null. */
  line: number | null;
  /** The element that is pressed, outlined and focused. */
  element: Element;
  /** What stands between the comments; nothing for an attribute. */
  nodes: () => readonly Node[];
  read: () => string;
  write: (text: string) => void;
  /** Null for content. The name for an attribute; empty for the `<title>`. */
  attribute: string | null;
  /** Where it comes in reading order, when its element stands elsewhere. */
  at?: Element;
  /** What stands around the text in the same node or attribute. */
  around: readonly [before: string, after: string];
};

export type Places = ReadonlyMap<TextId, readonly Place[]>;

type Found = Omit<Place, "line" | "around"> & { id: TextId };

/** All places of the texts in a document, in reading order. */
export function findPlaces(
  page: Document,
  texts: readonly EditedText[],
  ofCompany: Facts,
  addressOf: AddressOf,
): Places {
  const known = new Map(texts.map((text) => [text.id, text]));
  const places = new Map<TextId, Place[]>();
  for (const { id: named, ...found } of [...betweenComments(page), ...inAttributes(page)]) {
    const { text, line } = textOf(known, named);
    if (!text) continue;
    const picture = text.kind === "picture" && picturePlace(found, storedValue(text), addressOf);
    if (picture === null) continue;
    const others = places.get(text.id) ?? [];
    places.set(text.id, others);
    others.push(picture || { ...found, line, around: ["", ""] });
  }
  const facts = { ...factsOf(known, places), ...valuesOf(ofCompany) };
  for (const [id, found] of places) {
    const text = known.get(id);
    if (text) places.set(id, placed(text, found, facts));
  }
  return places;
}

/** The values that the page shows for `{website.small}` and the like. */
export function factsOf(texts: ReadonlyMap<TextId, EditedText>, places: Places): ShownFacts {
  const found = [...places].map(([id, [first]]) => {
    const text = texts.get(id);
    const value = text && storedValue(text);
    return value?.includes("{") && first ? shownFacts(value, first.read()) : {};
  });
  return Object.assign({}, ...found);
}

/** Each line of a headline may have a mark of its own, numbered or not. */
function textOf(known: ReadonlyMap<TextId, EditedText>, named: TextId) {
  const whole = known.get(named);
  if (whole) return { text: whole, line: null };
  const [, list = "", at = ""] = /^(.+)\/(\d+)$/.exec(named) ?? [];
  const text = known.get(list);
  return { text: text?.kind === "lines" ? text : undefined, line: Number(at) };
}

function placed(text: EditedText, found: readonly Place[], facts: ShownFacts): Place[] {
  const lines = pageText(text, withFacts(storedValue(text), facts)).split("\n");
  const inContent = found.filter(({ attribute }) => attribute === null);
  return found.map((place) => {
    const at = inContent.indexOf(place);
    const isLine = place.line === null && text.kind === "lines" && at >= 0 && lines.length > 1;
    const guessed =
      isLine && holds(place, lines[at % lines.length] ?? "") ? at % lines.length : null;
    const line = place.line ?? guessed;
    const shown = line === null ? lines.join(" ") : (lines[line] ?? "");
    return { ...place, line, around: aroundOf(place.read(), shown) };
  });
}

function holds(place: Place, line: string): boolean {
  return plainSpaces(place.read()).trim() === plainSpaces(line).trim();
}

function aroundOf(whole: string, text: string): readonly [string, string] {
  const at = text === "" ? -1 : plainSpaces(whole).indexOf(plainSpaces(text));
  return at < 0 ? ["", ""] : [whole.slice(0, at), whole.slice(at + text.length)];
}

/** Puts a text into all of its places; a line that has none goes into the last one. */
export function writeText(
  places: readonly Pick<Place, "line" | "write" | "around">[],
  text: string,
): void {
  const lines = text.split("\n");
  const last = Math.max(...places.map(({ line }) => line ?? 0));
  for (const { line, write, around } of places) {
    const own = line === null ? lines : lines.slice(line, line === last ? undefined : line + 1);
    write(around[0] + own.join(" ") + around[1]);
  }
}

function betweenComments(page: Document): Found[] {
  const starts: Comment[] = [];
  const walker = page.createTreeWalker(page.documentElement, NodeFilter.SHOW_COMMENT);
  while (walker.nextNode()) {
    const { currentNode } = walker;
    if (currentNode.nodeValue?.startsWith("text ")) starts.push(currentNode as Comment);
  }
  return starts.flatMap((start) => {
    const element = ownElement(start, starts);
    if (!element) return [];
    const nodes = () => nodesBehind(start);
    return {
      id: start.data.slice("text ".length),
      element,
      attribute: null,
      nodes,
      read: () =>
        nodes()
          .map(({ textContent }) => textContent)
          .join(""),
      write: (text: string) => writeBehind(start, text),
    };
  });
}

/** An element that holds several texts gets one for each. */
function ownElement(start: Comment, starts: readonly Comment[]): Element | null {
  const parent = start.parentElement;
  if (!parent || starts.every((each) => each === start || !parent.contains(each))) return parent;
  const own = start.ownerDocument.createElement("span");
  const nodes = nodesBehind(start);
  const end = (nodes.at(-1) ?? start).nextSibling;
  start.before(own);
  own.append(start, ...nodes, ...(end ? [end] : []));
  return own;
}

function nodesBehind(start: Node): Node[] {
  const nodes: Node[] = [];
  for (let node = start.nextSibling; node && node.nodeValue !== "/text"; node = node.nextSibling) {
    if (node.nodeType !== Node.COMMENT_NODE) nodes.push(node);
  }
  return nodes;
}

function writeBehind(start: Node, text: string): void {
  const nodes = nodesBehind(start);
  const kept = nodes.find(({ nodeType }) => nodeType === Node.TEXT_NODE);
  for (const node of nodes) if (node !== kept) node.parentNode?.removeChild(node);
  if (kept) kept.nodeValue = text;
  else start.parentNode?.insertBefore(new Text(text), start.nextSibling);
}

function inAttributes(page: Document): Found[] {
  return [...page.querySelectorAll("*")].flatMap((element) =>
    element.getAttributeNames().flatMap((name) => {
      const [, attribute] = /^data-text(?:-(.+))?$/.exec(name) ?? [name, null];
      const id = element.getAttribute(name);
      if (attribute === null || !id) return [];
      if (attribute === undefined) {
        const write = (text: string) => {
          element.textContent = text;
        };
        const read = () => element.textContent;
        return [{ id, element, attribute: "", nodes: () => [], read, write }];
      }
      const read = () => element.getAttribute(attribute) ?? "";
      const write = (text: string) => element.setAttribute(attribute, text);
      return [{ id, element, attribute, nodes: () => [], read, write }];
    }),
  );
}
