import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { scratchDirectory } from "../../tests/support/scratch-directory.ts";
import { lockDataDir } from "./file-lock.ts";
import { OperatorError } from "./operator-error.ts";

const dataDir = scratchDirectory();

const holder = `
  const { lockDataDir } = await import(${JSON.stringify(join(import.meta.dirname, "file-lock.ts"))});
  await lockDataDir(${JSON.stringify(dataDir)});
  console.log("locked");
  setInterval(() => {}, 1000);`;

test("one process has the data directory, until it dies, however it dies", async () => {
  const child = spawn(process.execPath, ["--input-type=module", "--eval", holder], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(child.stdout, "data");
  await expect(lockDataDir(dataDir, 0)).rejects.toThrow(OperatorError);
  await expect(lockDataDir(dataDir, 0)).rejects.toThrow(dataDir);
  child.kill("SIGKILL");
  await once(child, "exit");
  const release = await lockDataDir(dataDir, 0);
  await expect(lockDataDir(dataDir, 0)).rejects.toThrow(OperatorError);
  release();
  (await lockDataDir(dataDir, 0))();
});

test("a lock that is damaged is told with what to do", async () => {
  const other = scratchDirectory();
  writeFileSync(join(other, "lock.sqlite"), "x".repeat(4096));
  const said = "lock.sqlite is damaged. It holds nothing: remove it";
  await expect(lockDataDir(other, 0)).rejects.toThrow(said);
});
