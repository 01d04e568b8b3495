import type { RowImage } from "~/data/types.ts";

/** Needed to resolve addresses: the backend as browsers reach it, and the site's own pictures. */
export type ImageContext = {
  /** Origin of the present backend; empty when it is this site. */
  backendUrl: string;
  picture: (path: string) => RowImage | null;
  /** The size of a file of the bucket, where it is known. */
  sizeOf?: (path: string) => PictureSize | undefined;
};

export type PictureSize = Pick<RowImage, "width" | "height">;

const bucket = "/storage/v1/object/public/media/";

/** The files of the bucket that a text names, with any backend in front of their paths. */
export function bucketPaths(text: string): string[] {
  const named = text.matchAll(/\/storage\/v1\/object\/public\/media\/[\w./%-]+/g);
  return [...new Set([...named].map(([path]) => path))];
}

/**
 * The picture of a row, or null when its address is none. Files of the bucket are looked for at
 * the present backend, wherever the row was written, so that rows survive a move.
 */
export function resolveImage(
  address: unknown,
  { backendUrl, picture, sizeOf }: ImageContext,
): RowImage | null {
  if (typeof address !== "string") return null;
  const text = address.trim();
  if (/^\/(?![/\\])/.test(text)) {
    if (text.startsWith(bucket)) return { src: backendUrl + text, ...sizeOf?.(text) };
    return picture(text) ?? { src: text };
  }
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  if (!url.pathname.startsWith(bucket)) return { src: text };
  return { src: backendUrl + url.pathname + url.search, ...sizeOf?.(url.pathname) };
}

/** The address of the same picture for links shared elsewhere: one that no later build renames. */
export function shareAddress(address: unknown, images: ImageContext): string | null {
  const resolved = resolveImage(address, images);
  if (!resolved || typeof address !== "string") return null;
  return images.picture(address.trim()) ? address.trim() : resolved.src;
}

/** The path of a row's picture where this site or its backend keeps it; null for one of another host. */
export function ownPicture(address: string | null, images: ImageContext): string | null {
  const path = (address ?? "").trim();
  return images.picture(path) ? path : (bucketPaths(path)[0] ?? null);
}
