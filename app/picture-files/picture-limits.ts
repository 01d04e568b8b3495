import { fitInto, type PictureFile } from "./picture-file.ts";
import { isBarePicture } from "./picture-metadata.ts";

export const MAIN_BOUNDS = { width: 1920, height: 1080 };
export const GALLERY_BOUNDS = { width: 1200, height: 800 };

/** The largest file that is stored as it is, in bytes: about full HD as WebP. */
const SMALL_ENOUGH = 400 * 1024;

export const QUALITY = 0.85;
/** Of the smaller copies: phones show them at two or three pixels to the point, where less is not seen. */
export const SMALLER_QUALITY = 0.72;
/** Widths of the smaller copies, as the table of pictures allows them. */
export const SMALLER = [480, 960, 1600];

/**
 * Of copies as AVIF, from 0 to 100: half the bytes of those as WebP; fine grain is smoothed, edges stay. A copy that is too
 * heavy for a phone gets the next; below the last one, colours run at edges.
 */
export const AVIF_QUALITIES = [45, 40, 35, 30];
/** A round trip of slow 4G brings as much: with more, the home page that opens with it is shown later by another one. */
export const PHONE_BYTES = 29_000;
/** What phones get of any picture, and the opening of the home page there. */
export const PHONE_WIDTH = 960;
/** Copies as AVIF are of the whole picture, too: the last, however wide it is. */
export const AVIF_SIZES = [...SMALLER, MAIN_BOUNDS.width];

export type CopyType = "webp" | "avif";

/** Where a copy of a file of the bucket lies. */
export function smallerPath(path: string, width: number, type: CopyType): string {
  return `sizes/${width}/${path.replace(/\.[^./]*$/, "")}.${type}`;
}

/** All copies that a row of the table of pictures names. */
export function copyPaths(
  path: string,
  { sizes, avif_sizes }: { sizes: readonly number[]; avif_sizes: readonly number[] },
): string[] {
  return [
    ...sizes.map((width) => smallerPath(path, width, "webp")),
    ...avif_sizes.map((width) => smallerPath(path, width, "avif")),
  ];
}

export function needsNoWork(
  facts: PictureFile,
  bytes: Uint8Array,
  {
    bounds,
    keeps,
  }: { bounds: { width: number; height: number }; keeps: readonly PictureFile["type"][] },
): boolean {
  if (!keeps.includes(facts.type)) return false;
  if (facts.type === "gif") return facts.animated;
  // Drawn anew, it would stand still.
  if (facts.animated) return isBarePicture(facts.type, bytes);
  const { width, height } = fitInto(facts, bounds);
  return (
    bytes.length <= SMALL_ENOUGH &&
    width === facts.width &&
    height === facts.height &&
    isBarePicture(facts.type, bytes)
  );
}
