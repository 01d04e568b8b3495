import { type PageText, shownValue } from "~/panel/site-editor/edits/edit-state.ts";
import { pageText } from "~/panel/site-editor/edits/text-rules.ts";
import { kindWords, ownSettingNames, quoteWords } from "~/panel/site-editor/words.ts";
import { ownSetting } from "~/site-texts/own-documents.ts";
import { scrimStyle } from "~/site-texts/pictures/scrims.ts";
import { isConsent, quoteOf } from "~/site-texts/quotes.ts";
import type { TextDocument, TextId } from "~/site-texts/types.ts";
import type { Facts } from "~/text/fill.ts";
import { valuesOf, withFacts } from "./facts.ts";
import { listPlaces } from "./list-handles.ts";
import { type AddressOf, hidersOf, isPicture } from "./pictures.ts";
import { factsOf, findPlaces, type Places, writeText } from "./places.ts";
import { nameStop, wordsOfStop } from "./stop-names.ts";
import {
  headlinesOf,
  isStep,
  isVisible,
  kindName,
  type Stop,
  stopsOf,
  withItsLines,
} from "./stops.ts";

export type FramePage = ReturnType<typeof openFrame>;

type Texts = Readonly<Record<TextId, PageText>>;

/** The page in the frame: its texts, and what stands there now. */
export function openFrame(
  page: Document,
  texts: Texts,
  ofCompany: Facts,
  addressOf: AddressOf = (it) => it,
) {
  const all = Object.values(texts);
  const inPage: Places = findPlaces(page, all, ofCompany, addressOf);
  const places: Places = new Map([...inPage, ...listPlaces(page, texts, inPage)]);
  const facts = { ...factsOf(new Map(Object.entries(texts)), places), ...valuesOf(ofCompany) };
  const stops = stopsOf(page, places);
  const written = new Map(all.map((text) => [text.id, shownValue(text)]));
  const hiders = stops.flatMap(({ element, place }) => (isPicture(place) ? hidersOf(element) : []));
  const former = new Map(
    [...page.querySelectorAll(ownStops), ...stops.map(({ element }) => element), ...hiders].map(
      (element) => [element, spoken.map((name) => [name, element.getAttribute(name)] as const)],
    ),
  );
  /** The skip link and the like, which wait beside the page until they have the focus. */
  const beside = new Set(stops.filter(({ element }) => isBeside(element)));
  const scrims = page.head.appendChild(page.createElement("style"));
  let isEditing = false;

  /** Texts that have changed since, in all their places. */
  function show(next: Texts) {
    for (const text of Object.values(next)) {
      const value = shownValue(text);
      if (written.get(text.id) === value) continue;
      written.set(text.id, value);
      writeText(places.get(text.id) ?? [], pageText(text, withFacts(value, facts)));
      const own = isEditing ? stops.filter(({ id }) => id === text.id) : [];
      if (own.length === 0) continue;
      const said = new Map(stops.map((stop) => [stop, wordsOfStop(stops, stop)]));
      for (const stop of own) nameStop(stops, stop, said);
    }
    const style = scrimStyle(pictureDocuments(next));
    if (scrims.textContent !== style) scrims.textContent = style;
  }

  /** The stop of the keyboard; all others are reached from it. */
  function setCurrent(current: Stop | undefined) {
    for (const stop of stops) stop.element.tabIndex = stop === current ? 0 : -1;
  }

  function setEditing(next: boolean) {
    isEditing = next;
    page.documentElement.toggleAttribute("data-edit-browse", !next);
    for (const [element, values] of former) {
      if (next && hiders.includes(element)) element.removeAttribute("aria-hidden");
      else if (next) element.setAttribute("tabindex", "-1");
      else for (const [name, value] of values) setAttribute(element, name, value);
    }
    for (const holder of headlinesOf(stops)) holder.toggleAttribute("data-edit-lines", next);
    if (!next) return;
    const said = new Map(stops.map((stop) => [stop, wordsOfStop(stops, stop)]));
    for (const stop of stops) nameStop(stops, stop, said);
    setCurrent(stops.find((stop) => isStep(stop) && isVisible(stop.element)));
  }

  function markOpen(id: TextId | null) {
    const shown = id && placeOf(id);
    for (const stop of stops) stop.element.toggleAttribute("data-edit-open", stop.id === shown);
  }

  /** Opens what hides the text, and brings it into sight. */
  function reveal(id: TextId): Stop | null {
    const shown = placeOf(id);
    const own = stops.filter((stop) => stop.id === shown && isStep(stop));
    const stop = own.find(({ element }) => isVisible(element)) ?? own[0];
    if (!stop) return null;
    uncover(stop.element);
    // Of several lines the first one last, since it must be seen.
    for (const { element } of [...withItsLines(stops, stop)].reverse()) {
      const isTall = element.getBoundingClientRect().height > page.documentElement.clientHeight / 2;
      // A list stands below its handle.
      const block = isTall || element.hasAttribute("data-edit-list") ? "start" : "nearest";
      if (isVisible(element)) {
        element.scrollIntoView({ block, behavior: "instant" });
      }
    }
    return stop;
  }

  return {
    page,
    places,
    facts,
    stops,
    show,
    setCurrent,
    setEditing,
    markOpen,
    reveal,
    isOnPage: (id: TextId) =>
      stops.some((stop) => stop.id === id && !beside.has(stop) && isVisible(stop.element)),
    kindOf(id: TextId) {
      if (texts[id]?.kind === "picture") return kindWords.picture;
      const setting = ownSetting(id);
      if (setting) return ownSettingNames[setting];
      if (isConsent(id)) return quoteWords.consent;
      const isAlt = all.some(({ alts }) => alts?.includes(id));
      return isAlt ? kindWords.alt : kindName(places.get(id)?.[0]);
    },
    wordsOf: (id: TextId) =>
      stops
        .find((stop) => stop.id === id)
        ?.place.read()
        .trim(),
    focus(id: TextId) {
      const stop = reveal(id);
      if (!stop) return false;
      setCurrent(stop);
      stop.element.focus();
      return true;
    },
  };
}

/** No page says a consent: it belongs to the words. */
function placeOf(id: TextId): TextId {
  return isConsent(id) ? `${quoteOf(id)}/text` : id;
}

/** A bright picture is as dark under its words as it will be. */
function pictureDocuments(texts: Texts): Record<string, TextDocument> {
  const documents: Record<string, TextDocument> = {};
  for (const text of Object.values(texts)) {
    if (text.kind !== "picture") continue;
    const [file = "", pointer = ""] = text.id.split("#");
    documents[file] = { ...documents[file], [pointer]: { value: shownValue(text), was: "" } };
  }
  return documents;
}

const ownStops = "a[href],button,input,select,textarea,summary,iframe,video,audio,[tabindex]";

/** What „Edycja” changes of an element, and „Przeglądanie” puts back. */
const spoken = ["role", "aria-label", "aria-hidden", "tabindex"];

function setAttribute(element: Element, name: string, value: string | null) {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

function uncover(element: Element) {
  for (const shown of element.ownerDocument.querySelectorAll("[data-edit-shown]")) {
    shown.removeAttribute("data-edit-shown");
  }
  for (let each: Element | null = element; each; each = each.parentElement) {
    if (each.tagName === "DETAILS") each.setAttribute("open", "");
    else if (each.hasAttribute("popover") && !isVisible(each)) showPopover(each);
    else if (isHiddenItself(each)) each.setAttribute("data-edit-shown", "");
  }
}

function isBeside(element: Element): boolean {
  const { right, bottom } = element.getBoundingClientRect();
  return right <= 0 || bottom <= 0;
}

/** A menu that waits for the pointer; what is in it inherits that. */
function isHiddenItself(element: Element): boolean {
  const hidden = (each: Element | null) => each && getComputedStyle(each).visibility !== "visible";
  return Boolean(hidden(element) && !hidden(element.parentElement));
}

function showPopover(element: Element) {
  if ("showPopover" in element && typeof element.showPopover === "function") element.showPopover();
}
