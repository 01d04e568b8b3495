import { spawnSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { openDataDir } from "../../../server/backend/shared/disk.ts";
import { canMount, onReadOnlyDisk } from "../../rest/resilience/small-disk.ts";
import { startTestBackend } from "../../support/backend.ts";
import { backup, filesOf } from "../../support/backups.ts";
import { runProgram } from "../../support/command.ts";
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

test.skipIf(!isRoot)(
  "root is refused the site of another user, and leaves nothing of its own in it",
  async () => {
    const dataDir = directory("of-nobody");
    const site = await startTestBackend({ dataDir });
    await site.stop();
    const everything = () =>
      readdirSync(dataDir, { recursive: true }).map((name) => join(dataDir, String(name)));
    for (const path of [dataDir, ...everything()]) lchownSync(path, 65534, 65534);
    const ofRoot = () => everything().filter((path) => lstatSync(path).uid === 0);
    const before = everything();

    const said = /^DATA_DIR: the site in .*of-nobody belongs to the user .*\(sudo -u \S+ DATA_DIR=/;
    await expectRefusal(dataDir, said);
    for (const args of [["list"], ["add", "ola@kadr.example"]]) {
      const { code, output } = await runProgram("server/admin.ts", args, { DATA_DIR: dataDir });
      expect([code, output.trim()]).toEqual([1, expect.stringMatching(said)]);
      expect(output.trim().split("\n")).toHaveLength(1);
    }
    expect([ofRoot(), everything()]).toEqual([[], before]);

    const made = await backup(join(scratch, "by-root.tar.gz"), dataDir);
    expect(made).toMatchObject({ code: 0 });
    expect(ofRoot()).toEqual([]);
  },
);

test.skipIf(!isRoot)("root may begin a site in a directory of another user", () => {
  const dataDir = directory("empty-of-nobody");
  chownSync(dataDir, 65534, 65534);
  openDataDir(dataDir);
  mkdirSync(join(dataDir, "database"));
  openDataDir(dataDir);
  expect(readdirSync(dataDir)).toEqual(["database"]);
});

test("a disk that gives every file to one user is taken as it is", () => {
  const dataDir = directory("shared-folder");
  mkdirSync(join(dataDir, "database"));
  const asAnother = vi.spyOn(process, "getuid").mockReturnValue(12345);
  onTestFinished(() => asAnother.mockRestore());
  openDataDir(dataDir);
  expect(asAnother).toHaveBeenCalled();
  expect(readdirSync(dataDir)).toEqual(["database"]);
});

test("a place where no directory can be is named, and so are damaged keys", async () => {
  await expectRefusal("/proc/kadr/data", /^DATA_DIR: \/proc\/kadr .*\(E[A-Z]+\)\./);
  await expectRefusal(join(process.cwd(), "package.json"), /package\.json is not a directory/);
  const damaged = directory("keys");
  writeFileSync(join(damaged, "keys.json"), '{"publishableKey":');
  await expectRefusal(damaged, /keys\.json is damaged.* from a backup.* move it away/);
});
