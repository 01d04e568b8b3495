/** Copies as AVIF stand in a `<source>`: a browser that does not read them shows the picture itself. */
export function isAvif(srcSet = ""): boolean {
  return srcSet.includes(".avif");
}

/**
 * More than two pixels to the point are not seen: telephones are told a narrower width. Upright pictures have no
 * copy of 960 px: for the width that is told, the one of 480 px is enough.
 */
export function uploadedSizes(sizes: string, width = 1600): string {
  if (!sizes.includes("vw")) return sizes;
  const phone =
    width <= 960
      ? "(max-width: 30rem) 33vw"
      : "(max-width: 30rem) and (min-resolution: 2.5dppx) 66vw";
  return `${phone}, ${sizes}`;
}
