import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { scratchDirectory } from "../../../tests/support/scratch-directory.ts";
import { forgetLeftSnapshots, lockSnapshots } from "../shared/snapshots.ts";
import { type OpenDatabase, openPglite } from "./database.ts";
import { placeEmptyDatabase } from "./setup/new-database.ts";
import { takeSnapshot } from "./snapshot.ts";

const dataDir = scratchDirectory();
const directory = join(dataDir, "database");
let database: OpenDatabase;

beforeAll(async () => {
  await placeEmptyDatabase(directory);
  database = await openPglite(directory);
  await database.script("create table posts (title text)");
  writeFileSync(join(dataDir, "keys.json"), "{}");
  mkdirSync(join(directory, "much"));
  for (let i = 0; i < 2000; i++) writeFileSync(join(directory, "much", String(i)), "data");
});
afterAll(async () => {
  await database.connection.close();
});

test("the process stays responsive while a database is copied, and nothing is written meanwhile", async () => {
  let turns = 0;
  let isCopied = false;
  const counter = setInterval(() => turns++, 1);
  const copying = takeSnapshot(dataDir, "embedded", database).then((snapshot) => {
    isCopied = true;
    return snapshot;
  });
  await new Promise((resolve) => setTimeout(resolve, 5));
  const insert = () => database.rows("insert into posts values ('late')");
  const wasCopied = database.inTurn(insert).then(() => isCopied);
  const { path } = await copying;
  clearInterval(counter);
  expect(turns).toBeGreaterThan(5);
  expect(await wasCopied).toBe(true);
  const copy = await openPglite(join(path, "database"));
  expect(await copy.rows("select title from posts")).toEqual([]);
  await copy.connection.close();
});

test("a copy that takes too long is ended, and nothing of it stays", async () => {
  const copies = () => readdirSync(dataDir).filter((name) => name.startsWith(".snapshot-"));
  const before = copies();
  const late = takeSnapshot(dataDir, "embedded", database, 1);
  await expect(late).rejects.toThrow("took longer than 0.001 s");
  await expect.poll(copies).toEqual(before);
  // Time enough for the late copy to write on, if it did.
  const { path } = await takeSnapshot(dataDir, "embedded", database);
  expect(copies().sort()).toEqual([...before, basename(path)].sort());
});

test("the copies of killed backups are removed, not one that is read, and nobody's backups", async () => {
  const { path } = await takeSnapshot(dataDir, "postgres");
  const kept = ["backup-2026-11-23.tar.gz", ".snapshot-A1b2C3"].map((name) => join(dataDir, name));
  for (const file of kept) writeFileSync(file, "an archive");
  for (const name of ["backup-daily", ".snapshot-of-the-disk"]) {
    mkdirSync(join(dataDir, name));
    kept.push(join(dataDir, name));
  }
  const release = await lockSnapshots(dataDir);
  await forgetLeftSnapshots(dataDir);
  expect(existsSync(path)).toBe(true);
  release?.();
  await forgetLeftSnapshots(dataDir);
  expect(existsSync(path)).toBe(false);
  expect(kept.filter((name) => !existsSync(name))).toEqual([]);
});
