import { withoutInvisible } from "./invisible.ts";

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

/** Ukrainian as its passports have it, with what Russian, Belarusian and Serbian add; Greek by ISO 843. */
const latin = `а=a б=b в=v г=h ґ=g д=d е=e є=ie ж=zh з=z и=y і=i ї=i й=i к=k л=l м=m н=n о=o п=p р=r с=s
  т=t у=u ф=f х=kh ц=ts ч=ch ш=sh щ=shch ь= ю=iu я=ia ё=io ъ= ы=y э=e ў=u ђ=dj ј=j љ=lj њ=nj
  ћ=c џ=dz ѓ=g ќ=k ѕ=dz α=a β=v γ=g δ=d ε=e ζ=z η=i θ=th ι=i κ=k λ=l μ=m ν=n ξ=x ο=o π=p ρ=r
  σ=s ς=s τ=t υ=y φ=f χ=ch ψ=ps ω=o`;
const letters: ReadonlyMap<string, string> = new Map(
  latin.split(/\s+/).map((pair): [string, string] => [pair.charAt(0), pair.slice(2)]),
);

/** Small letters of the Cyrillic and the Greek alphabet, as Latin ones; all others stay. */
function inLatin(text: string): string {
  return text.replace(/[\p{Script=Cyrillic}\p{Script=Greek}]/gu, (letter) => {
    return letters.get(letter) ?? letters.get(letter.normalize("NFD").charAt(0)) ?? "";
  });
}
