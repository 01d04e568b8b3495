import { existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { extract } from "tar";

/** An empty database, made by the build (`scripts/build-database.ts`). */
const emptyDatabase = join(import.meta.dirname, "../../../../build/database.tar.gz");

/**
 * Puts the empty database where there is none yet. PGlite would make it too, but by running a second
 * database in this process: 2 s of work and 350 MB of memory at the first start.
 */
export async function placeEmptyDatabase(directory: string, archive = emptyDatabase) {
  if (existsSync(directory) || !existsSync(archive)) return;
  const draft = `${directory}.new`; // a start that is killed here must not leave half a database
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true, mode: 0o700 });
  await extract({ file: archive, cwd: draft, strict: true });
  await rename(draft, directory);
}
