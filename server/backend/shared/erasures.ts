import { existsSync, readFileSync } from "node:fs";
import { open, rename } from "node:fs/promises";
import { z } from "zod";
import { OperatorError } from "../../base/operator-error.ts";

/** Salted hashes of erased addresses: after a restore of an older backup they are erased again. */
export const erasuresFile = "erasures.json";

const erasureSchema = z.object({
  erased_at: z.string(),
  subject_hash: z.string().regex(/^[0-9a-f]{64}$/),
});

export const erasuresSchema = z.array(erasureSchema);
export type Erasure = z.infer<typeof erasureSchema>;

/** No file is an empty list. Throws for one that cannot be read: whom it names would be back. */
export function readErasures(path: string): Erasure[] {
  if (!existsSync(path)) return [];
  try {
    return erasuresSchema.parse(JSON.parse(readFileSync(path, "utf8")));
  } catch {
    throw new OperatorError(
      `${path} is damaged: it does not hold the list of erasures that it should. Put it back from beside the backups, or from a backup of the disk. Without one move it away, and erase again in the panel whoever asked for it.`,
    );
  }
}

/** Every erasure of the lists once. A list of another site does no harm: its hashes match nobody here. */
export function mergeErasures(...lists: readonly (readonly Erasure[])[]): Erasure[] {
  const known = new Map<string, Erasure>();
  for (const erasure of lists.flat()) {
    const at = new Date(erasure.erased_at).toISOString();
    known.set(`${at} ${erasure.subject_hash}`, { ...erasure, erased_at: at });
  }
  return [...known].sort(([a], [b]) => a.localeCompare(b)).map(([, erasure]) => erasure);
}

/** Replaces the list in one step, so that the old list or the new one is always there. */
export async function writeErasures(path: string, erasures: readonly Erasure[]): Promise<void> {
  const draft = `${path}.new`;
  const file = await open(draft, "w", 0o600);
  try {
    await file.writeFile(`${JSON.stringify(erasures, null, 1)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, path);
}
