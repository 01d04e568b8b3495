import type { Facts } from "~/text/fill.ts";
import { plainSpaces } from "~/text/plain-spaces.ts";

export type ShownFacts = Readonly<Record<string, string>>;

const part = /\{\{([^{}]*\{([\w.]+)\}[^{}]*)\}\}/g;
const fact = /\{([\w.]+)\}/g;

/** What the server put in the place of `{website.small}`, read off the page; nothing when the two differ otherwise. */
export function shownFacts(text: string, onPage: string): ShownFacts {
  const page = plainSpaces(onPage).trim();
  // A part in two braces goes with its price.
  return read(text.replace(part, "$1"), page) ?? read(text.replace(part, ""), page) ?? {};
}

function read(text: string, page: string): ShownFacts | null {
  const names = [...text.matchAll(fact)].map(([, name = ""]) => name);
  const [first = "", ...behind] = text.split(/\{[\w.]+\}/);
  if (!page.startsWith(first)) return null;
  const facts: Record<string, string> = {};
  let at = first.length;
  for (const [index, words] of behind.entries()) {
    const isLast = index === behind.length - 1;
    const end = isLast ? page.length - words.length : page.indexOf(words, at + 1);
    if (end <= at || !page.startsWith(words, end)) return null;
    facts[names[index] ?? ""] = page.slice(at, end);
    at = end + words.length;
  }
  return at === page.length ? facts : null;
}

export function withFacts(text: string, facts: ShownFacts): string {
  return text
    .replace(part, (_, words: string, name: string) => (name in facts ? words : ""))
    .replace(fact, (whole, name: string) => facts[name] ?? whole);
}

/** Those that „Dane firmy” has filled in. */
export function valuesOf(facts: Facts): ShownFacts {
  const filled = Object.entries(facts).flatMap(([name, value]) =>
    value === null ? [] : [[name, value] as const],
  );
  return Object.fromEntries(filled);
}
