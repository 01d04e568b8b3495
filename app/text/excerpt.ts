import { characters } from "./characters.ts";

/** The list reads only `content_start` (supabase/migrations/…_content.sql), which must be longer. */
const LENGTH = 200;

/** The address of a link goes with its marks, or it would stick to the word before it; a comment is on no page. */
export function excerpt(markdown: string): string {
  const plain = markdown
    .replace(/<!--[\s\S]*?-->/g, "")
    .replace(/!\[[^\]]*\]\([^)\s]*\)/g, "")
    .replace(/\]\([^)\s]*\)/g, "]")
    .replace(/[#*`_~[\]()]/g, "")
    .replace(/\s+/g, " ")
    .trim();
  // The beginning is nearly always enough, and all of it takes several times as long.
  const first = characters(plain.slice(0, 2 * LENGTH));
  const all = first.length > LENGTH + 1 ? first : characters(plain);
  if (all.length <= LENGTH) return plain;
  return `${all.slice(0, LENGTH).join("").trimEnd()}…`;
}
