import type { Doubt } from "~/site-texts/types.ts";
import { plainSpaces } from "~/text/plain-spaces.ts";
import type { ReadableFacts } from "./readable-facts.ts";
import { hoursIn } from "./said-hours.ts";
import { phonesIn } from "./said-phones.ts";

/** A longer text is read so far. */
const MOST_LETTERS = 3_000;

/** What a text of a site says and „Dane firmy” does not. `text` has its facts filled in; `file` is where it stands. */
export function contradictionsIn(text: string, file: string, facts: ReadableFacts): Doubt[] {
  const words = plainSpaces(text).slice(0, MOST_LETTERS);
  const { week, exceptions, phones } = facts;
  return [
    ...(week ? hoursIn(words, { week, exceptions }) : []),
    ...pricesIn(words, file, facts),
    ...(phones ? phonesIn(words, phones) : []),
  ];
}

const PRICE = /(?<!\p{L})od (\d{1,3}(?: ?\d{3}){0,2}) ?(?:zł|PLN)/giu;

function pricesIn(text: string, file: string, { lowest }: ReadableFacts): Doubt[] {
  if (!lowest) return [];
  const least = lowest.of[file] ?? lowest.all;
  return [...text.matchAll(PRICE)].flatMap(([said, amount = ""]): Doubt[] =>
    Number(amount.replaceAll(" ", "")) < least ? [{ kind: "price", said, lowest: least }] : [],
  );
}
