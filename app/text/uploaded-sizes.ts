/**
 * The `sizes` of an uploaded picture. A telephone with three pixels to the point would take the copy of 1600 px
 * or the whole file, where more than two are not seen: it is told a narrower width.
 */
export function uploadedSizes(sizes: string): string {
  // Small pictures have a size of their own.
  if (!sizes.includes("vw")) return sizes;
  return `(max-width: 30rem) and (min-resolution: 2.5dppx) 66vw, ${sizes}`;
}
