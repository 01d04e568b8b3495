import { existsSync, statSync } from "node:fs";
import { link, open, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { lockDataDir } from "../backend/child/lock.ts";
import { forgetSnapshots, takeSnapshot } from "../backend/child/snapshot.ts";
import { holdsSite } from "../backend/shared/disk.ts";
import {
  erasuresFile,
  mergeErasures,
  readErasures,
  writeErasures,
} from "../backend/shared/erasures.ts";
import { bootHeader } from "../backend/shared/messages.ts";
import { askForSnapshot, type Snapshot } from "../backend/shared/running.ts";
import type { Env } from "../base/env.ts";
import { OperatorError } from "../base/operator-error.ts";
import { check, pack } from "./archive.ts";
import { counted, runFileCommand } from "./command.ts";

const longestRestart = 15_000;

await runFileCommand("Usage: npm run backup -- FILE.tar.gz", async (file, env) => {
  if (existsSync(file)) throw new OperatorError(`${file} exists already and is left alone.`);
  refuseMissing(dirname(file));
  const snapshot = await snapshotOf(env);
  const draft = `${file}.${process.pid}.partial`;
  try {
    const manifest = await pack(snapshot.path, snapshot.rows, draft);
    await check(draft);
    await publish(draft, file);
    await keepErasures(env.DATA_DIR, dirname(file));
    const pictures = Object.keys(manifest.files).filter((name) => /^storage\/.*\.json$/.test(name));
    const { size } = await stat(file);
    return [
      `${file}: ${(size / 1e6).toFixed(1)} MB, read again and found whole.`,
      `It holds ${counted(pictures.length, "uploaded file", "uploaded files")}, the keys${
        snapshot.rows === "embedded"
          ? ", and the database with all accounts."
          : '.\nIt does NOT hold the rows and accounts: they are on the Postgres of DATABASE_URL. Save them too:\n  pg_dump --format=custom --file=rows.dump "$DATABASE_URL"'
      }`,
      "Who has this file has everything: keep it where only you can read it.",
    ].join("\n");
  } finally {
    await rm(draft, { force: true });
    await rm(snapshot.path, { recursive: true, force: true });
  }
});

function refuseMissing(directory: string): void {
  if (statSync(directory, { throwIfNoEntry: false })?.isDirectory()) return;
  throw new OperatorError(`There is no directory ${directory}. Make it first, or name another.`);
}

/** Beside the archives, so that the restore of an older one knows what was erased since. */
async function keepErasures(dataDir: string, directory: string): Promise<void> {
  const known = readErasures(join(directory, erasuresFile));
  const all = mergeErasures(known, readErasures(join(dataDir, erasuresFile)));
  if (all.length > known.length) await writeErasures(join(directory, erasuresFile), all);
}

async function snapshotOf({ DATA_DIR, DATABASE_URL }: Env): Promise<Snapshot> {
  if (!holdsSite(DATA_DIR)) {
    throw new OperatorError(`DATA_DIR: there is nothing to back up in ${DATA_DIR}.`);
  }
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
        forgetSnapshots(DATA_DIR);
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
