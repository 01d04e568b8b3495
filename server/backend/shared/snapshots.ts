import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { lockFile } from "../../base/file-lock.ts";

/** The copies of the database that backups are made from. */
export const snapshotPrefix = ".snapshot-";
const own = /^\.snapshot-\w{6}$/;

/** Held by a backup from before its snapshot until that is gone; freed when its process is killed. */
export function lockSnapshots(dataDir: string, timeoutMs = 0): Promise<(() => void) | null> {
  return lockFile(join(dataDir, "lock.sqlite-backup"), timeoutMs);
}

/** The caller holds the lock. What else lies there may be somebody's backup. */
export function forgetSnapshots(dataDir: string): void {
  for (const entry of readdirSync(dataDir, { withFileTypes: true })) {
    if (!entry.isDirectory() || !own.test(entry.name)) continue;
    rmSync(join(dataDir, entry.name), { recursive: true, force: true });
  }
}

/** Those of backups that were killed. One that is being made removes its own. */
export async function forgetLeftSnapshots(dataDir: string): Promise<void> {
  const release = await lockSnapshots(dataDir);
  if (!release) return;
  try {
    forgetSnapshots(dataDir);
  } finally {
    release();
  }
}
