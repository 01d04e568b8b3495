import { existsSync } from "node:fs";
import { join } from "node:path";
import { OperatorError } from "../../base/operator-error.ts";

export const restoring = "restoring";

/** A restore that was killed leaves half of the data. */
export function refuseUnfinishedRestore(dataDir: string): void {
  if (!existsSync(join(dataDir, restoring))) return;
  throw new OperatorError(
    `A restore into ${dataDir} is under way or was cut short. If it was, empty the directory and restore again.`,
  );
}
