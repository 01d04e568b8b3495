import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  statfsSync,
  statSync,
} from "node:fs";
import { statfs } from "node:fs/promises";
import { dirname, join } from "node:path";
import { OperatorError } from "../../base/operator-error.ts";
import { refuseOtherOwner, whose } from "./owner.ts";

const mebibyte = 1024 * 1024;

/** Postgres needs a new log of 16 MiB to recover, and stops for good without room for one. */
const room = {
  forContent: 48 * mebibyte,
  /** Messages are small, and a lost one cannot be sent again. */
  forMessages: 32 * mebibyte,
  toStart: 20 * mebibyte,
  toBegin: 64 * mebibyte,
} as const;

export const noRoom = {
  code: "53100", // as Postgres says it
  message:
    "Na dysku serwera zabrakło miejsca, więc nic nie zapisano. Gdy się znajdzie, spróbuj ponownie.",
} as const;

export async function hasRoom(
  directory: string,
  purpose: "forContent" | "forMessages",
  bytes = 0,
): Promise<boolean> {
  const left = await statfs(directory).then(freeBytes, () => null);
  return left === null || left - bytes >= room[purpose];
}

/** The bytes that content may still take. */
export function roomForContent(directory: string): number {
  const left = freeBytes(statfsSync(directory));
  return left === null ? Number.POSITIVE_INFINITY : left - room.forContent;
}

/** Null where the file system does not tell. */
function freeBytes({ blocks, bavail, bsize }: { blocks: number; bavail: number; bsize: number }) {
  return blocks === 0 ? null : bavail * bsize;
}

export function refuseFullDisk(dataDir: string, isNew: boolean): void {
  const left = freeBytes(statfsSync(dataDir));
  const needed = isNew ? room.toBegin : room.toStart;
  if (left === null || left >= needed) return;
  const [has, needs] = inMebibytes(left, needed);
  throw new OperatorError(
    `DATA_DIR: the disk of ${dataDir} is full: ${has} MiB are left, and the database needs ${needs} to start. Nothing is lost; make room there.`,
  );
}

/** A copy beside the data must not take the room that content and messages need meanwhile. */
export async function refuseLargeCopy(dataDir: string, bytes: number): Promise<void> {
  const left = freeBytes(await statfs(dataDir));
  const needed = bytes + room.forContent;
  if (left === null || left >= needed) return;
  const [has, needs] = inMebibytes(left, needed);
  throw new OperatorError(
    `DATA_DIR: a backup begins with a copy of the database on the disk of ${dataDir}: ${has} MiB are left there, and ${needs} must be free. Make room there.`,
  );
}

/** Free space is rounded down, and needed space is rounded up. */
function inMebibytes(left: number, needed: number): [number, number] {
  return [Math.floor(left / mebibyte), Math.ceil(needed / mebibyte)];
}

export function openDataDir(dataDir: string): void {
  const parts = ["", "database", "storage", "keys.json", "erasures.json"].concat([
    "lock.sqlite",
    "running.json",
  ]);
  try {
    makeDirectory(dataDir);
    for (const path of parts.map((name) => join(dataDir, name))) {
      if (existsSync(path)) accessSync(path, constants.R_OK | constants.W_OK);
    }
    const database = join(dataDir, "database");
    if (existsSync(database)) refuseLockedFiles(database);
    refuseOtherOwner(dataDir);
  } catch (error) {
    throw explain(error, dataDir);
  }
}

/** Unlike existsSync, this does not report a path as missing that this user may not inspect. */
export function holdsSite(dataDir: string): boolean {
  try {
    return statSync(join(dataDir, "keys.json"), { throwIfNoEntry: false }) !== undefined;
  } catch (error) {
    throw explain(error, dataDir);
  }
}

/** Postgres does not say which of its files it could not open. */
function refuseLockedFiles(directory: string): void {
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    accessSync(join(entry.parentPath, entry.name), constants.R_OK | constants.W_OK);
  }
}

/** Step by step: the `recursive` of Node never ends where nothing can be made, as in /proc. */
function makeDirectory(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
  if (dirname(path) !== path) makeDirectory(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}

const reasons: Record<string, string> = {
  EPERM: "may not be changed by this user",
  EROFS: "is on a disk that can only be read",
  ENOTDIR: "is not a directory",
  ENOENT: "cannot be made there",
  EEXIST: "is not a directory",
  ENOSPC: "is on a disk that is full",
  EDQUOT: "is on a disk where this user's quota is used up",
};

function explain(error: unknown, dataDir: string): unknown {
  if (!(error instanceof Error && "code" in error)) return error;
  const path = "path" in error ? String(error.path) : dataDir;
  const reason = reasons[String(error.code)];
  if (!reason && error.code !== "EACCES") return error;
  const fault = reason ? `${path} ${reason}` : whose(path);
  return new OperatorError(
    `DATA_DIR: ${fault} (${error.code}). The server keeps everything below ${dataDir} and must be able to write there.`,
  );
}

export const restoring = "restoring";

/** A restore that was killed leaves half of the data. */
export function refuseUnfinishedRestore(dataDir: string): void {
  if (!existsSync(join(dataDir, restoring))) return;
  throw new OperatorError(
    `A restore into ${dataDir} is under way or was cut short. If it was, empty the directory and restore again.`,
  );
}
