import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { lockFile } from "../server/base/file-lock.ts";

let folder: string;
let otherBuild: (() => void) | null;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "build-"));
  await mkdir(join(folder, ".cache"));
  otherBuild = await lockFile(join(folder, ".cache/build.sqlite"), 0);
});
afterEach(() => rm(folder, { recursive: true }));

/** Where nothing can be built: the first step fails. */
async function waitingBuild() {
  const building = spawn(process.execPath, [resolve("scripts/build.ts")], {
    cwd: folder,
    stdio: ["ignore", "pipe", "ignore"],
  });
  const ended = once(building, "exit");
  await once(building.stdout, "data");
  return { ended };
}

test("of two builds at once the second waits, and takes what the first has made", async () => {
  const { ended } = await waitingBuild();
  await mkdir(join(folder, "build"));
  await writeFile(join(folder, "build/complete"), "");
  otherBuild?.();
  expect(await ended).toEqual([0, null]);
});

test("after one that made nothing it builds by itself, and says when that fails", async () => {
  const { ended } = await waitingBuild();
  otherBuild?.();
  expect(await ended).toEqual([1, null]);
});
