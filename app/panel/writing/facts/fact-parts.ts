import type { Facts } from "~/text/fill.ts";

/** A text in its pieces: words, and the facts among them by name. */
export type FactPart = string | { fact: string };

export function factParts(text: string, facts: Facts): FactPart[] {
  return text.split(/(\{[\w.]+\})/).flatMap((part): FactPart[] => {
    const fact = part.slice(1, -1);
    if (part.startsWith("{") && typeof facts[fact] === "string") return [{ fact }];
    return part === "" ? [] : [part];
  });
}

export function hasFact(text: string, facts: Facts): boolean {
  return factParts(text, facts).some((part) => typeof part !== "string");
}

/** What „Wstaw dane firmy” puts behind `before`: a fact with its currency, and a space where two words would meet. */
export function insertedFact(fact: string, before: string, currency: string | null): string {
  const space = /[\p{L}\p{N}.,:;!?)”}]$/u.test(before) ? " " : "";
  return `${space}{${fact}}${currency ? ` ${currency}` : ""}`;
}
