import { createHash } from "node:crypto";
import { compress, type Encoding, isCompressible, toBrotli, toGzipNow } from "../http/encoding.ts";
import { type HeaderList, inlineScriptHashes, pageHeaders } from "../http/security-headers.ts";

type Variant = { etag: string; body: Buffer; length: string; headers: HeaderList };

/** A finished answer of the site: bytes and headers, ready to be written again and again. */
export type Page = {
  status: number;
  variants: Record<Encoding, Variant>;
  /** What it weighs in memory. */
  bytes: number;
  /** Compresses it as far as brotli can, once: a tenth fewer bytes for some 50 ms outside the event loop. */
  squeeze?: () => Promise<void>;
};

const KEPT_HEADERS = [
  "content-type",
  "location",
  "retry-after",
  "x-remix-response",
  "link",
  "content-language",
];

/** A proxy may keep a page for one second: enough against a crowd, too short to be noticed. */
const FOR_PROXIES = "public, max-age=0, s-maxage=1";
/** The browser keeps a page's data from the moment a pointer rests on a link until the click. */
const DATA = "public, max-age=10, s-maxage=1";

/**
 * What is longer is gzipped before somebody asks for it, outside the event loop. Of a usual page that
 * takes a millisecond, which is saved for most: nearly all visitors take brotli.
 */
const GZIPPED_AHEAD = 256 * 1024;

/** Turns the site's Response into a page: hashes its scripts, compresses, prepares the headers. */
export async function finishPage(
  response: Response,
  { cacheable, supabase, known }: { cacheable: boolean; supabase: string; known?: Page },
): Promise<Page> {
  const body = Buffer.from(await response.arrayBuffer());
  const type = response.headers.get("content-type") ?? "";
  const isData = response.headers.has("x-remix-response");
  const scripts = type.startsWith("text/html") ? inlineScriptHashes(body.toString()) : [];
  const common: HeaderList = [
    ...pageHeaders(scripts, supabase),
    "Cache-Control",
    cacheable ? (isData ? DATA : FOR_PROXIES) : "no-store",
    "Vary",
    "Accept-Encoding",
  ];
  for (const name of KEPT_HEADERS) {
    const value = response.headers.get(name);
    if (value) common.push(name, value);
  }

  const tag = createHash("sha256").update(body).digest("base64url").slice(0, 22);
  const variant = (bytes: Buffer, encoding: Encoding, name: string = encoding): Variant => {
    const etag = `"${tag}-${name}"`;
    const headers = [...common];
    if (cacheable) headers.push("ETag", etag);
    if (encoding !== "identity") headers.push("Content-Encoding", encoding);
    return { etag, body: bytes, length: String(bytes.length), headers };
  };

  const { status } = response;
  const identity = variant(body, "identity");
  // Most renewals change nothing: then what is compressed already stays.
  if (known && isSame(known, status, identity)) return known;
  const page = (variants: Page["variants"], bytes: number): Page => {
    return { status, variants, bytes: bytes + 4_096 };
  };
  if (body.length < 256 || !isCompressible(type)) {
    return page({ identity, br: identity, gzip: identity }, body.length);
  }
  // What is sent once is not worth the effort that pays for a page sent a thousand times.
  const quality = cacheable ? 5 : 2;
  if (body.length > GZIPPED_AHEAD) {
    const { br, gzip } = await compress(body, quality);
    const variants = { identity, br: variant(br, "br"), gzip: variant(gzip, "gzip") };
    return page(variants, body.length + br.length + gzip.length);
  }
  const br = variant(await toBrotli(body, quality), "br");
  let gzipped: Variant | undefined;
  const variants = {
    identity,
    br,
    get gzip() {
      gzipped ??= variant(toGzipNow(body), "gzip");
      return gzipped;
    },
  };
  let squeezed: Promise<void> | undefined;
  const squeeze = () => {
    squeezed ??= toBrotli(body, 11).then((bytes) => {
      variants.br = variant(bytes, "br", "br11");
    });
    return squeezed;
  };
  return { ...page(variants, body.length + 3 * br.body.length), squeeze };
}

function isSame(known: Page, status: number, { headers, etag }: Variant): boolean {
  const kept = known.variants.identity;
  return (
    known.status === status &&
    kept.etag === etag &&
    kept.headers.length === headers.length &&
    headers.every((text, at) => kept.headers[at] === text)
  );
}

/** Whether the client already has one of the representations that the tag names. */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch === etag || ifNoneMatch === "*") return true;
  return ifNoneMatch.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}
