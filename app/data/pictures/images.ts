import type { RowImage } from "~/data/types.ts";
import { parseUrl } from "~/text/addresses/parse-url.ts";
import { filmFolder } from "~/text/addresses/uploaded-film.ts";

export type ImageContext = {
  /** Origin of the present backend; empty when it is this site. */
  backendUrl: string;
  picture: (path: string) => RowImage | null;
  fileOf?: (path: string) => FileFacts | undefined;
};

export type PictureSize = Pick<RowImage, "width" | "height">;

export type FileFacts = PictureSize & {
  /** Empty for a picture that only decorates; nothing where nobody has described it. */
  alt?: string;
  /** In per cent from the left and from the top, where it is not the middle. */
  focus?: { x: number; y: number };
  /** Of the copies as WebP. */
  sizes?: readonly number[];
  /** Of those as AVIF, which go before. */
  avif?: readonly number[];
  revision?: number;
};

const bucket = "/storage/v1/object/public/media/";

/** The name in the bucket that an address leads to; null for other pictures. */
export function bucketName(address: string): string | null {
  return bucketPaths(address)[0]?.slice(bucket.length) ?? null;
}

export function smallerPath(path: string, width: number, type: "webp" | "avif"): string {
  const name = path.slice(bucket.length).replace(/\.[^./]*$/, "");
  return `${bucket}sizes/${width}/${name}.${type}`;
}

/** The files of the bucket that a text names, with any backend in front of their paths. */
export function bucketPaths(text: string): string[] {
  const named = text.matchAll(/\/storage\/v1\/object\/public\/media\/[\w./%-]+/g);
  return [...new Set([...named].map(([path]) => path))];
}

/** Files of the bucket are looked for at the present backend, so that rows survive a move. */
export function resolveImage(address: unknown, images: ImageContext): RowImage | null {
  if (typeof address !== "string") return null;
  const text = address.trim();
  if (/^\/(?![/\\])/.test(text)) {
    if (text.startsWith(bucket)) return storedImage(text, "", images);
    if (text.startsWith(filmFolder)) return { src: images.backendUrl + text };
    return images.picture(text) ?? { src: text };
  }
  const url = /^https?:\/\//i.test(text) ? parseUrl(text) : null;
  if (!url) return null;
  if (url.pathname.startsWith(filmFolder)) return { src: images.backendUrl + url.pathname };
  if (!url.pathname.startsWith(bucket)) return { src: text };
  return storedImage(url.pathname, url.search, images);
}

function storedImage(path: string, query: string, { backendUrl, fileOf }: ImageContext): RowImage {
  const { focus, sizes = [], avif = [], revision = 0, ...facts } = fileOf?.(path) ?? {};
  // A replaced file has its former address, which browsers keep for a year.
  const version = revision > 0 ? `?v=${revision}` : query;
  const image: RowImage = { src: backendUrl + path + version, ...facts };
  if (focus) image.position = `${focus.x}% ${focus.y}%`;
  const type = avif.length > 0 ? "avif" : "webp";
  const copies = type === "avif" ? avif : sizes;
  const { width: whole } = facts;
  if (copies.length === 0 || !whole) return image;
  // The widest copy as AVIF is of the whole picture, however wide that is.
  const files = [...copies]
    .sort((one, other) => one - other)
    .map((width) => {
      const file = `${backendUrl}${smallerPath(path, width, type)}${version}`;
      return `${file} ${Math.min(width, whole)}w`;
    });
  if (Math.max(...copies) < whole) files.push(`${image.src} ${whole}w`);
  return { ...image, srcSet: files.join(", ") };
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
  if (images.picture(path)) return path;
  const [stored] = bucketPaths(path);
  if (!stored) return null;
  const { revision = 0 } = images.fileOf?.(stored) ?? {};
  return revision > 0 ? `${stored}?v=${revision}` : stored;
}
