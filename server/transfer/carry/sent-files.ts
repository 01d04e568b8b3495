import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import { z } from "zod";
import { hasRoom } from "../../backend/shared/disk.ts";

/** The most bytes of one file. The archive of a large site's pictures is below this. */
export const LARGEST_FILE = 8 * 1024 ** 3;
/** The most bytes of one request. The panel sends half of it: proxies accept that, and a slow line sends it in time. */
const LARGEST_PIECE = 8 * 1024 ** 2;
/** Files that are unused for this time are removed. */
const KEPT_MS = 24 * 60 * 60 * 1000;
const MOST_FOLDERS = 5;

const endings = /\.(xml|json|zip|tar|tar\.gz|tgz)$/i;

export const sentSchema = z
  .array(
    z.object({
      name: z.string().min(1).max(300).regex(endings),
      size: z.number().int().min(1).max(LARGEST_FILE),
    }),
  )
  .min(1)
  .max(2);

type Sent = z.infer<typeof sentSchema>;
export type SentFiles = { place: string; name: string; uploads?: string | undefined };
type Refusal = { code: "missing" | "noRoom" | "tooLarge" | "incomplete"; size?: number };
type Added = { code?: never; size: number } | Refusal;

const list = "files.json";

/** Uploaded files for imports, in one folder per import. All state is on the disk, so any process can continue. */
export function keepSentFiles(
  directory: string,
  inUse: () => ReadonlySet<string> = () => new Set(),
) {
  const folderOf = (id: string) => path.join(directory, id);
  const fileOf = (id: string, at: number, name: string) =>
    path.join(folderOf(id), `${at}${endings.exec(name)?.[0].toLowerCase() ?? ""}`);

  async function begin(files: Sent): Promise<string | Refusal> {
    await sweep();
    const bytes = files.reduce((sum, { size }) => sum + size, 0);
    // The unpacked files need the same space again.
    if (!(await hasRoom(directory, "forContent", 2 * bytes))) return { code: "noRoom" };
    const id = randomUUID();
    await mkdir(folderOf(id), { mode: 0o700 });
    await writeFile(path.join(folderOf(id), list), JSON.stringify(files), { mode: 0o600 });
    return id;
  }

  async function filesOf(id: string): Promise<Sent | null> {
    if (!z.uuid().safeParse(id).success) return null;
    const text = await readFile(path.join(folderOf(id), list), "utf8").catch(() => null);
    return text === null ? null : sentSchema.parse(JSON.parse(text));
  }

  /** Continues where the last complete piece ended. A piece that came only in part is sent again. */
  async function add(id: string, at: number, from: number, body: Readable): Promise<Added> {
    const file = (await filesOf(id))?.[at];
    if (!file) return { code: "missing" };
    const handle = await open(fileOf(id, at, file.name), "a+", 0o600);
    try {
      const { size } = await handle.stat();
      // A folder is as old as its last piece.
      await utimes(folderOf(id), new Date(), new Date());
      if (from > size) return { code: "incomplete", size };
      await handle.truncate(from);
      let length = 0;
      for await (const piece of body.iterator({ destroyOnReturn: false })) {
        length += piece.length;
        // What is left of it is read by the answer.
        if (length > LARGEST_PIECE || from + length > file.size) return { code: "tooLarge" };
        await handle.appendFile(piece);
      }
      return { size: from + length };
    } finally {
      await handle.close();
    }
  }

  async function find(id: string): Promise<SentFiles | Refusal> {
    const files = await filesOf(id);
    const [first, second] = files ?? [];
    if (!files || !first) return { code: "missing" };
    for (const [at, { name, size }] of files.entries()) {
      const found = await stat(fileOf(id, at, name)).catch(() => null);
      if (found?.size !== size) return { code: "incomplete", size: found?.size ?? 0 };
    }
    return {
      place: fileOf(id, 0, first.name),
      name: first.name,
      uploads: second && fileOf(id, 1, second.name),
    };
  }

  async function remove(id: string): Promise<void> {
    await rm(folderOf(id), { recursive: true, force: true });
  }

  /** Removes old folders, and the oldest ones when there are too many. Those of a running import stay. */
  async function sweep(): Promise<void> {
    await mkdir(directory, { recursive: true, mode: 0o700 });
    const used = inUse();
    const names = (await readdir(directory)).filter(
      (name) => z.uuid().safeParse(name).success && !used.has(name),
    );
    const ages = await Promise.all(
      names.map(async (name) => {
        const found = await stat(folderOf(name)).catch(() => null);
        return { name, changed: found?.mtimeMs ?? 0 };
      }),
    );
    ages.sort((one, other) => other.changed - one.changed);
    for (const [at, { name, changed }] of ages.entries()) {
      if (at >= MOST_FOLDERS - 1 || Date.now() - changed > KEPT_MS) await remove(name);
    }
  }

  return { begin, add, find, remove, sweep, folderOf };
}
