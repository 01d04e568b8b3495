import { Readable } from "node:stream";
import { LRUCache } from "lru-cache";
import { fileResponse } from "../../http/file-response.ts";
import { parseRequestPath } from "../../http/request-path.ts";
import { isMedia } from "../shared/media-type.ts";
import type { StorageFiles, StoredFile } from "../shared/storage-files.ts";

const publicPath = /^\/storage\/v1\/object\/(info\/)?public\/([^/]+)\/(.+)$/s;

export type Media = {
  answer(request: Request): Promise<Response | null>;
  forgetBuckets(): void;
};

/** Pictures are read from the disk, so they load while a query runs or the backend process is down. */
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
      const { pathname } = new URL(request.url);
      const [, info, bucket, name] = publicPath.exec(pathname) ?? [];
      if (!bucket || !name) return null;
      if (!parseRequestPath(pathname)) return notFound();
      // The cache answers undefined when its entries are dropped during a fetch, so it is asked twice.
      const known = (await buckets.fetch(bucket)) ?? (await buckets.fetch(bucket));
      if (info && !known?.isPublic) return notFound("Bucket");
      const stored = known?.isPublic ? await files.find(bucket, decodeURI(name)) : null;
      if (!stored) return notFound();
      return info ? described(stored) : serve(request, files, bucket, stored);
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
  const asked = {
    method: request.method,
    header: (name: string) => request.headers.get(name) ?? undefined,
  };
  const { status, headers: own, range } = fileResponse(asked, { ...stored, takesRanges: true });
  for (let at = 0; at < own.length; at += 2) headers.set(own[at] ?? "", own[at + 1] ?? "");
  const hasBody = status < 300 && request.method === "GET" && stored.size > 0;
  if (!hasBody) return new Response(null, { status, headers });
  const bytes = await files.read(bucket, stored, range);
  return new Response(Readable.toWeb(bytes) as ReadableStream<Uint8Array>, { status, headers });
}

function fileHeaders(request: Request, stored: StoredFile): Headers {
  const headers = new Headers({
    "accept-ranges": "bytes",
    "cache-control": stored.cacheControl,
    "content-security-policy": "default-src 'none'; sandbox",
    "content-type": isMedia(stored.type) ? stored.type : "application/octet-stream",
    etag: stored.etag,
    "last-modified": stored.lastModified.toUTCString(),
    "x-robots-tag": "none",
  });
  if (!isMedia(stored.type) || new URL(request.url).searchParams.has("download")) {
    headers.set("content-disposition", "attachment");
  }
  return headers;
}

/** Answers as Supabase Storage does for the facts of a public file. lite 0.10.0 does not know this request. */
function described({ size, type, etag, lastModified, cacheControl }: StoredFile): Response {
  const told = { size, contentType: type, etag, cacheControl, lastModified };
  return Response.json(told);
}

function notFound(what: "Object" | "Bucket" = "Object"): Response {
  return Response.json(
    { statusCode: "404", error: "not_found", message: `${what} not found` },
    { status: 404 },
  );
}
