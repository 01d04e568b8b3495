import { isDay } from "~/text/dates/is-day.ts";
import { isCopy } from "./list-ids.ts";
import { type ListIds, pointerOf } from "./texts.ts";
import type { TextDocument, TextId } from "./types.ts";

/** The name of every list of what clients say (`Quote` of `app/content/sections/types.ts`). */
export const QUOTES = "quotes";

/** The quote that a text is a part of: `about#/aboutPage/clients/quotes/0`. */
export function quoteOf(id: TextId): TextId | null {
  const parts = id.split("/");
  return parts.at(-3) === QUOTES ? parts.slice(0, -1).join("/") : null;
}

export function consentOf(quote: TextId): TextId {
  return `${quote}/consent`;
}

export function isConsent(id: TextId): boolean {
  const quote = quoteOf(id);
  return quote !== null && id === consentOf(quote);
}

type FoundQuote = { pointer: string; quote: object; isOwn: boolean };

/** Quotes of the owner without a day of consent. One that is still the sample of the code needs none. */
export function withoutConsent(exports: object, ids: ListIds, changes: TextDocument): FoundQuote[] {
  return [...quotesIn(exports, ids, changes, "")].filter(
    ({ quote, isOwn }) => isOwn && !isDay(String(Reflect.get(quote, "consent"))),
  );
}

function* quotesIn(
  holder: object,
  ids: ListIds,
  changes: TextDocument,
  path: string,
): Generator<FoundQuote> {
  for (const [key, value] of Object.entries(holder)) {
    if (typeof value !== "object" || value === null) continue;
    const id = ids.get(holder)?.[Number(key)] ?? key;
    const pointer = pointerOf(path, id);
    if (Array.isArray(holder) && path.endsWith(`/${QUOTES}`)) {
      const isChanged = Object.keys(changes).some((each) => each.startsWith(`${pointer}/`));
      yield { pointer, quote: value, isOwn: isCopy(id) || isChanged };
    } else yield* quotesIn(value, ids, changes, pointer);
  }
}

/** Takes quotes out of the exports of a file: these, and those whose words are gone. */
export function leaveOutQuotes(holder: object, refused: ReadonlySet<unknown>): void {
  for (const [key, value] of Object.entries(holder)) {
    if (typeof value !== "object" || value === null) continue;
    if (key === QUOTES && Array.isArray(value)) {
      const left = value.filter((quote) => !refused.has(quote) && quote.text !== "");
      value.splice(0, value.length, ...left);
    } else leaveOutQuotes(value, refused);
  }
}
