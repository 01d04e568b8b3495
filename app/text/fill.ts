import { formatNumber } from "./numbers.ts";

type Values = Readonly<Record<string, string | number>>;

/** A part of a text that goes with its fact. */
const PART = /\{\{([^{}]*\{([\w.]+)\}[^{}]*)\}\}/g;

const NAME = /\{([\w.]+)\}/g;

/** Puts values into a text: `od {website.small} zł`. A name without a value is a mistake in the text; numbers are grouped. */
export function fill(text: string, values: Values): string {
  return text.replace(NAME, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`There is no value for {${name}}.`);
    return typeof value === "number" ? formatNumber(value) : value;
  });
}

/**
 * `fill` for all texts of an object; only numbers, which need no escape in JSON. `{{od {name} zł}}` goes when it has none, and
 * any other text with such a name.
 */
export function fillNumbers<T>(texts: T, numbers: Readonly<Record<string, number | null>>): T {
  const known: Record<string, number> = {};
  for (const [name, value] of Object.entries(numbers)) if (value !== null) known[name] = value;
  const parts = JSON.stringify(texts)
    .replace(PART, (_, part: string, name: string) => (name in known ? part : ""))
    .replace(/"(?:[^"\\]|\\.)*"/g, (text) =>
      [...text.matchAll(NAME)].some(([, name = ""]) => numbers[name] === null) ? '""' : text,
    );
  return JSON.parse(fill(parts, known));
}

/** By name, as `{agency.phone}` has it. Null is a fact that the agency has left empty. */
export type Facts = Readonly<Record<string, string | null>>;

/** Puts the facts into a text; any other name stays. `{{od {video.film} zł}}` goes when the fact is empty. */
export function fillFacts(text: string, facts: Facts): string {
  if (!text.includes("{")) return text;
  const has = (name: string) => Object.hasOwn(facts, name);
  return text
    .replace(PART, (whole, part: string, name: string) => {
      if (!has(name)) return whole;
      return facts[name] === null ? "" : part;
    })
    .replace(NAME, (whole, name: string) => (has(name) ? (facts[name] ?? whole) : whole));
}
