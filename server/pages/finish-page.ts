import { createHash } from "node:crypto";
import { compress, type Encoding, isCompressible } from "./encoding.ts";
import { type HeaderList, ownScripts, pageHeaders } from "./security-headers.ts";

type Variant = { etag: string; body: Buffer; length: string; headers: HeaderList };

export type Page = {
  status: number;
  variants: Record<Encoding, Variant>;
  bytes: number;
};

const KEPT_HEADERS = [
  "content-type",
  "location",
  "retry-after",
  "x-remix-response",
  "link",
  "content-language",
  "x-robots-tag",
];

/** One second in a proxy is enough against a crowd and too short to be noticed. */
const FOR_PROXIES = "public, max-age=0, s-maxage=1";
/** Long enough from the prefetch to the click. */
const DATA = "public, max-age=10, s-maxage=1";

/** Ten packets may be sent at once: only at 10 home fits into them, for ten times the work. */
const QUALITY = { sentOnce: 2, first: 5, renewed: 10 };

export async function finishPage(
  response: Response,
  { cacheable, supabase, known }: { cacheable: boolean; supabase: string; known?: Page },
): Promise<Page> {
  const rendered = Buffer.from(await response.arrayBuffer());
  const nonce = response.headers.get("x-script-nonce");
  const own = nonce ? ownScripts(rendered.toString(), nonce) : null;
  const body = own ? Buffer.from(own.html) : rendered;
  const type = response.headers.get("content-type") ?? "";
  const isData = response.headers.has("x-remix-response");
  const allowed = (header: string) => {
    const addresses = response.headers.get(header);
    return addresses ? ` ${addresses}` : "";
  };
  const common: HeaderList = [
    ...pageHeaders(
      own?.hashes ?? [],
      supabase,
      response.headers.get("referrer-policy") ?? undefined,
      { scripts: allowed("x-tag-scripts"), connects: allowed("x-tag-connects") },
    ),
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
  const quality = cacheable ? (known ? QUALITY.renewed : QUALITY.first) : QUALITY.sentOnce;
  const variant = (bytes: Buffer, encoding: Encoding): Variant => {
    const etag = `"${tag}-${encoding}${quality}"`;
    const headers = [...common];
    if (cacheable) headers.push("ETag", etag);
    if (encoding !== "identity") headers.push("Content-Encoding", encoding);
    return { etag, body: bytes, length: String(bytes.length), headers };
  };

  const { status } = response;
  const identity = variant(body, "identity");
  if (known && isSame(known, status, identity)) return known;
  if (body.length < 256 || !isCompressible(type)) {
    return { status, variants: { identity, br: identity, gzip: identity }, bytes: body.length };
  }
  const { br, gzip } = await compress(body, quality);
  return {
    status,
    variants: { identity, br: variant(br, "br"), gzip: variant(gzip, "gzip") },
    bytes: body.length + br.length + gzip.length,
  };
}

function isSame(known: Page, status: number, { headers }: Variant): boolean {
  const before = known.variants.identity.headers;
  return (
    known.status === status &&
    before.length === headers.length &&
    headers.every((text, at) => before[at] === text)
  );
}
