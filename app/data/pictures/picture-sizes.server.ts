import { imageSize } from "image-size";
import { LRUCache } from "lru-cache";
import type { BackendAddress } from "~/settings.ts";
import { bucketPaths, type PictureSize } from "./images.ts";

/** A picture's size stands in its first bytes; a photograph's data about itself may come before. */
const FIRST_BYTES = 256 * 1024;
const TIMEOUT_MS = 1_500;

/** EXIF orientations from this number on exchange width and height. */
const FIRST_TURNED = 5;

/**
 * The sizes of uploaded pictures, read once from the files themselves, so that pages keep their
 * place. A file of the bucket never changes. What cannot be read has no size and costs no page.
 */
export function pictureSizes({ url, headers }: Pick<BackendAddress, "url" | "headers">) {
  const sizes = new LRUCache<string, PictureSize>({
    max: 5_000,
    fetchMethod: async (path) => {
      const answer = await fetch(url.replace(/\/$/, "") + path, {
        headers: { ...headers, Range: `bytes=0-${FIRST_BYTES - 1}` },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const bytes = new Uint8Array(await answer.arrayBuffer());
      return answer.ok ? sizeOf(bytes) : undefined;
    },
  });
  return {
    /** The size of the picture at this path of the bucket, if it is known. */
    sizeOf: (path: string) => sizes.get(path),
    /** Makes known the sizes of all pictures whose addresses stand in a row. */
    async measure(row: unknown): Promise<void> {
      const paths = bucketPaths(JSON.stringify(row)).slice(0, 100);
      await Promise.allSettled(paths.map((path) => sizes.fetch(path)));
    },
  };
}

function sizeOf(bytes: Uint8Array): PictureSize {
  try {
    const { width, height, orientation = 1 } = imageSize(bytes);
    return orientation >= FIRST_TURNED ? { width: height, height: width } : { width, height };
  } catch {
    return {};
  }
}
