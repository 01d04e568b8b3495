import { listEditor } from "~/panel/site-editor/lists/words.ts";
import { kindWords } from "~/panel/site-editor/words.ts";
import type { TextId } from "~/site-texts/types.ts";
import { isPicture } from "./pictures.ts";
import type { Place, Places } from "./places.ts";
import { recordStops } from "./record-stops.ts";

/** What is pressed: an element of the page with its text. The keyboard stops at the first line of a headline alone. */
export type Stop = {
  id: TextId;
  element: HTMLElement;
  place: Place;
  /** Where it does not follow from the element. */
  kind?: string;
};

export function isStep({ place }: Stop): boolean {
  return place.line === null || place.line === 0;
}

/** The lines of the same headline. */
export function withItsLines(stops: readonly Stop[], stop: Stop): readonly Stop[] {
  return stop.place.line === null
    ? [stop]
    : stops.filter(({ id, place }) => id === stop.id && place.line !== null);
}

/** What holds the lines of a headline and no other text: it is outlined in their place. */
export function headlinesOf(stops: readonly Stop[]): Element[] {
  return stops
    .filter(({ place }) => place.line === 0)
    .flatMap((first) => {
      const lines = withItsLines(stops, first).map(({ element }) => element);
      let holder: Element | null = first.element.parentElement;
      while (holder && !lines.every((line) => holder?.contains(line)))
        holder = holder.parentElement;
      if (!holder || lines.length < 2) return [];
      const isOnly = stops.every(({ id, element }) => id === first.id || !holder.contains(element));
      return isOnly ? [holder] : [];
    });
}

/** The texts that stand on the page itself, each element once, in reading order. */
export function stopsOf(page: Document, places: Places): Stop[] {
  const inContent = [...places].flatMap(([id, found]) =>
    found
      .filter((place) => place.attribute === null || isPicture(place))
      .map((place) => ({ id, place })),
  );
  const stops = new Map<Element, Stop>();
  for (const { id, place } of inContent) {
    const { element } = place;
    if (element instanceof (page.defaultView ?? window).HTMLElement && !stops.has(element)) {
      stops.set(element, { id, element, place });
    }
  }
  const records = recordStops(page, new Set(stops.keys()));
  const placeOf = ({ place }: Stop) => place.at ?? place.element;
  return [...stops.values(), ...records].sort((one, other) =>
    placeOf(one).compareDocumentPosition(placeOf(other)) & Node.DOCUMENT_POSITION_FOLLOWING
      ? -1
      : 1,
  );
}

/** Not what is hidden, nor what only screen readers have, which is a pixel large. */
export function isVisible(element: Element): boolean {
  const isLarge = [...element.getClientRects()].some(
    ({ width, height }) => width > 1 && height > 1,
  );
  return isLarge && getComputedStyle(element).visibility === "visible";
}

/** The text under the pointer, also below a link that covers its whole card; else the picture that is seen there. */
export function stopAt(page: Document, stops: readonly Stop[], x: number, y: number): Stop | null {
  const stack = page.elementsFromPoint(x, y);
  const of = (element: Element) => stops.find((stop) => stop.element === element);
  for (const element of stack) {
    const stop = of(element);
    if (stop && isOnText(stop, x, y)) return stop;
  }
  const hasPicture = stack.some((element) => isPictureStop(of(element)));
  for (const element of stack) {
    const stop = of(element);
    // What covers a card, or is wider than its words, lets its picture through.
    const counts = !hasPicture || isControlAt(element, x, y);
    if (stop && (counts || isPictureStop(stop))) return stop;
    if (!counts) continue;
    const inside = stops.filter((each) => !isPictureStop(each) && element.contains(each.element));
    const [first] = inside;
    if (first) return inside.every(({ id }) => id === first.id) ? first : null;
  }
  return null;
}

function isPictureStop(stop: Stop | undefined): boolean {
  return stop !== undefined && isPicture(stop.place);
}

function isControlAt(element: Element, x: number, y: number): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const isWithin = x >= left && x <= right && y >= top && y <= bottom;
  return isWithin && element.matches("a,button,label,summary");
}

const SLACK = 4;

function isOnText({ element, place }: Stop, x: number, y: number): boolean {
  const nodes = place.nodes();
  const [first, last] = [nodes[0], nodes.at(-1)];
  if (!first || !last) return false;
  const range = element.ownerDocument.createRange();
  range.setStartBefore(first);
  range.setEndAfter(last);
  return [...range.getClientRects()].some(
    ({ left, right, top, bottom }) =>
      x >= left - SLACK && x <= right + SLACK && y >= top - SLACK && y <= bottom + SLACK,
  );
}

const kinds = [
  ["[data-edit-list]", listEditor.kind],
  ["h1,h2,h3,h4,h5,h6", kindWords.heading],
  ["a", kindWords.link],
  ["button,summary", kindWords.button],
  ["label,figcaption,dt,th", kindWords.label],
  ["li", kindWords.item],
  ["p", kindWords.paragraph],
] as const;

const attributeKinds: Readonly<Record<string, string>> = {
  "": kindWords.title,
  alt: kindWords.alt,
  "aria-label": kindWords.ariaLabel,
  src: kindWords.picture,
  placeholder: kindWords.placeholder,
};

/** What the text is, in a word: „Nagłówek”. */
export function kindName(place: Place | undefined): string {
  if (!place) return kindWords.text;
  if (place.attribute !== null) return attributeKinds[place.attribute] ?? kindWords.text;
  return kinds.find(([selector]) => place.element.closest(selector))?.[1] ?? kindWords.text;
}

/** The page that the text's link leads to. */
export function linkOf({ element }: Pick<Place, "element">): string | null {
  const address = element.closest("a[href]")?.getAttribute("href") ?? "";
  return /^\/(?!\/)/.test(address) ? address : null;
}
