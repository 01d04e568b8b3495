import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ReadFile } from "./draw-card.ts";

type Backend = { url: string; headers?: Record<string, string> };

const BUCKET = "/storage/v1/object/public/";
const PATIENCE = 3_000;

/** Reads what the build has in `folder`, and uploaded pictures from the storage. */
export function readerOf(folder: string, { url, headers }: Backend): ReadFile {
  return async (address) => {
    if (!address.startsWith(BUCKET)) return readFile(join(folder, address));
    const answer = await fetch(url.replace(/\/$/, "") + address, {
      headers,
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (!answer.ok) throw new Error(`${answer.status} for ${address}`);
    return Buffer.from(await answer.arrayBuffer());
  };
}
