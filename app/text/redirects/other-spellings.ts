import type { Address } from "./address.ts";

const pictureFile = /\.(?:jpe?g|png|gif|webp|avif)$/;
/** `-300x200` of a smaller copy, `-scaled` of one that WordPress shrank, `-e…` of an edited one, `_o` of Ghost's original. */
const sizeInName = /(?:-\d+x\d+|-scaled|-e\d{10,}|_o)(?=\.\w+$)/;
const sizeInPath = /^(\/content\/images)\/size\/[^/]+(?:\/format\/[^/]+)?(?=\/)/;
const ofAnyType = /^(?:page|attachment)_id=(?=\d+$)/;

/** More than any address of WordPress or Ghost has at once. */
const MOST_STEPS = 6;

/** An address, and the plainer ones of the same thing, each plainer than the one before. */
export function* spellingsOf(address: Address): Generator<Address> {
  let asked: Address | null = address;
  for (let step = 0; asked && step <= MOST_STEPS; step++) {
    yield asked;
    asked = otherSpelling(asked);
  }
}

/**
 * A plainer address of the same thing, where WordPress or Ghost has several: smaller copies of a picture, and the
 * number of a post, a page or a file. So an old site needs one row for each.
 */
function otherSpelling({ path, written, parameters }: Address): Address | null {
  if (parameters.some(({ plain }) => ofAnyType.test(plain))) {
    const plainer = parameters.map(({ plain, written }) => ({
      plain: plain.replace(ofAnyType, "p="),
      written,
    }));
    return { path, written, parameters: plainer };
  }
  if (!pictureFile.test(path)) return null;
  const whole = path.replace(sizeInName, "");
  const bare = whole === path ? path.replace(sizeInPath, "$1") : whole;
  return bare === path ? null : { path: bare, written: bare, parameters };
}

/** The picture of which this is a smaller copy, by the form in which redirects are kept. */
export function wholePicture(path: string): string {
  const spellings = [...spellingsOf({ path, written: path, parameters: [] })];
  return spellings.at(-1)?.path ?? path;
}
