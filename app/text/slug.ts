import { withoutInvisible } from "./invisible.ts";
import { inLatin } from "./transliterate.ts";

function transliterate(text: string): string {
  return text
    .replaceAll("ł", "l")
    .replace(/[ąćęńóśźż]/g, (letter) => letter.normalize("NFD").charAt(0));
}

/** What the database takes. */
const LONGEST = 200;

/** Cut behind a word, or amid the first one when there is no other. */
function cut(slug: string): string {
  if (slug.length <= LONGEST) return slug;
  const end = slug.lastIndexOf("-", LONGEST);
  return slug.slice(0, end > 0 ? end : LONGEST);
}

function trimHyphens(text: string): string {
  return text.replace(/^-+|(?<!-)-+$/g, "");
}

/** The address of a post from its title: only a-z, 0-9 and single hyphens; other signs vanish. */
export function blogSlug(title: string): string {
  const known = inLatin(withoutInvisible(title).normalize("NFC").toLowerCase())
    .replace(/\s+/g, " ")
    // Letters of other languages keep their base: „Škoda”, „Dvořák”.
    .replace(/[^a-z0-9ąćęłńóśźż -]/g, (sign) => sign.normalize("NFD").replace(/[^a-z]/g, ""));
  return cut(trimHyphens(transliterate(known).replaceAll(" ", "-").replace(/-+/g, "-")));
}

/** The address of a case study from its title: other signs than letters and digits become one hyphen. */
export function caseStudySlug(title: string): string {
  const plain = transliterate(inLatin(withoutInvisible(title).normalize("NFC").toLowerCase()))
    .normalize("NFD")
    .replace(/\p{M}/gu, "");
  return cut(trimHyphens(plain.replace(/[^a-z0-9]+/g, "-")));
}

/** A slug as it is kept: somebody may type, or link to, „Żółć_1” and mean `zolc_1`. */
export function plainSlug(slug: string): string {
  return transliterate(withoutInvisible(slug).trim().normalize("NFC").toLowerCase());
}

/** Whether the slug is still what the title makes of it (or nothing), so that it may follow the title. */
export function slugFollows(
  { title, slug }: { title: string; slug: string },
  slugOf: (title: string) => string,
): boolean {
  return slug === "" || slug === slugOf(title);
}
