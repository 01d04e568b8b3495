/** More than two pixels to the point are not seen: telephones are told a narrower width. */
export function uploadedSizes(sizes: string): string {
  if (!sizes.includes("vw")) return sizes;
  return `(max-width: 30rem) and (min-resolution: 2.5dppx) 66vw, ${sizes}`;
}
