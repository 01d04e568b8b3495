import { type PictureValue, readPictureValue } from "~/site-texts/pictures/pictures.ts";
import type { EditedText } from "~/site-texts/types.ts";
import { pictureWords } from "./words.ts";

type Original = Pick<EditedText, "original">;

/** The picture that a stored or typed value shows: the original where it cannot be read. */
export function chosenPicture({ original }: Original, value: string): PictureValue {
  const found = readPictureValue(value) ?? readPictureValue(original);
  return found ?? { address: "" };
}

/** What a value is, for lists and for screen readers. */
export function pictureTitle({ original }: Original, value: string): string {
  if (value === original) return pictureWords.original;
  const { name, point, film } = readPictureValue(value) ?? {};
  const own = point ? pictureWords.moved : pictureWords.original;
  const picture = name === original ? own : pictureWords.chosen;
  if (!film) return picture;
  return film === "-" ? pictureWords.withoutFilm(picture) : pictureWords.withFilm(picture);
}
