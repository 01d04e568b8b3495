import {
  copyFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { create } from "tar";
import { beforeAll, describe, expect, test } from "vitest";
import { Accounts, goodPassword } from "../../tests/database/support/accounts.ts";
import { admin, startTestBackend } from "../../tests/support/backend.ts";
import { backup, everythingIn, filesOf, live, restore } from "../../tests/support/backups.ts";
import type { Ended } from "../../tests/support/command.ts";
import { scratchDirectory } from "../../tests/support/scratch-directory.ts";
import { openPglite } from "../backend/child/database.ts";

const scratch = scratchDirectory();
const at = (...names: string[]) => join(scratch, ...names);

const second = { email: "redakcja@kadr.example", password: goodPassword };

async function everythingOf(dataDir: string) {
  // Opening a database writes into it.
  const copy = mkdtempSync(at("opened-"));
  cpSync(join(dataDir, "database"), copy, { recursive: true });
  const database = await openPglite(copy);
  const found = await everythingIn(database);
  await database.connection.close();
  return found;
}

describe("a backup of the running site", () => {
  const [source, target, file] = [at("source"), at("target"), at("backup.tar.gz")];
  let made: Ended;
  let before: Record<string, unknown>;

  beforeAll(async () => {
    const site = await startTestBackend({ dataDir: source, seed: "demo" });
    const accounts = Accounts.of(site);
    await accounts.join(await accounts.signIn(admin.email, admin.password), second.email);
    await live(await site.adminClient(), site);
    made = await backup(file, source);
    await site.stop();
    before = await everythingOf(source);
  });

  test("is one file that only its owner reads, and leaves nothing else behind", () => {
    expect(made.output).toContain("read again and found whole");
    expect(made.output).toContain("2 uploaded files, the keys");
    expect(made.code).toBe(0);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(scratch).filter((name) => name.includes("partial"))).toEqual([]);
    expect(readdirSync(source).filter((name) => name.startsWith(".snapshot-"))).toEqual([]);
  });

  test("restored into a new directory, is the same in every row, sequence, file and key", async () => {
    const restored = await restore(file, target);
    expect(restored).toMatchObject({ code: 0 });
    expect(restored.output).toContain("9 posts, 6 case studies, 1 message, 2 accounts");
    expect(restored.output).toContain(
      "copy the erasures.json of the former DATA_DIR into this one",
    );
    expect(restored.output).toContain(`Start it with: DATA_DIR=${target} npm start\n`);
    const after = await everythingOf(target);
    expect(Object.keys(after)).toEqual(
      expect.arrayContaining(["public.revisions", "public.contact_messages", "auth.users"]),
    );
    for (const [name, rows] of Object.entries(before)) {
      expect(after[name], name).toEqual(rows);
    }
    expect(Object.keys(after)).toEqual(Object.keys(before));
    expect(filesOf(join(target, "storage"))).toEqual(filesOf(join(source, "storage")));
    expect(readFileSync(join(target, "keys.json"))).toEqual(
      readFileSync(join(source, "keys.json")),
    );
  });

  test("neither writes over a file nor restores into a directory in use", async () => {
    const kept = readFileSync(file);
    const again = await backup(file, source);
    expect([again.code, again.output]).toEqual([1, `${file} exists already and is left alone.\n`]);
    expect(readFileSync(file).equals(kept)).toBe(true);

    const files = filesOf(target);
    const over = await restore(file, target);
    expect(over.code).toBe(1);
    expect(over.output).toContain("is not empty and is left alone. Restore into a new directory");
    expect(filesOf(target)).toEqual(files);
  });

  const repack = (change: (directory: string) => string[]) => async (path: string) => {
    const directory = mkdtempSync(at("repack-"));
    cpSync(target, directory, { recursive: true });
    const names = change(directory);
    await create({ cwd: directory, file: path, gzip: true, portable: true }, names);
  };
  test.each<[string, (path: string) => unknown]>([
    ["cut in the middle", (path) => truncateSync(path, Math.floor(statSync(path).size / 2))],
    [
      "with a list that leads out of the directory",
      repack((directory) => {
        const files = { "database/../../../tmp/evil": "0".repeat(64) };
        const list = { kadr: "backup", format: 1, made: new Date(), rows: "embedded" };
        const text = JSON.stringify({ ...list, directories: [], files });
        writeFileSync(join(directory, "manifest.json"), text);
        return ["manifest.json"];
      }),
    ],
  ])("is refused when it was changed, with nothing done: %s", async (_, change) => {
    const broken = join(mkdtempSync(at("broken-")), "backup.tar.gz");
    copyFileSync(file, broken);
    await change(broken);
    const empty = at("never");
    const refused = await restore(broken, empty);
    expect(refused.code).toBe(1);
    expect(refused.output).toMatch(/is damaged or was changed|is no backup of this site/);
    expect(refused.output).not.toMatch(/\n\s+at /);
    expect(readdirSync(scratch)).not.toContain("never");
  });
});
