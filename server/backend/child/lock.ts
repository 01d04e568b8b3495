import { join } from "node:path";
import { lockFile } from "../../base/file-lock.ts";
import { OperatorError } from "../../base/operator-error.ts";

/** Two PGlites on one directory lose rows. A killed server's backend may take 4 s to end. */
export async function lockDataDir(dataDir: string, timeoutMs = 5000): Promise<() => void> {
  const release = await lockFile(join(dataDir, "lock.sqlite"), timeoutMs);
  if (release) return release;
  throw new OperatorError(
    `Another server is using ${dataDir}. Stop it, or give this one a DATA_DIR of its own.`,
  );
}
