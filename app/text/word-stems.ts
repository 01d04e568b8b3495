import { plainSlug } from "./slug.ts";

/** Endings of Polish nouns, adjectives and verbs, without Polish marks. */
const endings =
  `iami iach iowi iego iemu iom iow iem iej ia ie io iu ami ach owi ego emu ymi imi ych ich
  om ow em ej ym im mi a e u y o i anie enie ania enia aniu eniu aniem eniem owanie owania
  owac uje uja ujemy ac ic yc ec am amy imy ymy emy asz isz ysz al ala ali il ila ili yl yla
  yli`
    .split(/\s+/)
    .sort((one, other) => other.length - one.length);

/** Before some endings a consonant changes, or an “e” comes and goes: „wywiad”, „w wywiadzie”; „odcinek”, „odcinki”. */
const changes = "dzie=d rze=r dze=g cie=t ce=k kami= kach= kiem= kowi= kom= kow= ka= ki= ku= ek="
  .split(" ")
  .map((change) => change.split("="));

const SHORTEST = 4;

/** Searches for the beginnings that the forms of these words share. None when each word is its own. */
export function nearestSearches(search: string): string[] {
  const words = plainSlug(search)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  const searches = [words.map(withoutEnding), words.map(changed)].map((stems) => stems.join(" "));
  return [...new Set(searches)].filter((stems) => stems !== words.join(" "));
}

function withoutEnding(word: string): string {
  if (word.length < SHORTEST) return word;
  const ending = endings.find((end) => word.endsWith(end) && word.length - end.length > 2);
  return ending ? word.slice(0, -ending.length) : word;
}

function changed(word: string): string {
  for (const [end = "", other = ""] of changes) {
    const start = word.slice(0, -end.length);
    if (start.length >= SHORTEST && word.endsWith(end)) return start + other;
  }
  return withoutEnding(word);
}
