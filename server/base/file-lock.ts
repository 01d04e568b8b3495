import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { OperatorError } from "./operator-error.ts";

/** Null after `timeoutMs`. The operating system frees it when the process ends, even by kill -9. */
export async function lockFile(path: string, timeoutMs: number): Promise<(() => void) | null> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    const release = tryLock(path);
    if (release || performance.now() > deadline) return release;
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
    if (error instanceof Error && error.message.includes("not a database")) {
      throw new OperatorError(`${path} is damaged. It holds nothing: remove it, and start again.`);
    }
    throw error;
  }
}

/** Two PGlites on one directory lose rows. A killed server's backend may take 4 s to end. */
export async function lockDataDir(dataDir: string, timeoutMs = 5000): Promise<() => void> {
  const release = await lockFile(join(dataDir, "lock.sqlite"), timeoutMs);
  if (release) return release;
  throw new OperatorError(
    `Another server is using ${dataDir}. Stop it, or give this one a DATA_DIR of its own.`,
  );
}
