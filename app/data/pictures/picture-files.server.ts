import { imageSize } from "image-size";
import { LRUCache } from "lru-cache";
import type { BackendAddress } from "~/settings.ts";
import { bucketName, bucketPaths, type FileFacts, type PictureSize } from "./images.ts";

/** A picture's size stands in its first bytes; a photograph's data about itself may come before. */
const FIRST_BYTES = 256 * 1024;
const TIMEOUT_MS = 1_500;

/** EXIF orientations from this number on exchange width and height. */
const FIRST_TURNED = 5;

const MOST_NAMES = 500;

export type ReadFacts = (names: string[]) => Promise<ReadonlyMap<string, FileFacts>>;

/** Sizes that the library lacks are read once from the files. What cannot be read costs no page. */
export function pictureFiles(
  { url, headers }: Pick<BackendAddress, "url" | "headers">,
  readFacts: ReadFacts,
) {
  const known = new LRUCache<string, FileFacts>({ max: 20_000 });
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

  async function describe(rows: unknown): Promise<void> {
    const paths = bucketPaths(JSON.stringify(rows) ?? "");
    for (let first = 0; first < paths.length; first += MOST_NAMES) {
      const some = paths.slice(first, first + MOST_NAMES);
      const nameOf = (path: string) => bucketName(path) ?? "";
      const facts = await readFacts(some.map(nameOf)).catch(() => null);
      if (!facts) return;
      for (const path of some) known.set(path, facts.get(nameOf(path)) ?? {});
    }
  }

  return {
    fileOf(path: string): FileFacts | undefined {
      const facts = known.get(path);
      return facts?.width ? facts : { ...sizes.get(path), ...facts };
    },
    describe,
    async measure(row: unknown): Promise<void> {
      await describe(row);
      const paths = bucketPaths(JSON.stringify(row)).filter((path) => !known.get(path)?.width);
      await Promise.allSettled(paths.slice(0, 100).map((path) => sizes.fetch(path)));
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
