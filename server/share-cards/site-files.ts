import { readFile } from "node:fs/promises";
import { join, resolve, sep } from "node:path";
import { imageSize } from "image-size";
import type { ReadFile } from "./card-fonts.ts";

type Backend = { url: string; headers?: Record<string, string> };

const BUCKET = "/storage/v1/object/public/media/";
const TIMEOUT_MS = 3_000;
/** A picture takes 4 bytes of memory per pixel when it is drawn, however small its file is. */
const MAX_PIXELS = 40_000_000;

/** Throws for an address outside of the build and the storage: a row may name any path. */
export function readerOf(folder: string, { url, headers }: Backend): ReadFile {
  return async (address) => {
    // The same rule as in the request: `..` is resolved before it is judged.
    const { pathname } = new URL(address, "http://site.invalid");
    if (!pathname.startsWith(BUCKET)) return readFile(within(folder, pathname));
    const answer = await fetch(url.replace(/\/$/, "") + pathname, {
      headers,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!answer.ok) throw new Error(`${answer.status} for ${address}`);
    const picture = Buffer.from(await answer.arrayBuffer());
    const { width, height } = imageSize(picture);
    if (width * height > MAX_PIXELS) throw new Error(`${width} x ${height} pixels at ${address}`);
    return picture;
  };
}

function within(folder: string, pathname: string): string {
  const root = resolve(folder) + sep;
  const path = join(root, decodeURIComponent(pathname));
  if (!path.startsWith(root)) throw new Error(`${pathname} is outside the site`);
  return path;
}
