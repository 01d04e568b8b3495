import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readdir } from "node:fs/promises";
import { join, relative } from "node:path";
import { pipeline } from "node:stream/promises";
import { z } from "zod";
import { version } from "../base/version.ts";

export const manifestName = "manifest.json";

const place = z
  .string()
  .regex(/^(keys\.json|rows\.dump|(database|storage)(\/(?!\.{1,2}(\/|$))[\w.-]+)*)$/);

export const manifestSchema = z.object({
  kadr: z.literal("backup"),
  format: z.literal(1),
  made: z.iso.datetime(),
  /** Of the software that made it; archives from before 1.0.0 have none. */
  version: z.string().optional(),
  /** `postgres`: the rows are not in `database`, but in `rows.dump` where pg_dump could be had. */
  rows: z.enum(["embedded", "postgres"]),
  directories: z.array(place),
  /** SHA-256 of every file. */
  files: z.record(place, z.string().regex(/^[0-9a-f]{64}$/)),
});

export type Manifest = z.infer<typeof manifestSchema>;

export async function describe(directory: string, rows: Manifest["rows"]): Promise<Manifest> {
  const directories: string[] = [];
  const files: Record<string, string> = {};
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    const name = relative(directory, path);
    if (entry.isDirectory()) directories.push(name);
    else files[name] = await sha256(path);
  }
  const made = new Date().toISOString();
  const facts = { kadr: "backup", format: 1, made, version, rows, directories, files };
  return manifestSchema.parse(facts);
}

async function sha256(path: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return hash.digest("hex");
}

/** `kadr-2026-11-28.damaged.tar.gz` for `kadr-2026-11-28.tar.gz`. */
export function damagedName(file: string): string {
  return file.replace(/(\.tar\.gz)?$/, ".damaged.tar.gz");
}
