import fs, { cpSync, readFileSync, readlinkSync, statSync, writeFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { join, relative } from "node:path";
import { expect, test, vi } from "vitest";
import { scratchDirectory } from "../../../../tests/support/scratch-directory.ts";
import { openPglite } from "../database.ts";
import { placeEmptyDatabase } from "../setup/new-database.ts";

const directory = scratchDirectory();

/** The files as a power cut would leave them: as they were last synced. */
function watchDisk(root: string): Map<string, Buffer> {
  const synced = new Map<string, Buffer>();
  const { fsyncSync } = fs;
  vi.spyOn(fs, "fsyncSync").mockImplementation((descriptor) => {
    fsyncSync(descriptor);
    const path = readlinkSync(`/proc/self/fd/${descriptor}`);
    if (statSync(path).isFile()) synced.set(relative(root, path), readFileSync(path));
  });
  syncBuiltinESMExports();
  return synced;
}

test.runIf(process.platform === "linux")(
  "a row is on the disk when its commit is answered",
  async () => {
    const [running, afterCut] = [join(directory, "running"), join(directory, "after-cut")];
    await placeEmptyDatabase(running);
    const database = await openPglite(running);
    await database.script("create table kept (text text); checkpoint;");
    cpSync(running, afterCut, { recursive: true });
    const synced = watchDisk(running);
    await database.rows("insert into kept values ($1)", ["acknowledged"]);
    for (const [name, bytes] of synced) writeFileSync(join(afterCut, name), bytes);
    vi.restoreAllMocks();
    syncBuiltinESMExports();

    const restarted = await openPglite(afterCut);
    expect(await restarted.rows("select text from kept")).toEqual([{ text: "acknowledged" }]);
    await Promise.all([database, restarted].map(({ connection }) => connection.close()));
  },
);
