import { existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { extract } from "tar";

/** Made by `scripts/build-database.ts`. */
const emptyDatabase = join(import.meta.dirname, "../../../../build/database.tar.gz");

/** PGlite would make a database too, but in 2 s and with 350 MB of memory. */
export async function placeEmptyDatabase(directory: string, archive = emptyDatabase) {
  if (existsSync(directory) || !existsSync(archive)) return;
  const draft = `${directory}.new`; // a start that is killed here must not leave half a database
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true, mode: 0o700 });
  // Synchronously, for nothing else is asked yet: its 970 small files then take half as long.
  extract({ file: archive, cwd: draft, strict: true, sync: true, noMtime: true });
  await rename(draft, directory);
}
