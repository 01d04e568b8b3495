import { Readable } from "node:stream";
import { getPath } from "hono/utils/url";
import { LRUCache } from "lru-cache";
import { parseRange } from "../../http/range.ts";
import { isPicture } from "../shared/image-type.ts";
import type { StorageFiles, StoredFile } from "../shared/storage-files.ts";

const publicPath = /^\/storage\/v1\/object\/public\/([^/]+)\/(.+)$/s;

export type Media = {
  /** Null when the path is no public file. */
  answer(request: Request): Promise<Response | null>;
  /** After a change to a bucket. */
  forgetBuckets(): void;
};

/**
 * Public files straight from the disk, without a word with the database: pictures keep coming
 * while a query runs or the backend process is down.
 */
export function createMedia(
  files: StorageFiles,
  isPublicBucket: (bucket: string) => Promise<boolean>,
): Media {
  const buckets = new LRUCache<string, { isPublic: boolean }>({
    max: 100,
    ttl: 5000,
    allowStaleOnFetchRejection: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: async (bucket) => ({ isPublic: await isPublicBucket(bucket) }),
  });
  return {
    forgetBuckets: () => buckets.clear(),
    async answer(request) {
      if (request.method !== "GET" && request.method !== "HEAD") return null;
      const [, bucket, name] = publicPath.exec(getPath(request)) ?? [];
      if (!bucket || !name) return null;
      const known = await buckets.fetch(bucket);
      const stored = known?.isPublic ? await files.find(bucket, name) : null;
      return stored ? serve(request, files, bucket, stored) : notFound();
    },
  };
}

async function serve(
  request: Request,
  files: StorageFiles,
  bucket: string,
  stored: StoredFile,
): Promise<Response> {
  const headers = fileHeaders(request, stored);
  if (isUnchanged(request, stored)) return new Response(null, { status: 304, headers });
  const range = requestedRange(request, stored);
  if (range === "unsatisfiable") {
    headers.set("content-range", `bytes */${stored.size}`);
    return new Response(null, { status: 416, headers });
  }
  const length = range ? range.end - range.start + 1 : stored.size;
  headers.set("content-length", String(length));
  if (range) headers.set("content-range", `bytes ${range.start}-${range.end}/${stored.size}`);
  const status = range ? 206 : 200;
  if (request.method === "HEAD" || length === 0) return new Response(null, { status, headers });
  const bytes = await files.read(bucket, stored, range ?? undefined);
  return new Response(Readable.toWeb(bytes) as ReadableStream<Uint8Array>, { status, headers });
}

function fileHeaders(request: Request, stored: StoredFile): Headers {
  const headers = new Headers({
    "accept-ranges": "bytes",
    "cache-control": stored.cacheControl,
    "content-security-policy": "default-src 'none'; sandbox",
    "content-type": isPicture(stored.type) ? stored.type : "application/octet-stream",
    etag: stored.etag,
    "last-modified": stored.lastModified.toUTCString(),
    "x-robots-tag": "none",
  });
  if (!isPicture(stored.type) || new URL(request.url).searchParams.has("download")) {
    headers.set("content-disposition", "attachment");
  }
  return headers;
}

function isUnchanged(request: Request, stored: StoredFile): boolean {
  const tags = request.headers.get("if-none-match");
  if (tags !== null) {
    const given = tags.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
    return given.includes("*") || given.includes(stored.etag);
  }
  const since = Date.parse(request.headers.get("if-modified-since") ?? "");
  return Math.floor(stored.lastModified.getTime() / 1000) * 1000 <= since;
}

function requestedRange(request: Request, stored: StoredFile) {
  const range = request.headers.get("range");
  const condition = request.headers.get("if-range");
  if (range === null || (condition !== null && condition !== stored.etag)) return null;
  return parseRange(range, stored.size);
}

function notFound(): Response {
  return Response.json(
    { statusCode: "404", error: "not_found", message: "Object not found" },
    { status: 404 },
  );
}
