import { readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { contentType } from "../server/http/content-type.ts";
import { compress, isCompressible } from "../server/pages/encoding.ts";

/** Puts `.br` and `.gz` beside every text file of the client build, as small as they get. */
const folder = "build.next/client";
const entries = await readdir(folder, { recursive: true, withFileTypes: true });

// Brotli works in the thread pool, so as many files at once as there are cores.
const rest = entries.values();
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    for (const entry of rest)
      if (entry.isFile()) await compressFile(join(entry.parentPath, entry.name));
  }),
);

async function compressFile(path: string): Promise<void> {
  if (!isCompressible(contentType(path))) return;
  const body = await readFile(path);
  if (body.length < 256) return;
  const { br, gzip } = await compress(body, 11);
  await writeFile(`${path}.br`, br);
  await writeFile(`${path}.gz`, gzip);
}

// Last of all: without this file a build does not count as complete.
await writeFile("build.next/complete", new Date().toISOString());

// The build that was there serves until this moment, and for good when one of the steps fails.
await rm("build.last", { recursive: true, force: true });
await rename("build", "build.last").catch((error) => {
  if (error.code !== "ENOENT") throw error;
});
await rename("build.next", "build");
await rm("build.last", { recursive: true, force: true });
