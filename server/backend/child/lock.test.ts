import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect, test } from "vitest";
import { scratchDirectory } from "../../../tests/support/scratch-directory.ts";
import { OperatorError } from "../../base/operator-error.ts";
import { lockDataDir } from "./lock.ts";

const dataDir = scratchDirectory();

const holder = `
  const { lockDataDir } = await import(${JSON.stringify(join(import.meta.dirname, "lock.ts"))});
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
