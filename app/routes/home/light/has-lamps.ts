import { builtName, type PagePicture } from "~/picture-source.ts";

/** The lamps are those of our picture alone. */
export function hasLamps(picture: PagePicture): boolean {
  return builtName(picture) === "light-interview";
}
