import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { openPglite } from "../../../server/backend/child/database.ts";
import { storedFileSchema } from "../../../server/backend/shared/storage-files.ts";

type Stored = { name: string };

/** The descriptions of uploaded files; each has its bytes, and nothing else lies there. */
export function storedIn(dataDir: string): Stored[] {
  const entries = readdirSync(join(dataDir, "storage"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const stored = entries
    .filter((path) => path.endsWith(".json"))
    .map((path) => storedFileSchema.parse(JSON.parse(readFileSync(path, "utf8"))))
    .map(({ name, file, size }) => ({ name, file, size }));
  const files = entries.filter((path) => !path.endsWith(".json"));
  expect(files.map((path) => [path.split("/").at(-1), statSync(path).size]).sort()).toEqual(
    stored.map(({ file, size }) => [file, size]).sort(),
  );
  return stored.map(({ name }) => ({ name }));
}

/** What no server needs once it runs. */
export const leftIn = (dataDir: string) =>
  readdirSync(dataDir).filter((name) => /^\.snapshot|restoring|\.new$|partial|draft/.test(name));

/** What the database and the files of a stopped site say of each other. */
export async function halfUploads(dataDir: string): Promise<string[]> {
  const database = await openPglite(join(dataDir, "database"));
  const rows = await database.rows("select bucket_id || '/' || name as name from storage.objects");
  const known = await database.rows("select 'media/' || path as path from public.media_files");
  await database.connection.close();
  const [named, files] = [new Set(rows.map(({ name }) => name)), storedIn(dataDir)];
  const stored = new Set<unknown>(files.map(({ name }) => name));
  return [
    ...files.filter(({ name }) => !named.has(name)).map(({ name }) => `no row: ${name}`),
    ...[...named].filter((name) => !stored.has(name)).map((name) => `no file: ${name}`),
    ...known.filter(({ path }) => !stored.has(path)).map(({ path }) => `no picture: ${path}`),
  ];
}
