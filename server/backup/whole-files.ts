import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { storedFileSchema } from "../backend/shared/storage-files.ts";
import { parsedJson } from "../base/json.ts";
import type { Manifest } from "./manifest.ts";

/**
 * Uploaded pictures and films that are not what their description says, in words for the operator. `stored`: what the
 * database knows of.
 */
export async function findDamagedFiles(
  directory: string,
  { files }: Manifest,
  stored: readonly string[],
): Promise<string[]> {
  const damaged: string[] = [];
  const described = new Set<string>();
  for (const description of Object.keys(files)) {
    if (!/^storage\/.*\.json$/.test(description)) continue;
    const text = await readFile(join(directory, description), "utf8");
    const read = storedFileSchema.safeParse(parsedJson(text));
    if (!read.success) {
      damaged.push(`the description ${description} cannot be read`);
      continue;
    }
    const { name, file, etag } = read.data;
    described.add(name);
    const sum = files[join(dirname(description), file)];
    if (sum === undefined) damaged.push(`the file of ${name} is missing`);
    else if (!etag.includes(shortened(sum))) damaged.push(`${name} is not as it was uploaded`);
  }
  const missing = stored.filter((name) => !described.has(name));
  return [...damaged, ...missing.map((name) => `the file of ${name} is missing`)];
}

/** As `StorageFiles` shortens the SHA-256 of a file for its ETag. */
function shortened(hex: string): string {
  return Buffer.from(hex, "hex").toString("base64url").slice(0, 22);
}
