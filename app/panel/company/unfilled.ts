import { privacyFacts } from "~/content/agency/privacy-facts.ts";

const mark = /\[do (?:uzupełnienia|potwierdzenia)/giu;

/** How many such marks the site shows of a subject; null is its original. */
export function unfilledPlaces(key: string, value: unknown): number {
  const shown = value ?? (key === "privacy" ? privacyFacts : null);
  return JSON.stringify(shown).match(mark)?.length ?? 0;
}
