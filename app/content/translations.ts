import { dictionary } from "./dictionary.ts";

/** A text by its key; an unknown key shows itself. */
export function t(key: string): string {
  return Object.hasOwn(dictionary, key) ? (dictionary[key] ?? key) : key;
}
