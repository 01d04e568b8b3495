import { existsSync, statSync } from "node:fs";
import { link, open, readdir, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { takeSnapshot } from "../backend/child/snapshot.ts";
import { holdsSite } from "../backend/shared/disk.ts";
import {
  erasuresFile,
  mergeErasures,
  readErasures,
  writeErasures,
} from "../backend/shared/erasures.ts";
import { bootHeader } from "../backend/shared/messages.ts";
import { askForSnapshot, type Snapshot } from "../backend/shared/running.ts";
import { forgetSnapshots, lockSnapshots } from "../backend/shared/snapshots.ts";
import type { Env } from "../base/env.ts";
import { lockDataDir } from "../base/file-lock.ts";
import { OperatorError } from "../base/operator-error.ts";
import { check, pack } from "./archive.ts";
import { counted, runFileCommand } from "./command.ts";
import { damagedName, describe, type Manifest } from "./manifest.ts";
import { dumpName, dumpRows, hasPgDump } from "./pg-dump.ts";
import { DamagedDatabase, readWholeDatabase } from "./whole-database.ts";
import { findDamagedFiles } from "./whole-files.ts";

const longestRestart = 15_000;
const longestOther = 1_000;

await runFileCommand("Usage: npm run backup -- FILE.tar.gz", async (file, env) => {
  if (existsSync(file)) throw new OperatorError(`${file} exists already and is left alone.`);
  refuseMissing(dirname(file));
  refuseEmpty(env);
  const release = await lockSnapshots(env.DATA_DIR, longestOther);
  if (!release) throw new OperatorError(`Another backup of ${env.DATA_DIR} is being made.`);
  try {
    // Their readers were killed.
    forgetSnapshots(env.DATA_DIR);
    await forgetDrafts(file);
    return await backUp(file, env);
  } finally {
    release();
  }
});

async function backUp(file: string, env: Env): Promise<string> {
  // What is beside the archives is read first: a damaged list is refused before the work.
  const erasures = join(dirname(file), erasuresFile);
  const known = readErasures(erasures);
  const all = mergeErasures(known, readErasures(join(env.DATA_DIR, erasuresFile)));
  const snapshot = await snapshotOf(env);
  const draft = `${file}.${process.pid}.partial`;
  try {
    const { damage, stored } =
      snapshot.rows === "embedded" ? await readRows(snapshot.path) : { damage: [], stored: [] };
    if (env.DATABASE_URL && (await hasPgDump())) {
      await dumpRows(env.DATABASE_URL, snapshot.path);
    }
    const manifest = await describe(snapshot.path, snapshot.rows);
    damage.push(...(await findDamagedFiles(snapshot.path, manifest, stored)));
    await pack(snapshot.path, manifest, draft);
    await check(draft);
    if (damage.length > 0) throw await keepApart(draft, file, damage);
    await publish(draft, file);
    if (all.length > known.length) await writeErasures(erasures, all);
    return await summary(file, manifest);
  } finally {
    await rm(draft, { force: true });
    await rm(snapshot.path, { recursive: true, force: true });
  }
}

/** What a killed backup into the same file has left. */
async function forgetDrafts(file: string): Promise<void> {
  for (const name of await readdir(dirname(file))) {
    const [end] = /\.\d+\.partial$/.exec(name) ?? [];
    if (end && name === basename(file) + end) await rm(join(dirname(file), name), { force: true });
  }
}

/** Whether the rows are whole, and the uploaded files that they know of. */
async function readRows(snapshot: string): Promise<{ damage: string[]; stored: string[] }> {
  const names = "select bucket_id || '/' || name as name from storage.objects";
  try {
    const rows = await readWholeDatabase(join(snapshot, "database"), (ask) =>
      // A first start that was killed has no such table yet.
      ask(names).catch(() => []),
    );
    return { damage: [], stored: rows.map(({ name }) => String(name)) };
  } catch (error) {
    if (!(error instanceof DamagedDatabase)) throw error;
    return { damage: [`the database is damaged: ${error.message}`], stored: [] };
  }
}

/** Under a name that no backup has: what it holds may still be of use, but no older archive goes for it. */
async function keepApart(draft: string, file: string, damage: string[]): Promise<OperatorError> {
  const apart = damagedName(file);
  await flush(draft);
  await rename(draft, apart);
  const more = damage.length > 5 ? ` and ${damage.length - 5} more` : "";
  return new OperatorError(
    `This is no backup: ${damage.slice(0, 5).join("; ")}${more}. What could be copied is in ${apart}. Keep the older backups.`,
  );
}

async function summary(file: string, manifest: Manifest): Promise<string> {
  const pictures = Object.keys(manifest.files).filter((name) => /^storage\/.*\.json$/.test(name));
  const { size } = await stat(file);
  return [
    `${file}: ${(size / 1e6).toFixed(1)} MB, read again and found whole.`,
    `It holds ${counted(pictures.length, "uploaded file", "uploaded files")}, the keys${rowsIn(manifest)}`,
    "Who has this file has everything: keep it where only you can read it.",
  ].join("\n");
}

function rowsIn({ rows, files }: Manifest): string {
  if (rows === "embedded") return ", and the database with all accounts.";
  if (dumpName in files) return `, and all rows and accounts of DATABASE_URL in ${dumpName}.`;
  return '.\nIt does NOT hold the rows and accounts: they are on the Postgres of DATABASE_URL, and pg_dump or DATABASE_URL is missing here. Save them too:\n  pg_dump --format=custom --file=rows.dump "$DATABASE_URL"';
}

function refuseMissing(directory: string): void {
  if (statSync(directory, { throwIfNoEntry: false })?.isDirectory()) return;
  throw new OperatorError(`There is no directory ${directory}. Make it first, or name another.`);
}

function refuseEmpty({ DATA_DIR }: Env): void {
  if (holdsSite(DATA_DIR)) return;
  throw new OperatorError(`DATA_DIR: there is nothing to back up in ${DATA_DIR}.`);
}

async function snapshotOf({ DATA_DIR, DATABASE_URL }: Env): Promise<Snapshot> {
  const deadline = performance.now() + longestRestart;
  for (;;) {
    const running = await askForSnapshot(DATA_DIR, bootHeader);
    if (running) return running;
    const release = await lockDataDir(DATA_DIR, 0).catch((error) => {
      if (error instanceof OperatorError && performance.now() < deadline) return null;
      throw error;
    });
    if (release) {
      try {
        return await takeSnapshot(DATA_DIR, DATABASE_URL ? "postgres" : "embedded");
      } finally {
        release();
      }
    }
    await sleep(200);
  }
}

/** The archive gets its name when it is complete and on the disk, and never replaces a file. */
async function publish(draft: string, file: string): Promise<void> {
  await flush(draft);
  try {
    await link(draft, file);
  } catch (error) {
    if (existsSync(file)) throw new OperatorError(`${file} exists already and is left alone.`);
    if (!(error instanceof Error)) throw error;
    await rename(draft, file); // a disk without hard links
  }
  await flush(dirname(file));
}

async function flush(path: string): Promise<void> {
  const handle = await open(path, "r");
  await handle.sync().finally(() => handle.close());
}
