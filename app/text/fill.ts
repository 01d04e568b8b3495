import { formatNumber } from "./numbers.ts";

type Values = Readonly<Record<string, string | number>>;

/** Puts values into a text: `od {website.small} zł`. A name without a value is a mistake in the text; numbers are grouped. */
export function fill(text: string, values: Values): string {
  return text.replace(/\{([\w.]+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`There is no value for {${name}}.`);
    return typeof value === "number" ? formatNumber(value) : value;
  });
}

/** `fill` for all texts of an object; only numbers, which need no escape in JSON. `{{od {name} zł}}` goes when it has none. */
export function fillNumbers<T>(texts: T, numbers: Readonly<Record<string, number>>): T {
  const parts = JSON.stringify(texts).replace(
    /\{\{([^{}]*\{([\w.]+)\}[^{}]*)\}\}/g,
    (_, part: string, name: string) => (name in numbers ? part : ""),
  );
  return JSON.parse(fill(parts, numbers));
}
