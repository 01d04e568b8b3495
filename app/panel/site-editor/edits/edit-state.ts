import type { FoundText, OpenText } from "~/panel/editing/unsaved/unsaved-text.ts";
import { isItemShown, listValue } from "~/site-texts/list-ids.ts";
import type { EditedText, TextChanges, TextEntry, TextId } from "~/site-texts/types.ts";
import type { Facts } from "~/text/fill.ts";
import { textProblem, tidyText } from "./text-rules.ts";

export type TextConflict = { entry: TextEntry | null; by: string; at: string };

/** A text of the page: what is stored, and what is typed over it. */
export type PageText = EditedText & {
  /** The stored text that the typing began from; null is the original. */
  seen: TextEntry | null;
  /** As it stands in the field; undefined while nothing was typed. */
  typed?: string | undefined;
  /** Whether what is typed is the owner's also where it equals the original; undefined leaves it as it is public. */
  isOwn?: boolean | undefined;
  conflict?: TextConflict | undefined;
};

/** Typed and not stored yet, as this device keeps it. */
export type UnsavedTexts = Readonly<Record<TextId, { value: string; seen: TextEntry | null }>>;

/** Whether the last save came through. */
export type SaveReach = "there" | "away" | "signed-out" | "refused";

export type PageEdits = {
  facts: Facts;
  texts: Readonly<Record<TextId, PageText>>;
  /** In the order of typing: an earlier text is saved first. */
  queue: readonly TextId[];
  saving: TextId | null;
  reach: SaveReach;
  savedAt: Date | null;
  /** Of an earlier sitting, until somebody takes or drops it. */
  offered: FoundText<UnsavedTexts> | null;
  settled: readonly string[];
};

export type PageAction =
  | { type: "typed"; id: TextId; value: string; isOwn?: boolean }
  | { type: "save-started"; id: TextId }
  | { type: "save-failed"; reach: Exclude<SaveReach, "there"> }
  | { type: "saved"; id: TextId; entry: TextEntry | null; at: Date }
  | ({ type: "conflicted"; id: TextId } & TextConflict)
  | { type: "conflict-settled"; id: TextId; keep: "mine" | "theirs" }
  | { type: "published"; documents: readonly string[] }
  | { type: "dropped"; documents: readonly string[] }
  /** The page was made anew; `before` is what was known when it was asked for. */
  | { type: "rendered"; texts: readonly EditedText[]; before: PageEdits["texts"] }
  | { type: "unsaved-taken" }
  | { type: "unsaved-dropped" };

export function editsOf(
  texts: readonly EditedText[],
  earlier: readonly FoundText<UnsavedTexts>[] = [],
  facts: Facts = {},
): PageEdits {
  const open = texts.map((text) => [text.id, { ...text, seen: storedEntry(text) }] as const);
  const known = Object.fromEntries(open);
  const differing = earlier.filter(({ values }) =>
    Object.entries(values).some(
      ([id, { value }]) => known[id] && tidyText(known[id], value) !== storedValue(known[id]),
    ),
  );
  return {
    facts,
    texts: known,
    queue: [],
    saving: null,
    reach: "there",
    savedAt: null,
    offered: differing[0] ?? null,
    settled: earlier.filter((each) => !differing.includes(each)).map(({ sitting }) => sitting),
  };
}

/** What will be on the page once it is published; null is the original. */
export function storedEntry({ draft, published }: EditedText): TextEntry | null {
  return draft === undefined ? published : draft;
}

export function storedValue(text: EditedText): string {
  return valueIn(text, storedEntry(text));
}

export function publishedValue(text: EditedText): string {
  return valueIn(text, text.published);
}

/** Of a list, what of it can be shown. */
export function valueIn({ kind, original }: EditedText, entry: TextEntry | null): string {
  return kind === "list" ? listValue(entry, original) : (entry?.value ?? original);
}

/** What stands on the page in the editor. */
export function shownValue(text: PageText): string {
  return text.typed ?? storedValue(text);
}

/** An own text that equals the original drops itself, unless its owner has said that it is theirs. */
function typedEntry(text: PageText): TextEntry | null {
  const value = tidyText(text, text.typed ?? "");
  if (value !== text.original) return { value, was: text.original };
  const isOwn = text.isOwn ?? text.published?.value === text.original;
  return isOwn ? ownOriginal(text) : null;
}

/** With `was` it would say nothing, and not be stored. */
function ownOriginal({ sample, original, published }: PageText): TextEntry | null {
  if (published?.value === original) return published;
  return sample ? { value: original, was: "" } : null;
}

/** A sample that nobody has changed or taken. */
export function isOurs(text: PageText): boolean {
  if (!text.sample || text.kind === "list" || text.kind === "picture") return false;
  return (text.typed === undefined ? storedEntry(text) : typedEntry(text)) === null;
}

export function isUnsaved(text: PageText): boolean {
  return text.typed !== undefined && !sameEntry(typedEntry(text), text.seen);
}

export function sameEntry(one: TextEntry | null, other: TextEntry | null): boolean {
  return one?.value === other?.value && one?.was === other?.was;
}

/** Whether the text waits for publication, stored or not. */
export function isChanged(text: PageText): boolean {
  return text.draft !== undefined || isUnsaved(text);
}

/** The original has changed since the own text was written. */
export function isOutdated(text: PageText): boolean {
  const entry = storedEntry(text);
  const isOther = entry !== null && entry.was !== text.original && entry.value !== text.original;
  return isOther && text.typed === undefined;
}

export function documentOf(id: TextId): string {
  return id.split("#")[0] ?? id;
}

/** Whether it belongs to an item of a list that somebody has removed. */
export function isRemoved(texts: PageEdits["texts"], id: TextId): boolean {
  return Object.values(texts).some(
    (list) => list.kind === "list" && !isItemShown(list.id, shownValue(list), id),
  );
}

/** But for the words of items that were removed, which go with their list. */
export function changedTexts({ texts }: PageEdits): PageText[] {
  return Object.values(texts).filter((text) => isChanged(text) && !isRemoved(texts, text.id));
}

/** The documents that „Opublikuj zmiany” of this page puts out. */
export function waitingDocuments(edits: PageEdits): string[] {
  const changed = Object.values(edits.texts).filter(isChanged);
  return [...new Set(changed.map(({ id }) => documentOf(id)))];
}

/** What waits as this page shows it: nothing else is published or dropped with it. */
export function seenTexts({ texts }: PageEdits): Record<string, TextChanges> {
  const seen: Record<string, TextChanges> = {};
  for (const { id, draft } of Object.values(texts)) {
    if (draft === undefined) continue;
    const document = documentOf(id);
    seen[document] = { ...seen[document], [id.slice(document.length + 1)]: draft };
  }
  return seen;
}

export type NextSave = { id: TextId; seen: TextEntry | null; entry: TextEntry | null };

/** The agency's name cannot be made of itself. */
export function ofText(facts: Facts, id: TextId): Facts {
  if (documentOf(id) !== "agency/agency") return facts;
  const { "agency.name": _, "agency.descriptor": __, ...others } = facts;
  return others;
}

/** One save is in flight; a text with a conflict or a mistake waits for its author. */
export function nextSave({ texts, queue, saving, facts }: PageEdits): NextSave | null {
  if (saving !== null) return null;
  for (const id of queue) {
    const text = texts[id];
    if (!text || !isUnsaved(text) || text.conflict) continue;
    if (textProblem(text, text.typed ?? "", ofText(facts, id)) !== null) continue;
    return { id, seen: text.seen, entry: typedEntry(text) };
  }
  return null;
}

/** For the keeper of this device. */
export function unsavedOf({ texts, settled }: PageEdits): OpenText<UnsavedTexts> {
  const unsaved = Object.values(texts).filter(isUnsaved);
  const values = unsaved.map(({ id, typed = "", seen }) => [id, { value: typed, seen }] as const);
  return {
    recordId: null,
    version: null,
    changesVersion: null,
    settled,
    values: Object.fromEntries(values),
    isDirty: unsaved.length > 0,
  };
}

export function editsReducer(state: PageEdits, action: PageAction): PageEdits {
  switch (action.type) {
    case "typed":
      return typedInto(state, action.id, action.value, action.isOwn);
    case "save-started":
      return { ...state, saving: action.id };
    case "save-failed":
      return { ...state, saving: null, reach: action.reach };
    case "saved": {
      const { id, entry, at } = action;
      const next = withText(state, id, (text) => stored(text, entry));
      return { ...next, saving: null, reach: "there", savedAt: at };
    }
    case "conflicted": {
      const { type: _, id, ...conflict } = action;
      const next = withText(state, id, (text) => ({ ...text, conflict }));
      return { ...next, saving: null, reach: "there" };
    }
    case "conflict-settled":
      return withText(state, action.id, (text) => settle(text, action.keep));
    case "published":
      return withTexts(state, action.documents, ({ draft, ...text }) => ({
        ...text,
        published: draft === undefined ? text.published : draft,
      }));
    case "dropped":
      return withTexts(state, action.documents, ({ draft: _, ...text }) => ({
        ...text,
        typed: undefined,
        conflict: undefined,
        seen: text.published,
      }));
    case "rendered":
      return { ...state, texts: rendered(state.texts, action.texts, action.before) };
    case "unsaved-taken":
      return state.offered ? taken(state, state.offered) : state;
    case "unsaved-dropped":
      return settledOffer(state);
  }
}

function withText(state: PageEdits, id: TextId, change: (text: PageText) => PageText): PageEdits {
  const text = state.texts[id];
  return text ? { ...state, texts: { ...state.texts, [id]: change(text) } } : state;
}

function withTexts(
  state: PageEdits,
  documents: readonly string[],
  change: (text: PageText) => PageText,
): PageEdits {
  const texts = Object.entries(state.texts).map(([id, text]) => {
    return [id, documents.includes(documentOf(id)) ? change(text) : text] as const;
  });
  return { ...state, texts: Object.fromEntries(texts) };
}

function typedInto(state: PageEdits, id: TextId, value: string, isOwn?: boolean): PageEdits {
  const next = withText(state, id, (text) => ({ ...text, typed: value, isOwn }));
  return { ...next, queue: [...state.queue.filter((each) => each !== id), id] };
}

/** What waits and equals the public text is no change any more. */
function stored({ draft: _, ...text }: PageText, entry: TextEntry | null): PageText {
  const next = { ...text, seen: entry, conflict: undefined };
  return sameEntry(entry, text.published) ? next : { ...next, draft: entry };
}

/** Other texts stand on it now. What was typed or saved since it was asked for stays. */
function rendered(
  texts: PageEdits["texts"],
  fresh: readonly EditedText[],
  before: PageEdits["texts"],
): PageEdits["texts"] {
  const next = fresh.map((text): [TextId, PageText] => {
    const known = texts[text.id];
    const isNewer = known && (isUnsaved(known) || known.seen !== before[text.id]?.seen);
    return [text.id, isNewer ? known : { ...text, seen: storedEntry(text) }];
  });
  const kept = Object.entries(texts).filter(([, text]) => isUnsaved(text));
  return Object.fromEntries([...next, ...kept.filter(([id]) => !next.some(([it]) => it === id))]);
}

function settle(text: PageText, keep: "mine" | "theirs"): PageText {
  if (!text.conflict) return text;
  const next = stored(text, text.conflict.entry);
  return keep === "mine" ? next : { ...next, typed: undefined };
}

function taken(state: PageEdits, { values }: FoundText<UnsavedTexts>): PageEdits {
  const next = Object.entries(values).reduce((before, [id, { value, seen }]) => {
    return withText(typedInto(before, id, value), id, (text) => ({ ...text, seen }));
  }, state);
  return settledOffer(next);
}

function settledOffer(state: PageEdits): PageEdits {
  const { offered, settled } = state;
  return offered ? { ...state, offered: null, settled: [...settled, offered.sitting] } : state;
}
