import { createWriteStream } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { x as extract } from "tar";
import { openPromise } from "yauzl";
import { parseUrl } from "../../../app/text/parse-url.ts";
import { OperatorError } from "../../base/operator-error.ts";

export type PictureFiles = {
  has: (address: string) => Promise<boolean>;
  /** Null when there is no such file. */
  read: (address: string) => Promise<Uint8Array | null>;
  close: () => Promise<void>;
};

const picture = /\.(jpe?g|png|gif|webp|avif)$/i;
/** Larger than any picture that is taken. */
const MOST_BYTES = 64 * 1024 * 1024;
const PATIENCE_MS = 30_000;

export async function openFolder(folder: string): Promise<PictureFiles> {
  const find = async (address: string): Promise<string | null> => {
    for (const file of placesOf(address, folder)) {
      if ((await stat(file).catch(() => null))?.isFile()) return file;
    }
    return null;
  };
  return {
    has: async (address) => (await find(address)) !== null,
    read: async (address) => {
      const file = await find(address);
      if (!file || (await stat(file)).size > MOST_BYTES) return null;
      return readFile(file);
    },
    close: async () => {},
  };
}

/** An archive is unpacked into a folder that is removed in the end; only its pictures are. */
export async function openArchive(file: string): Promise<PictureFiles> {
  const folder = await mkdtemp(path.join(tmpdir(), "import-"));
  try {
    if (/\.zip$/i.test(file)) await unzip(file, folder);
    else await extract({ file, cwd: folder, filter: (name, entry) => isPictureFile(name, entry) });
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    const reason = error instanceof Error ? error.message : String(error);
    throw new OperatorError(`${file} could not be unpacked: ${reason}`);
  }
  const files = await openFolder(folder);
  return { ...files, close: () => rm(folder, { recursive: true, force: true }) };
}

function isPictureFile(name: string, entry: object): boolean {
  return picture.test(name) && (!("type" in entry) || /^(File|OldFile)$/.test(String(entry.type)));
}

/** The library refuses names that lead out of the folder. */
async function unzip(file: string, folder: string): Promise<void> {
  const archive = await openPromise(file);
  for await (const entry of archive.eachEntry()) {
    const { fileName, uncompressedSize } = entry;
    if (!picture.test(fileName) || uncompressedSize > MOST_BYTES) continue;
    const target = path.join(folder, fileName);
    await mkdir(path.dirname(target), { recursive: true });
    await pipeline(await archive.openReadStreamPromise(entry), createWriteStream(target));
  }
}

/** The whole path of the address below the folder, then less and less of its beginning. */
function placesOf(address: string, folder: string): string[] {
  const url = parseUrl(address, "http://folder.invalid");
  const names = (url?.pathname ?? "").split("/").filter(Boolean).map(decoded);
  if (names.length === 0 || names.some((name) => /^\.\.?$|[/\\\0]/.test(name))) return [];
  return names.map((_, at) => path.join(folder, ...names.slice(at)));
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** Asks the old site, and nobody else. */
export function openOldSite(isOfSite: (address: string) => boolean): PictureFiles {
  return {
    has: async (address) => isOfSite(address),
    read: async (address) => {
      if (!isOfSite(address)) return null;
      const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(
        () => null,
      );
      const isTooLong = Number(answer?.headers.get("content-length")) > MOST_BYTES;
      if (!answer?.ok || isTooLong) {
        await answer?.body?.cancel();
        return null;
      }
      return bounded(answer).catch(() => null);
    },
    close: async () => {},
  };
}

async function bounded(answer: Response): Promise<Uint8Array | null> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of answer.body ?? []) {
    length += part.length;
    if (length > MOST_BYTES) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
