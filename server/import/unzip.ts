import { createWriteStream } from "node:fs";
import { mkdir, readdir } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { type Entry, openPromise } from "yauzl";
import { hasRoom } from "../backend/shared/disk.ts";
import { ImportProblem } from "./problem.ts";

/** Limits for all files of an archive together. No real site reaches them, and a server has room for them. */
const MOST_BYTES = 16 * 1024 ** 3;
const MOST_FILES = 200_000;

const LINK = 0o120000;
const TYPE = 0o170000;

type Wanted = (name: string, bytes: number) => boolean;

/** The library refuses names that lead out of the folder, and files that are larger than they say. */
export async function unzip(file: string, folder: string, isWanted: Wanted): Promise<void> {
  try {
    const archive = await openPromise(file);
    const count = countUnpacked(file);
    for await (const entry of archive.eachEntry()) {
      const { fileName, uncompressedSize } = entry;
      const isTaken = isPlainFile(entry) && isWanted(fileName, uncompressedSize);
      const problem = count(isTaken ? uncompressedSize : 0);
      if (problem) throw problem;
      if (!isTaken) continue;
      if (!(await hasRoom(folder, "forContent", uncompressedSize))) throw noRoom(folder);
      const target = path.join(folder, fileName);
      await mkdir(path.dirname(target), { recursive: true });
      await pipeline(
        await archive.openReadStreamPromise(entry),
        createWriteStream(target, { flags: "wx", mode: 0o600 }),
      );
    }
  } catch (error) {
    if (error instanceof ImportProblem) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new ImportProblem({ code: "archive" }, `${file} could not be unpacked: ${reason}`);
  }
}

function isPlainFile({ fileName, externalFileAttributes }: Entry): boolean {
  return !fileName.endsWith("/") && ((externalFileAttributes >>> 16) & TYPE) !== LINK;
}

/** Counts what comes out of an archive. Gives the problem once it is too much. */
export function countUnpacked(file: string): (bytes: number) => ImportProblem | null {
  let [files, sum] = [0, 0];
  return (bytes) => {
    sum += bytes;
    return ++files > MOST_FILES || sum > MOST_BYTES ? tooLarge(file) : null;
  };
}

function tooLarge(file: string): ImportProblem {
  return new ImportProblem({ code: "archiveTooLarge" }, `${file} holds too much to be unpacked.`);
}

export function noRoom(folder: string): ImportProblem {
  return new ImportProblem({ code: "noRoom" }, `The disk of ${folder} is full.`);
}

const ofContent =
  /\.(mdx?|markdown|xml|json|csv|ya?ml|toml|jpe?g|png|gif|webp|avif|mp4|m4v|webm)$/i;
const notContent = /(^|\/)(__MACOSX|node_modules|\.git)\//;
/** The largest picture or text that is unpacked. Exports have no such limit. */
const MOST_BYTES_OF_ONE = 64 * 1024 ** 2;

export type Unpacked = { place: string; name: string; hasPictures: boolean };

/** An archive of a folder of Markdown, or of an export with or without its pictures. */
export async function unpackSite(file: string, folder: string, name: string): Promise<Unpacked> {
  await mkdir(folder, { recursive: true });
  await unzip(file, folder, (entry, bytes) => {
    if (notContent.test(entry) || !ofContent.test(entry)) return false;
    return bytes <= MOST_BYTES_OF_ONE || /\.(xml|json)$/i.test(entry);
  });
  const all = (await readdir(folder, { recursive: true })).map(String);
  const exports = all.filter((one) => /\.(xml|json)$/i.test(one));
  const hasTexts = all.some((one) => /\.(mdx?|markdown)$/i.test(one));
  const [only, ...others] = exports;
  if (!hasTexts && only && others.length === 0) {
    return { place: path.join(folder, only), name, hasPictures: true };
  }
  const [top, ...rest] = await readdir(folder, { withFileTypes: true });
  if (top?.isDirectory() && rest.length === 0) {
    return { place: path.join(folder, top.name), name: top.name, hasPictures: false };
  }
  return { place: folder, name: nameOf(name), hasPictures: false };
}

/** The same for „blog.zip” and for „blog (1).zip”, which a browser makes of the second one. */
function nameOf(file: string): string {
  return file.replace(/\.zip$/i, "").replace(/(?<!\s)\s*\(\d+\)$/, "") || "archive";
}
