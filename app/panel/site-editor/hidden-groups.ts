import { isSectionList, ownSetting } from "~/site-texts/own-documents.ts";
import { isConsent } from "~/site-texts/quotes.ts";
import { documentOf, type PageText } from "./edits/edit-state.ts";
import type { FramePage } from "./frame/frame-page.ts";
import type { Place } from "./frame/places.ts";

export type HiddenGroup =
  | "search"
  | "card"
  | "labels"
  | "images"
  | "pictures"
  | "fields"
  | "later"
  | "shared";
export type HiddenRole =
  | "title"
  | "description"
  | "cardTitle"
  | "cardDescription"
  | "alt"
  | "label"
  | "placeholder"
  | "picture"
  | "other";

type Row = { text: PageText; role: HiddenRole };

const order: readonly HiddenGroup[] = [
  "search",
  "card",
  "images",
  "pictures",
  "labels",
  "fields",
  "later",
  "shared",
];

/** The texts of a page that nobody can press on it, in groups. */
export function groupHidden(texts: readonly PageText[], frame: FramePage) {
  const shared = sharedDocuments(texts);
  const alts = new Set(texts.flatMap(({ alts = [] }) => alts));
  const rows = texts
    // Each of these has a field elsewhere.
    .filter(({ id }) => ownSetting(id) === null && !isSectionList(id) && !isConsent(id))
    .filter(({ id }) => !frame.isOnPage(id) && (frame.places.has(id) || !alts.has(id)))
    .map((text) => {
      const places = frame.places.get(text.id);
      const kind = kindOf(places);
      const isShared = places ? text.pages.length > 1 : shared.has(documentOf(text.id));
      return { text, ...kind, ...(isShared && { group: "shared" as const }) };
    });
  return order.flatMap((group) => {
    const own: Row[] = rows.filter((row) => row.group === group);
    return own.length > 0 ? [{ group, rows: own }] : [];
  });
}

/** Files whose texts stand on several pages: what is in them is listed on each. */
export function sharedDocuments(texts: readonly PageText[]): Set<string> {
  const shared = texts.filter(({ pages }) => pages.length > 1);
  return new Set(shared.map(({ id }) => documentOf(id)));
}

function kindOf(places: readonly Place[] = []): { group: HiddenGroup; role: HiddenRole } {
  const kinds = places.map(placeKind);
  return (
    order.flatMap((group) => kinds.filter((kind) => kind.group === group))[0] ?? {
      group: "later",
      role: "other",
    }
  );
}

function placeKind({ attribute, element }: Place): { group: HiddenGroup; role: HiddenRole } {
  if (attribute === "") return { group: "search", role: "title" };
  if (attribute === "src") return { group: "images", role: "picture" };
  if (attribute === "alt") return { group: "pictures", role: "alt" };
  if (attribute === "placeholder") return { group: "fields", role: "placeholder" };
  if (attribute === "content") {
    const name = element.getAttribute("name") ?? element.getAttribute("property") ?? "";
    if (name === "description") return { group: "search", role: "description" };
    const role = name.endsWith("title") ? "cardTitle" : "cardDescription";
    return { group: "card", role };
  }
  return attribute === null
    ? { group: "later", role: "other" }
    : { group: "labels", role: "label" };
}
