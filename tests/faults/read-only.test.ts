import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { lockDataDir } from "../../server/backend/child/lock.ts";
import { filesOf } from "../support/backups.ts";
import { runSite, startSite } from "../support/site.ts";
import { canMount, onReadOnlyDisk } from "../support/small-disk.ts";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const scratch = mkdtempSync(join(tmpdir(), "read-only-"));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));
const directory = (name: string, mode = 0o755) => {
  mkdirSync(join(scratch, name), { mode });
  return join(scratch, name);
};
const oneLine = (text: string) => expect(text.trim().split("\n")).toHaveLength(1);

// Root may write everywhere, so somebody else has to start it.
const nobody = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"];
const isRoot = process.getuid?.() === 0;
const [setpriv = "", ...asNobody] = nobody;
const canBeNobody = spawnSync(setpriv, [...asNobody, "test", "-r", "package.json"]).status === 0;

test.skipIf(!canMount())(
  "data on a disk that can only be read: refused, told, untouched",
  async () => {
    const dataDir = directory("used");
    await (await startSite({ dataDir, env: { SEED: "none" } })).stop();
    (await lockDataDir(dataDir, 10_000))(); // its backend may need a moment longer
    const before = filesOf(dataDir);
    const { code, output } = await runSite({ dataDir, through: onReadOnlyDisk });
    expect(code).toBe(1);
    expect(output).toContain(`DATA_DIR: ${dataDir} is on a disk that can only be read (EROFS).`);
    oneLine(output);
    expect(filesOf(dataDir)).toEqual(before);
    const site = await startSite({ dataDir });
    expect((await fetch(`${site.url}/blog`)).status).toBe(200);
    await site.stop();
  },
);

test.skipIf(!canMount())("an empty place there is refused as readably", async () => {
  const { code, output } = await runSite({ dataDir: directory("empty"), through: onReadOnlyDisk });
  expect([code, output]).toEqual([1, expect.stringContaining("can only be read")]);
  oneLine(output);
});

test.skipIf(isRoot && !canBeNobody)(
  "neither a directory of somebody else nor below one",
  async () => {
    const through = isRoot ? nobody : [];
    const locked = directory("locked", 0o500);
    for (const dataDir of [locked, join(locked, "new")]) {
      const { code, output } = await runSite({ dataDir, through });
      expect([code, output]).toEqual([1, expect.stringMatching(/^DATA_DIR: .* \(EACCES\)\./)]);
      oneLine(output);
    }
  },
);

test("a place where nothing can be made is named, and the start ends", async () => {
  const { code, output } = await runSite({ dataDir: "/proc/kadr/data" });
  expect([code, output]).toEqual([
    1,
    expect.stringMatching(/^DATA_DIR: \/proc\/kadr .*\(E[A-Z]+\)\./),
  ]);
  oneLine(output);
});

test("damaged keys are told with what to do about them", async () => {
  const dataDir = directory("keys");
  writeFileSync(join(dataDir, "keys.json"), '{"publishableKey":');
  const { code, output } = await runSite({ dataDir });
  expect(code).toBe(1);
  expect(output).toMatch(/keys\.json is damaged.* from a backup.* move it away/);
  oneLine(output);
});

test("a file in its place is named", async () => {
  const { code, output } = await runSite({ dataDir: join(process.cwd(), "package.json") });
  expect([code, output]).toEqual([1, expect.stringContaining("package.json is not a directory")]);
  oneLine(output);
});
