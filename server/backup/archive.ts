import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { create, extract, list, type ReadEntry } from "tar";
import { OperatorError } from "../base/operator-error.ts";
import { type Manifest, manifestName, manifestSchema } from "./manifest.ts";

const longestManifest = 256 * 1024 * 1024;

export async function pack(directory: string, manifest: Manifest, file: string): Promise<void> {
  await writeFile(join(directory, manifestName), JSON.stringify(manifest), { mode: 0o600 });
  const names = [manifestName, ...manifest.directories, ...Object.keys(manifest.files)];
  const settings = { cwd: directory, gzip: true, portable: true, noDirRecurse: true };
  await create({ ...settings, file, mode: 0o600, strict: true }, names);
}

/** Reads the whole archive and refuses any difference from its manifest. */
export async function check(file: string): Promise<Manifest> {
  const found = new Map<string, string>();
  let manifestText: string | undefined;
  const onReadEntry = (entry: ReadEntry) => {
    const name = entry.path.replace(/\/$/, "");
    if (name === manifestName && manifestText === undefined && entry.size < longestManifest) {
      collect(entry, (text) => {
        manifestText = text;
      });
    } else if (found.has(name)) found.set(name, "twice");
    else if (entry.type === "Directory") found.set(name, "directory");
    else if (entry.type === "File" || entry.type === "OldFile") hash(entry, found, name);
    else found.set(name, entry.type);
  };
  try {
    await list({ file, strict: true, onReadEntry });
  } catch (error) {
    throw damaged(file, error instanceof Error ? error.message : "unreadable");
  }
  const manifest = parse(file, manifestText);
  const expected = new Map(Object.entries(manifest.files));
  for (const name of manifest.directories) expected.set(name, "directory");
  for (const [name, content] of expected) {
    if (!found.has(name)) throw damaged(file, `${name} is missing`);
    if (found.get(name) !== content) throw damaged(file, `${name} is not as it was packed`);
  }
  const [extra] = [...found.keys()].filter((name) => !expected.has(name));
  if (extra !== undefined) throw damaged(file, `${extra} was not in it when it was made`);
  return manifest;
}

export async function unpack(file: string, directory: string): Promise<void> {
  const filter = (name: string) => name !== manifestName;
  await extract({ file, cwd: directory, strict: true, preserveOwner: false, filter });
}

function collect(entry: ReadEntry, done: (text: string) => void): void {
  const chunks: Buffer[] = [];
  entry.on("data", (chunk) => chunks.push(chunk));
  entry.on("end", () => done(Buffer.concat(chunks).toString()));
}

function hash(entry: ReadEntry, found: Map<string, string>, name: string): void {
  const sum = createHash("sha256");
  found.set(name, "cut short");
  entry.on("data", (chunk) => sum.update(chunk));
  entry.on("end", () => found.set(name, sum.digest("hex")));
}

function parse(file: string, text: string | undefined): Manifest {
  if (text === undefined) throw new OperatorError(`${file} is no backup of this site.`);
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch {
    throw damaged(file, "its list cannot be read");
  }
}

function damaged(file: string, reason: string): OperatorError {
  return new OperatorError(`${file} is damaged or was changed: ${reason}.`);
}
