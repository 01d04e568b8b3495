import { createHash, randomUUID } from "node:crypto";
import { createReadStream, type ReadStream, readFileSync, renameSync, rmSync } from "node:fs";
import { access, constants, mkdir, open, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { z } from "zod";
import { parsedJson } from "../../base/json.ts";

/** The description of a file, which lies beside its bytes. */
export const storedFileSchema = z.object({
  name: z.string(),
  file: z.string(),
  type: z.string(),
  cacheControl: z.string(),
  size: z.number(),
  etag: z.string(),
  lastModified: z.coerce.date(),
});

/** Ends the name of the sign that an upload has begun. */
const BEGUN = ".begun";
const signSchema = z.tuple([z.string(), z.string()]);

export type StoredFile = z.infer<typeof storedFileSchema>;
export type FileContents = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

export class FileTooLarge extends Error {
  override name = "FileTooLarge";
}

/** Names are hashed into paths. A description is renamed into place last: a file is old or new. */
export class StorageFiles {
  readonly #directory: string;
  readonly #sizeLimit: number;
  readonly #limits: Readonly<Record<string, number>>;

  /** `limits` holds the buckets that take larger files than the others. */
  constructor(directory: string, sizeLimit: number, limits: Readonly<Record<string, number>> = {}) {
    this.#directory = directory;
    this.#sizeLimit = sizeLimit;
    this.#limits = limits;
  }

  async write(
    bucket: string,
    name: string,
    contents: FileContents,
    about: { type: string; cacheControl: string },
  ): Promise<StoredFile> {
    const metaPath = this.#metaPath(bucket, name);
    const directory = dirname(metaPath);
    await mkdir(directory, { recursive: true });
    const file = randomUUID();
    const path = join(directory, file);
    const { size, hash } = await this.#writeBytes(
      path,
      contents,
      this.#limits[bucket] ?? this.#sizeLimit,
    );
    const stored: StoredFile = {
      name: `${bucket}/${name}`,
      file,
      type: about.type,
      cacheControl: about.cacheControl,
      size,
      etag: `"${hash}"`,
      lastModified: new Date(),
    };
    const draft = `${metaPath}.${file}`;
    let old: StoredFile | null;
    try {
      await this.#writeBytes(draft, [Buffer.from(JSON.stringify(stored))], this.#sizeLimit);
      // Synchronous: of two uploads under one name, each must remove the file that it replaces.
      old = findNow(metaPath);
      renameSync(draft, metaPath);
    } catch (error) {
      await Promise.all([draft, path].map((one) => rm(one, { force: true })));
      throw error;
    }
    await syncDirectory(directory);
    if (old) await rm(join(directory, old.file), { force: true });
    return stored;
  }

  async find(bucket: string, name: string): Promise<StoredFile | null> {
    try {
      return storedFileSchema.parse(
        JSON.parse(await readFile(this.#metaPath(bucket, name), "utf8")),
      );
    } catch (error) {
      if (isMissing(error) || isDamaged(error)) return null;
      throw error;
    }
  }

  /** `end` is included. Opened before it returns, so a later deletion does not cut it short. */
  async read(
    bucket: string,
    stored: StoredFile,
    range?: { start: number; end: number },
  ): Promise<ReadStream> {
    const path = join(
      dirname(this.#metaPath(bucket, stored.name.slice(bucket.length + 1))),
      stored.file,
    );
    const handle = await open(path);
    return createReadStream(path, { fd: handle, ...range });
  }

  async remove(bucket: string, name: string): Promise<void> {
    const metaPath = this.#metaPath(bucket, name);
    const stored = findNow(metaPath);
    rmSync(metaPath, { force: true });
    if (stored) await rm(join(dirname(metaPath), stored.file), { force: true });
  }

  /** Until `endUpload`, a crash leaves a sign that the row of this file may be missing. */
  async beginUpload(bucket: string, name: string): Promise<void> {
    const sign = this.#signPath(bucket, name);
    await mkdir(dirname(sign), { recursive: true });
    await writeFile(sign, JSON.stringify([bucket, name]), { mode: 0o600 });
  }

  async endUpload(bucket: string, name: string): Promise<void> {
    await rm(this.#signPath(bucket, name), { force: true });
  }

  /** Removes uploads that a crash cut short, and those whose row it kept away. Call it before the first upload. */
  async removeUnfinished(
    hasRow: (bucket: string, name: string) => Promise<boolean>,
  ): Promise<void> {
    const places = await readdir(this.#directory).catch(() => []);
    for (const place of places) {
      if (!/^[0-9a-f]{2}$/.test(place)) continue;
      const directory = join(this.#directory, place);
      const signs = (await readdir(directory).catch(() => [])).filter((it) => it.endsWith(BEGUN));
      for (const sign of signs) await this.#settle(join(directory, sign), hasRow);
      // An unreadable file costs room, but must not stop the start.
      await removeUnnamed(directory).catch(() => {});
    }
  }

  async #settle(sign: string, hasRow: (bucket: string, name: string) => Promise<boolean>) {
    // A sign that was cut short was made before its file.
    const begun = signSchema.safeParse(parsedJson(await readFile(sign, "utf8").catch(() => "")));
    if (!begun.success) return rm(sign, { force: true });
    const [bucket, name] = begun.data;
    // In doubt it stays.
    if (!(await hasRow(bucket, name).catch(() => true))) await this.remove(bucket, name);
    await this.endUpload(bucket, name);
  }

  async isWritable(): Promise<boolean> {
    try {
      await mkdir(this.#directory, { recursive: true });
      await access(this.#directory, constants.W_OK);
      return true;
    } catch {
      return false;
    }
  }

  #signPath(bucket: string, name: string): string {
    return `${this.#metaPath(bucket, name)}${BEGUN}`;
  }

  #metaPath(bucket: string, name: string): string {
    const hash = createHash("sha256").update(`${bucket}/${name}`).digest("hex");
    return join(this.#directory, hash.slice(0, 2), `${hash}.json`);
  }

  async #writeBytes(
    path: string,
    contents: FileContents,
    limit: number,
  ): Promise<{ size: number; hash: string }> {
    const hash = createHash("sha256");
    let size = 0;
    const handle = await open(path, "wx", 0o600);
    try {
      for await (const chunk of contents) {
        size += chunk.byteLength;
        if (size > limit) throw new FileTooLarge();
        hash.update(chunk);
        await handle.writeFile(chunk);
      }
      await handle.sync();
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    } finally {
      await handle.close();
    }
    return { size, hash: hash.digest("base64url").slice(0, 22) };
  }
}

function findNow(metaPath: string): StoredFile | null {
  try {
    return storedFileSchema.parse(JSON.parse(readFileSync(metaPath, "utf8")));
  } catch (error) {
    if (isMissing(error) || isDamaged(error)) return null;
    throw error;
  }
}

/** A description that cannot be read names no file: it is replaced by the next upload, and can be deleted. */
function isDamaged(error: unknown): boolean {
  return error instanceof SyntaxError || error instanceof z.ZodError;
}

async function removeUnnamed(directory: string): Promise<void> {
  const names = await readdir(directory);
  const descriptions = names.filter((name) => name.endsWith(".json"));
  // Bytes are written before their description and removed after it, so equal numbers are pairs.
  if (names.length === 2 * descriptions.length) return;
  const named = descriptions.map((name) => findNow(join(directory, name))?.file);
  const kept = new Set([...descriptions, ...named]);
  for (const name of names) if (!kept.has(name)) await rm(join(directory, name));
}

async function syncDirectory(path: string): Promise<void> {
  const handle = await open(path);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}
