import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { x as extract } from "tar";
import { parseUrl } from "../../../../app/text/addresses/parse-url.ts";
import { roomForContent } from "../../../backend/shared/disk.ts";
import { OperatorError } from "../../../base/operator-error.ts";
import { OldAddresses } from "../../read/addresses.ts";
import type { Source } from "../../read/entry.ts";
import { countUnpacked, noRoom, unzip } from "../../read/files/unzip.ts";
import { ImportProblem } from "../../read/notes.ts";
import { fetchPublic } from "./fetch-public.ts";

type Given = {
  uploads?: string | undefined;
  fetch: boolean;
  /** Hosts of a private network that may be asked. */
  fetchHosts: readonly string[];
  /** The folder into which archives are unpacked. */
  workFolder?: string | undefined;
};

/** Folders whose files site generators copy to the root of the site. They lie in the given folder or beside it. */
const roots = ["", "static", "public", "assets", "src/assets", "src", "../static", "../public"];

/** Where the pictures of an import are looked for, in order. */
export async function openPictureFiles(source: Source, place: string, given: Given) {
  const { uploads, fetch, fetchHosts, workFolder } = given;
  const files: PictureFiles[] = [];
  const addresses = new OldAddresses(source.home);
  const isOfSite = (address: string) =>
    addresses.isOfSite(address) || source.pictureAt(address) !== null;
  if (uploads) files.push(await openPlace(uploads, workFolder));
  if ((await stat(place)).isDirectory()) {
    for (const folder of roots) files.push(await openFolder(path.join(place, folder)));
  }
  if (fetch) {
    const isAsked = (address: string) => parseUrl(address) !== null && isOfSite(address);
    files.push(openOldSite(isAsked, new Set(fetchHosts)));
  }
  const close = async () => {
    for (const each of files) await each.close();
  };
  return { files, isOfSite, close };
}

async function openPlace(place: string, workFolder?: string): Promise<PictureFiles> {
  const found = await stat(place).catch(() => null);
  if (!found) throw new OperatorError(`${place}: there is no such folder or archive.`);
  if (found.isDirectory()) return openFolder(place);
  if (/\.(zip|tar|tar\.gz|tgz)$/i.test(place)) return openArchive(place, workFolder);
  throw new OperatorError(`${place} is neither a folder nor a .zip, .tar or .tar.gz.`);
}

export type PictureFiles = {
  has: (address: string) => Promise<boolean>;
  /** Null when there is no such file. */
  read: (address: string) => Promise<Uint8Array | null>;
  close: () => Promise<void>;
};

const wanted = /\.(jpe?g|png|gif|webp|avif|mp4|m4v|webm)$/i;
/** Larger than any picture or film that is taken. */
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

/** Unpacks the pictures and films of an archive into a folder that is removed after the import. */
export async function openArchive(
  file: string,
  parent = tmpdir(),
  roomOf = roomForContent,
): Promise<PictureFiles> {
  const folder = await mkdtemp(path.join(parent, "import-"));
  try {
    if (/\.zip$/i.test(file)) await unzipFiles(file, folder);
    else await untarFiles(file, folder, roomOf(folder));
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    if (error instanceof ImportProblem) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new ImportProblem({ code: "archive" }, `${file} could not be unpacked: ${reason}`);
  }
  const files = await openFolder(folder);
  return { ...files, close: () => rm(folder, { recursive: true, force: true }) };
}

/** With the limits of a .zip. A refused file ends the unpacking, since those behind it would be refused as well. */
async function untarFiles(file: string, folder: string, room: number): Promise<void> {
  const count = countUnpacked(file);
  // Files that were announced may still be on their way to the disk.
  let left = room;
  let problem: ImportProblem | null = null;
  const isTaken = (name: string, entry: object): boolean => {
    if (problem || !wanted.test(name) || !("type" in entry) || !("size" in entry)) return false;
    const bytes = Number(entry.size);
    if (!/^(File|OldFile)$/.test(String(entry.type)) || bytes > MOST_BYTES) return false;
    left -= bytes;
    problem = count(bytes) ?? (left >= 0 ? null : noRoom(folder));
    return problem === null;
  };
  await extract({ file, cwd: folder, filter: isTaken, strict: true });
  if (problem) throw problem;
}

function unzipFiles(file: string, folder: string): Promise<void> {
  return unzip(file, folder, (name, bytes) => wanted.test(name) && bytes <= MOST_BYTES);
}

/** The paths to try below the folder: the whole path of the address, then the path without its first folders. */
function placesOf(address: string, folder: string): string[] {
  const url = parseUrl(address, "http://folder.invalid");
  const names = (url?.pathname ?? "").split("/").filter(Boolean).map(decoded);
  if (names.length === 0 || names.some((name) => /^\.\.?$|[/\\\0]/.test(name))) return [];
  const places = names.map((_, at) => path.join(folder, ...names.slice(at)));
  // A Mac writes „ó” as two signs.
  return [
    ...new Set([
      ...places,
      ...(["NFC", "NFD"] as const).flatMap((form) => places.map((one) => one.normalize(form))),
    ]),
  ];
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** Fetches the file from the old site and follows its redirects. */
function openOldSite(
  isOfSite: (address: string) => boolean,
  named: ReadonlySet<string>,
): PictureFiles {
  const limits = { mostBytes: MOST_BYTES, patienceMs: PATIENCE_MS, named };
  return {
    has: async (address) => isOfSite(address),
    read: async (address) => (isOfSite(address) ? fetchPublic(address, limits) : null),
    close: async () => {},
  };
}
