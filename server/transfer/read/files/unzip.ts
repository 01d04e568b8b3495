import { isUtf8 } from "node:buffer";
import { createWriteStream } from "node:fs";
import { mkdir, open, readdir } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { type Entry, openPromise, validateFileName } from "yauzl";
import { hasRoom } from "../../../backend/shared/disk.ts";
import { ImportProblem } from "../notes.ts";
import { decodeText } from "./encodings.ts";

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
      const { uncompressedSize } = entry;
      const fileName = nameOfEntry(entry);
      const isTaken = isPlainFile(entry) && isWanted(fileName, uncompressedSize);
      const problem = count(isTaken ? uncompressedSize : 0);
      if (problem) throw problem;
      if (!isTaken) continue;
      if (!(await hasRoom(folder, "forContent", uncompressedSize))) throw noRoom(folder);
      const target = path.join(folder, fileName);
      await mkdir(path.dirname(target), { recursive: true });
      await pipeline(
        await archive.openReadStreamPromise(entry),
        createWriteStream(target, { mode: 0o600 }),
      );
    }
  } catch (error) {
    if (error instanceof ImportProblem) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new ImportProblem({ code: "archive" }, `${file} could not be unpacked: ${reason}`);
  }
}

/** An archive of a Mac has names in UTF-8 without saying so. The library reads those as the characters of DOS. */
function nameOfEntry({ fileName, fileNameRaw }: Entry): string {
  if (!isUtf8(fileNameRaw)) return fileName;
  const name = fileNameRaw.toString("utf8").replaceAll("\\", "/").normalize("NFC");
  const problem = validateFileName(name);
  if (problem !== null) throw new Error(problem);
  return name;
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

export type Unpacked = {
  place: string;
  /** Further files of the same export: a large site gives several. */
  parts: string[];
  name: string;
  hasPictures: boolean;
};

/** An archive of a folder of Markdown, or of an export with or without its pictures. */
export async function unpackSite(file: string, folder: string, name: string): Promise<Unpacked> {
  await mkdir(folder, { recursive: true });
  await unzip(file, folder, (entry, bytes) => {
    if (notContent.test(entry) || !ofContent.test(entry)) return false;
    return bytes <= MOST_BYTES_OF_ONE || /\.(xml|json)$/i.test(entry);
  });
  const all = (await readdir(folder, { recursive: true })).map(String).sort();
  const hasTexts = all.some((one) => /\.(mdx?|markdown)$/i.test(one) && !aboutFiles.test(one));
  const [place, ...parts] = hasTexts ? [] : await exportsIn(folder, all);
  if (place) return { place, parts, name, hasPictures: true };
  const [top, ...rest] = await readdir(folder, { withFileTypes: true });
  if (top?.isDirectory() && rest.length === 0) {
    return { place: path.join(folder, top.name), parts, name: top.name, hasPictures: false };
  }
  return { place: folder, parts, name: nameOf(name), hasPictures: false };
}

const aboutFiles = /(^|[/\\])(readme|licen[cs]e|changelog|contributing)[^/\\]*$/i;
const beginnings = { xml: /<rss\b[^>]*wordpress\.org\/export/i, json: /^\s*\{\s*"(db|meta|data)"/ };
/** Enough of a file to recognise it. */
const HEAD = 8_192;

/** All parts of a WordPress export, or the one of Ghost. What else ends in .xml or .json is none, unless it is alone. */
async function exportsIn(folder: string, names: readonly string[]): Promise<string[]> {
  const files = names
    .filter((one) => /\.(xml|json)$/i.test(one))
    .map((one) => path.join(folder, one));
  const found = { xml: [] as string[], json: [] as string[] };
  for (const file of files) {
    const handle = await open(file);
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD), 0, HEAD, 0);
    await handle.close();
    const kind = /\.xml$/i.test(file) ? "xml" : "json";
    if (beginnings[kind].test(decodeText(buffer.subarray(0, bytesRead)))) found[kind].push(file);
  }
  if (found.xml.length > 0) return found.xml;
  return found.json.length > 0 ? found.json.slice(0, 1) : files.length === 1 ? files : [];
}

/** The same for „blog.zip” and for „blog (1).zip”, which a browser makes of the second one. */
function nameOf(file: string): string {
  return file.replace(/\.zip$/i, "").replace(/(?<!\s)\s*\(\d+\)$/, "") || "archive";
}
