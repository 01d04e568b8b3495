import {
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
} from "node:fs";
import { cp, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { refuseLargeCopy } from "../shared/disk.ts";
import type { Snapshot } from "../shared/running.ts";
import { snapshotPrefix } from "../shared/snapshots.ts";
import type { OpenDatabase } from "./database.ts";
import { asLongWork } from "./long-work.ts";

const block = 4096;

/** Queries wait during the copy. */
const longestCopy = 240_000;

/** No query runs during the copy, and an open transaction is rolled back in it. */
export async function takeSnapshot(
  dataDir: string,
  rows: Snapshot["rows"],
  database?: OpenDatabase,
  longest = longestCopy,
): Promise<Snapshot> {
  const copy = () => copyData(dataDir, rows, longest);
  if (!database) return copy();
  const alone = async () => {
    if (rows === "embedded") await database.script("checkpoint");
    return database.whileIdle(copy);
  };
  return database.inTurn(() => asLongWork(alone));
}

async function copyData(
  dataDir: string,
  rows: Snapshot["rows"],
  longest: number,
): Promise<Snapshot> {
  const database = join(dataDir, "database");
  if (rows === "embedded") await refuseLargeCopy(dataDir, await sizeOf(database));
  const path = mkdtempSync(join(dataDir, snapshotPrefix));
  let copied: Promise<unknown> = Promise.resolve();
  try {
    if (rows === "embedded") {
      let isLate = false;
      copied = cp(database, join(path, "database"), {
        recursive: true,
        mode: constants.COPYFILE_FICLONE,
        filter: () => !isLate,
      });
      const tooLate = pause(longest, "late", { ref: false });
      isLate = (await Promise.race([copied, tooLate])) === "late";
      if (isLate) throw new Error(`Copying the database took longer than ${longest / 1000} s`);
    }
    linkFiles(join(dataDir, "storage"), join(path, "storage"));
    copyFileSync(join(dataDir, "keys.json"), join(path, "keys.json"));
    return { path, rows };
  } catch (error) {
    const remove = () => rmSync(path, { recursive: true, force: true });
    // A late copy ends with the file that it is writing, and on a disk that hangs perhaps never.
    copied.then(remove, remove);
    throw error;
  }
}

/** On the disk, where every file takes whole blocks. */
async function sizeOf(directory: string): Promise<number> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = files.map(
    async ({ parentPath, name }) => (await stat(join(parentPath, name))).size,
  );
  const blocks = (await Promise.all(sizes)).map((size) => Math.ceil(size / block));
  return blocks.reduce((sum, count) => sum + count * block, 0);
}

/** A stored file is never written to again, only replaced, so a hard link is a copy. */
function linkFiles(from: string, to: string): void {
  mkdirSync(to, { mode: 0o700 });
  if (!existsSync(from)) return;
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkFiles(source, target);
    else if (entry.isFile()) linkOrCopy(source, target);
  }
}

function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target); // a disk without hard links
  }
}
