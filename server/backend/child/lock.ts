import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { OperatorError } from "../../operator-error.ts";

/**
 * Two PGlites on one directory silently lose rows. The operating system frees the lock when the process ends, even
 * by kill -9; a backend whose web process was just killed may take four seconds to end.
 */
export async function lockDataDir(dataDir: string, timeoutMs = 5000): Promise<() => void> {
  const path = join(dataDir, "lock.sqlite");
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    const release = tryLock(path);
    if (release) return release;
    if (performance.now() > deadline) {
      throw new OperatorError(
        `Another server is using ${dataDir}. Stop it, or give this one a DATA_DIR of its own.`,
      );
    }
    await sleep(100);
  }
}

function tryLock(path: string): (() => void) | null {
  const lock = new DatabaseSync(path);
  try {
    lock.exec("pragma locking_mode = exclusive; begin exclusive; commit");
    return () => lock.close();
  } catch (error) {
    lock.close();
    if (error instanceof Error && error.message.includes("locked")) return null;
    throw error;
  }
}
