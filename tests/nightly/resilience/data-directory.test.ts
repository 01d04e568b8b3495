import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { canMount, onReadOnlyDisk } from "../../rest/resilience/small-disk.ts";
import { filesOf } from "../../support/backups.ts";
import { scratchDirectory } from "../../support/scratch-directory.ts";
import { runSite } from "../../support/site.ts";

const scratch = scratchDirectory();
chmodSync(scratch, 0o755);
const directory = (name: string, mode = 0o755) => {
  mkdirSync(join(scratch, name), { mode });
  return join(scratch, name);
};

/** A start that must end with this one line. */
async function expectRefusal(dataDir: string, line: RegExp, through: string[] = []) {
  const { code, output } = await runSite({ dataDir, through });
  expect([code, output.trim()]).toEqual([1, expect.stringMatching(line)]);
  expect(output.trim().split("\n")).toHaveLength(1);
}

test.skipIf(!canMount())(
  "data on a disk that can only be read: refused, and untouched",
  async () => {
    const dataDir = directory("used");
    writeFileSync(join(dataDir, "lock.sqlite"), "");
    const before = filesOf(dataDir);
    await expectRefusal(
      dataDir,
      /^DATA_DIR: .* is on a disk that can only be read \(EROFS\)\./,
      onReadOnlyDisk,
    );
    expect(filesOf(dataDir)).toEqual(before);
    await expectRefusal(directory("empty"), /can only be read/, onReadOnlyDisk);
  },
);

// Root may write everywhere, so another user has to start it.
const asNobody = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"];
const isRoot = process.getuid?.() === 0;
const [setpriv = "", ...options] = asNobody;
const canBeNobody = spawnSync(setpriv, [...options, "test", "-r", "package.json"]).status === 0;

test.skipIf(isRoot && !canBeNobody)(
  "a directory of another user is refused, and so is one below it",
  async () => {
    const locked = directory("locked", 0o500);
    for (const dataDir of [locked, join(locked, "new")]) {
      await expectRefusal(dataDir, /^DATA_DIR: .* \(EACCES\)\./, isRoot ? asNobody : []);
    }
  },
);

test("a place where no directory can be is named, and so are damaged keys", async () => {
  await expectRefusal("/proc/kadr/data", /^DATA_DIR: \/proc\/kadr .*\(E[A-Z]+\)\./);
  await expectRefusal(join(process.cwd(), "package.json"), /package\.json is not a directory/);
  const damaged = directory("keys");
  writeFileSync(join(damaged, "keys.json"), '{"publishableKey":');
  await expectRefusal(damaged, /keys\.json is damaged.* from a backup.* move it away/);
});
