import { factName, priceWords } from "~/panel/kit/fact-words.ts";
import { problems, quoteWords } from "~/panel/site-editor/words.ts";
import { isConsent } from "~/site-texts/quotes.ts";
import type { EditedText } from "~/site-texts/types.ts";
import { isDay } from "~/text/dates/is-day.ts";
import { warsawDay } from "~/text/dates/warsaw-clock.ts";
import { type Facts, fillFacts } from "~/text/fill.ts";
import { withoutControls } from "~/text/invisible.ts";
import { plainSpaces } from "~/text/plain-spaces.ts";
import { typeset, typesetTitle } from "~/text/typeset.ts";

type Rules = Pick<EditedText, "id" | "kind" | "original" | "max">;

/** What a field takes: pasted text brings ends of lines, spaces of no width and marks of direction. */
export function fieldText(kind: EditedText["kind"], text: string): string {
  const plain = plainSpaces(withoutControls(text)).replace(/[\u200b\u200e\u200f\u2060\ufeff]/g, "");
  if (kind === "lines") return plain.replaceAll("\r\n", "\n").replaceAll("\r", "\n");
  const lines = plain.split(/[\r\n]/);
  return lines.length === 1 ? plain : wordsOf(lines).join(" ");
}

/** As it is stored: a space at an end is one that somebody is about to write behind. */
export function tidyText({ kind }: Pick<Rules, "kind">, typed: string): string {
  const text = fieldText(kind, typed);
  if (kind !== "lines") return text.trim();
  return wordsOf(text.split("\n")).join("\n");
}

function wordsOf(lines: readonly string[]): string[] {
  return lines.map((line) => line.trim()).filter((line) => line !== "");
}

export function lettersLeft({ max, kind }: Pick<Rules, "max" | "kind">, typed: string): number {
  return max - [...tidyText({ kind }, typed)].length;
}

/** Why it cannot be saved; null when it can. A text takes the facts, and names that only its original knows. */
export function textProblem(text: Rules, typed: string, facts: Facts): string | null {
  if (text.kind === "list") return null;
  if (isConsent(text.id) && typed !== "") {
    const isPast = isDay(typed) && typed <= warsawDay(new Date());
    return isPast ? null : quoteWords.noDay;
  }
  const left = lettersLeft(text, typed);
  if (left < 0) return problems.tooLong(-left);
  const known = factsIn(text.original);
  const invented = factsIn(fillFacts(typed, facts)).find((name) => !known.includes(name));
  if (invented !== undefined) return problems.noSuchFact(`{${invented}}`);
  const hasNames = known.length > 0 || factsIn(typed).length > 0;
  return hasNames && hasLooseBrace(typed) ? problems.looseBrace : null;
}

/** What should be known before it is published. */
export function textRemark(text: Rules, typed: string): string | null {
  const there = factsIn(typed);
  const gone = factsIn(text.original).find((name) => !there.includes(name));
  if (gone === undefined) return null;
  const name = Object.hasOwn(priceWords.names, gone) ? undefined : factName(gone);
  return name ? problems.companyFactGone(name) : problems.factGone(`{${gone}}`);
}

export function factsIn(text: string): string[] {
  return [...text.matchAll(/\{([^{}\s]*)\}/g)].map(([, name = ""]) => name);
}

/** `{{od {video.film} zł}}` is a part that goes with its price. */
function hasLooseBrace(text: string): boolean {
  const whole = text.replace(/\{[^{}\s]*\}/g, "").replace(/\{\{[^{}]*\}\}/g, "");
  return /[{}]/.test(whole);
}

const titleFields = /\/(?:title|name|shortName)(?:\/\d+)*$/;

/** As it stands on the page, with the spaces that no line may break at. */
export function pageText({ id, kind }: Pick<Rules, "id" | "kind">, typed: string): string {
  const text = tidyText({ kind }, typed);
  if (kind === "picture") return text;
  return titleFields.test(id) ? text.split("\n").map(typesetTitle).join("\n") : typeset(text);
}
