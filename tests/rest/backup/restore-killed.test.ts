import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { startTestBackend } from "../../support/backend.ts";
import { backup, filesOf, live, restore } from "../../support/backups.ts";
import { scratchDirectory } from "../../support/scratch-directory.ts";
import { chance, times } from "../../support/seeded.ts";

const scratch = scratchDirectory();
const at = (...names: string[]) => join(scratch, ...names);

const kills = times(15);

test(`a restore killed ${kills} times leaves nothing, all, or what no server starts with`, async () => {
  const random = chance();
  const [source, file] = [at("source"), at("backup.tar.gz")];
  const site = await startTestBackend({ dataDir: source, seed: "demo" });
  await live(site);
  expect(await backup(file, source)).toMatchObject({ code: 0 });
  await site.stop();
  const began = performance.now();
  expect(await restore(file, at("whole"))).toMatchObject({ code: 0 });
  const stored = filesOf(join(source, "storage"));
  let longest = performance.now() - began;
  const seen = { nothing: 0, all: 0, refused: 0 };
  for (let kill = 0; kill < kills; kill++) {
    const dataDir = at(`killed-${kill}`);
    const restoring = spawn(process.execPath, ["server/backup/restore.ts", file], {
      env: { PATH: process.env.PATH, DATA_DIR: dataDir },
      stdio: "ignore",
    });
    const pause = random.between(100, longest);
    await sleep(pause);
    // One that ended before its kill shows that the machine is quicker now.
    if (restoring.exitCode !== null) longest = pause;
    else if (restoring.kill("SIGKILL")) await once(restoring, "close");

    const left = existsSync(dataDir)
      ? readdirSync(dataDir).filter((name) => !name.startsWith("lock.sqlite"))
      : [];
    if (left.includes("restoring")) {
      seen.refused++;
      const said = "was cut short. If it was, empty the directory and restore again.";
      await expect(startTestBackend({ dataDir })).rejects.toThrow(said);
      expect(await restore(file, dataDir)).toMatchObject({ code: 1 });
    } else if (left.length > 0) {
      seen.all++;
      expect(left.sort()).toEqual(["database", "keys.json", "storage"]);
      expect(filesOf(join(dataDir, "storage"))).toEqual(stored);
    } else seen.nothing++;
    rmSync(dataDir, { recursive: true, force: true });
  }
  expect(seen.nothing + seen.refused).toBeGreaterThan(0);
}, 300_000);
