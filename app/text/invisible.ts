/**
 * An address, a slug or a search word as it was meant: texts that people copy bring marks of direction, soft hyphens and
 * spaces of no width with them.
 */
export function withoutInvisible(text: string): string {
  return text.replace(/\p{Cf}/gu, "");
}

/**
 * A text as HTML, XML and Postgres take it: without control characters, halves of a character and what never is one.
 * Tabs and the ends of lines stay. The database does the same (supabase/schemas/content/functions.sql).
 */
export function withoutControls(text: string): string {
  return text.replace(/[^\P{Cc}\t\n\r]|[\p{Cs}\ufdd0-\ufdef\ufffe\uffff]/gu, "");
}
