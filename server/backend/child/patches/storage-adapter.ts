import { AsyncLocalStorage } from "node:async_hooks";
import { Readable } from "node:stream";
import type { App } from "@supabase/lite";
import type { FileContents, StorageFiles, StoredFile } from "../../shared/storage-files.ts";
import { isUpload } from "../../shared/uploads.ts";
import type { Database } from "../database.ts";

const uploads = new AsyncLocalStorage<{ bucket: string; name: string }[]>();

type Adapter = NonNullable<App["_storageAdapter"]>;
type Body = Parameters<Adapter["uploadObject"]>[3];

/** Lite's own file adapter is not exported and forgets cache-control: this one keeps both. */
export function storageAdapter(files: StorageFiles): Adapter {
  const find = async (bucket: string, name: string) => {
    const stored = await files.find(bucket, name);
    if (!stored) throw new Error(`No file for the stored object ${bucket}/${name}`);
    return stored;
  };
  const begin = async (bucket: string, name: string) => {
    const begun = uploads.getStore();
    if (!begun) return;
    begun.push({ bucket, name });
    await files.beginUpload(bucket, name);
  };
  return {
    driver: files,
    async getObject(bucket, name) {
      const stored = await find(bucket, name);
      const bytes = await files.read(bucket, stored);
      return { metadata: metadata(stored), httpStatusCode: 200, body: Readable.toWeb(bytes) };
    },
    async uploadObject(bucket, name, _version, body, type, cacheControl) {
      await begin(bucket, name);
      return metadata(await files.write(bucket, name, chunks(body), { type, cacheControl }));
    },
    deleteObject: (bucket, name) => files.remove(bucket, name),
    async deleteObjects(bucket, names) {
      for (const name of names) await files.remove(bucket, name);
    },
    async copyObject(bucket, name, _version, toBucket, toName) {
      const stored = await find(bucket, name);
      await begin(toBucket, toName);
      const copy = await files.write(toBucket, toName, await files.read(bucket, stored), stored);
      return { httpStatusCode: 200, eTag: copy.etag, lastModified: copy.lastModified };
    },
    headObject: async (bucket, name) => metadata(await find(bucket, name)),
    privateAssetUrl: () => Promise.reject(new Error("Files have no address of their own")),
  };
}

/** Lite 0.10.0 stores a file before its row: when the database refuses the row, or a crash comes first, the file goes too. */
export async function removeRefusedUploads(
  files: StorageFiles,
  database: Database,
  answer: () => Promise<Response>,
): Promise<Response> {
  const begun: { bucket: string; name: string }[] = [];
  const answered = await uploads.run(begun, answer);
  for (const { bucket, name } of begun) {
    if (!answered.ok && !(await hasRow(database, bucket, name))) await files.remove(bucket, name);
    await files.endUpload(bucket, name);
  }
  return answered;
}

export async function hasRow(database: Database, bucket: string, name: string): Promise<boolean> {
  const rows = await database.rows(
    "select from storage.objects where bucket_id = $1 and name = $2",
    [bucket, name],
  );
  return rows.length > 0;
}

function chunks(body: Body): FileContents {
  return body instanceof Uint8Array ? [body] : body;
}

function metadata(stored: StoredFile) {
  return {
    cacheControl: stored.cacheControl,
    contentLength: stored.size,
    size: stored.size,
    mimetype: stored.type,
    lastModified: stored.lastModified,
    eTag: stored.etag,
    httpStatusCode: 200,
  };
}

/** Lite 0.10.0 answers 500 for a body that it cannot read, and reads one where a client sends none. */
export async function checkStorageBody(request: Request): Promise<Request | Response> {
  const { method, headers, url } = request;
  const isRead = ["GET", "HEAD"].includes(method);
  if (isRead || isUpload(request) || !new URL(url).pathname.startsWith("/storage/")) return request;
  const body = (await request.text()) || "{}";
  return isProper(body) ? new Request(url, { method, headers, body }) : refuse();
}

function isProper(body: string): boolean {
  let hasNul = false;
  const check = (_: string, value: unknown) => {
    if (typeof value === "string" && value.includes("\0")) hasNul = true;
    return value;
  };
  try {
    const fields: unknown = JSON.parse(body, check);
    if (typeof fields !== "object" || fields === null || hasNul) return false;
    return !("sortBy" in fields) || typeof fields.sortBy === "object";
  } catch {
    return false;
  }
}

/** As Supabase Storage tells it: the status stands in the body too. */
function refuse(): Response {
  const message = "The body is no JSON of the expected form";
  return Response.json({ statusCode: "400", error: "InvalidRequest", message }, { status: 400 });
}
