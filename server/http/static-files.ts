import { createHash } from "node:crypto";
import { createReadStream, readdirSync, readFileSync, statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join, relative, sep } from "node:path";
import { pipeline } from "node:stream/promises";
import { chooseEncoding, compress, type Encoding, isCompressible } from "../pages/encoding.ts";
import { fileHeaders, type HeaderList } from "../pages/security-headers.ts";
import { contentType } from "./content-type.ts";
import { fileResponse } from "./file-response.ts";

/** Larger files (film) are read from disk on each request. */
const LARGEST_IN_MEMORY = 512 * 1024;

type Variant = {
  onDisk: string;
  body: Buffer | null;
  size: number;
  etag: string;
  headers: HeaderList;
};
type StaticFile = Partial<Record<Encoding, Variant>> & { identity: Variant };

/** By address. A file that is added later is not found. */
export type StaticFiles = Map<string, StaticFile>;

/**
 * The build wrote the `.br` and `.gz` beside its text files. Nothing waits for an answer when a start reads them, and
 * for so many small files asynchronous reading takes five times as long.
 */
export function readStaticFiles(folder: string): StaticFiles {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const known = new Set(paths);
  const files: StaticFiles = new Map();
  for (const path of paths) {
    if (/\.(br|gz)$/.test(path) && known.has(path.replace(/\.(br|gz)$/, ""))) continue;
    const address = `/${relative(folder, path).split(sep).map(encodeURIComponent).join("/")}`;
    const file: StaticFile = { identity: readVariant(address, path, "identity") };
    if (known.has(`${path}.br`)) file.br = readVariant(address, `${path}.br`, "br");
    if (known.has(`${path}.gz`)) file.gzip = readVariant(address, `${path}.gz`, "gzip");
    files.set(address, file);
  }
  return files;
}

/** A file that the build did not write. `quality` is that of brotli. */
export async function memoryFile(
  address: string,
  body: Buffer,
  quality: number,
): Promise<StaticFile> {
  const { br, gzip } = await compress(body, quality);
  return {
    identity: variantOf(address, address, "identity", body, body.length, 0),
    br: variantOf(address, address, "br", br, br.length, 0),
    gzip: variantOf(address, address, "gzip", gzip, gzip.length, 0),
  };
}

const HASHED = /^\/assets\/|\.[0-9a-f]{8,}\.\w+$/;

function readVariant(address: string, path: string, encoding: Encoding): Variant {
  const { size, mtimeMs } = statSync(path);
  const body = size <= LARGEST_IN_MEMORY ? readFileSync(path) : null;
  return variantOf(address, path, encoding, body, size, mtimeMs);
}

function variantOf(
  address: string,
  path: string,
  encoding: Encoding,
  body: Buffer | null,
  size: number,
  mtimeMs: number,
): Variant {
  const tag = createHash("sha256")
    .update(body ?? `${size}-${mtimeMs}`)
    .digest("base64url")
    .slice(0, 22);
  const type = contentType(address);
  const etag = `"${tag}"`;
  const headers = [
    ...fileHeaders(address),
    "Content-Type",
    type,
    "Cache-Control",
    HASHED.test(address) ? "public, max-age=31536000, immutable" : "public, max-age=3600",
    "ETag",
    etag,
  ];
  if (encoding !== "identity") headers.push("Content-Encoding", encoding);
  if (isCompressible(type)) headers.push("Vary", "Accept-Encoding");
  else headers.push("Accept-Ranges", "bytes");
  return { onDisk: path, body, size, etag, headers };
}

export function sendStaticFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: StaticFile,
  extra: HeaderList,
): number {
  const encoding = file.br || file.gzip ? chooseEncoding(request.headers) : "identity";
  const variant = file[encoding] ?? file.identity;
  const { size, etag, body } = variant;
  const takesRanges = variant.headers.includes("Accept-Ranges");
  const header = (name: string) => request.headersDistinct[name]?.join(", ");
  const asked = { method: request.method ?? "GET", header };
  const { status, headers, range } = fileResponse(asked, { size, etag, takesRanges });
  response.writeHead(status, [...variant.headers, ...extra, ...headers]);
  if (request.method === "HEAD" || status === 304 || status === 416) response.end();
  else if (body) response.end(status === 206 ? body.subarray(range.start, range.end + 1) : body);
  else {
    pipeline(createReadStream(variant.onDisk, range), response).catch(() => response.destroy());
  }
  return status;
}
