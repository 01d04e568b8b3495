import { lookup } from "node:dns/promises";
import { type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { pipeline } from "node:stream/promises";
import { setTimeout } from "node:timers/promises";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { parseUrl } from "../../../../app/text/addresses/parse-url.ts";
import { isPublicAddress } from "../../../../supabase/functions/send-contact-email/outbox/webhook/public-address.ts";

const MOST_HOPS = 5;

type Limits = {
  mostBytes: number;
  patienceMs: number;
  /** Hosts named by the operator, which may be in a private network. */
  named: ReadonlySet<string>;
  /** Waits before the old site is asked again. */
  wait?: (ms: number) => Promise<void>;
};

/** Many sites refuse a program without a name, or one that is not named like a browser. */
const HEADERS = {
  "user-agent": "Mozilla/5.0 (compatible; site import)",
  accept: "image/*,video/*,*/*;q=0.5",
  "accept-encoding": "gzip, br, deflate",
};
const busy = new Set([429, 500, 502, 503, 504]);
const MOST_TRIES = 3;
const LONGEST_WAIT_MS = 20_000;
const unpackers = { gzip: createGunzip, br: createBrotliDecompress, deflate: createInflate };

/** What the old site answered in place of the file: a status, `text/html`, or the code of a broken connection. */
export class NotFetched extends Error {}

/**
 * Returns the bytes, or null for what is not there or may not be asked. Redirects are followed only to public addresses
 * and to named hosts. A site that is busy is asked again after the time it names.
 */
export async function fetchPublic(address: string, limits: Limits): Promise<Uint8Array | null> {
  const { wait = (ms: number) => setTimeout(ms) } = limits;
  for (let tries = 1; ; tries++) {
    try {
      return await follow(address, limits);
    } catch (error) {
      const isLate = error instanceof Error && /^(Timeout|Abort)Error$/.test(error.name);
      const isFinal = isLate || (error instanceof NotFetched && !(error instanceof Busy));
      if (isFinal || tries >= MOST_TRIES) throw notFetched(error);
      const after = error instanceof Busy ? error.after : 1_000 * tries;
      await wait(Math.min(after, LONGEST_WAIT_MS));
    }
  }
}

async function follow(address: string, limits: Limits): Promise<Uint8Array | null> {
  const signal = AbortSignal.timeout(limits.patienceMs);
  let url = parseUrl(address);
  for (let hop = 0; url && hop <= MOST_HOPS; hop++) {
    const answer = await get(url, limits, signal);
    if (answer === null || answer instanceof Uint8Array) return answer;
    url = parseUrl(answer.location, url.href);
  }
  return null;
}

class Busy extends NotFetched {
  after: number;
  constructor(status: number, retryAfter: string | undefined) {
    super(String(status));
    this.after = Number(retryAfter) * 1_000 || 2_000;
  }
}

function notFetched(error: unknown): NotFetched {
  if (error instanceof NotFetched) return error;
  const isNamed = error instanceof Error && "code" in error && typeof error.code === "string";
  return new NotFetched(isNamed ? String(error.code) : error instanceof Error ? error.name : "?");
}

async function get(
  url: URL,
  { mostBytes, named }: Limits,
  signal: AbortSignal,
): Promise<Uint8Array | { location: string } | null> {
  if (!/^https?:$/.test(url.protocol) || url.username || url.password) return null;
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const places = await lookup(host, { all: true });
  const isAllowed = named.has(host) || places.every(({ address }) => isPublicAddress(address));
  const [place] = places;
  if (!place || !isAllowed) return null;
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const send = url.protocol === "https:" ? requestHttps : requestHttp;
    const asked = send(url, {
      signal,
      agent: false,
      headers: HEADERS,
      // The connection uses the addresses that were checked, even if the name resolves to others meanwhile.
      lookup: (_, options, found) =>
        options.all ? found(null, places) : found(null, place.address, place.family),
    });
    asked.once("error", reject).once("response", resolve).end();
  });
  const { statusCode = 0, headers } = answer;
  if (statusCode === 200 && !isPage(headers["content-type"])) return bytesOf(answer, mostBytes);
  answer.destroy();
  if ([301, 302, 303, 307, 308].includes(statusCode) && headers.location) {
    return { location: headers.location };
  }
  if (statusCode === 404 || statusCode === 410) return null;
  if (busy.has(statusCode)) throw new Busy(statusCode, headers["retry-after"]);
  throw new NotFetched(statusCode === 200 ? "text/html" : String(statusCode));
}

async function bytesOf(answer: IncomingMessage, mostBytes: number): Promise<Uint8Array | null> {
  const encoding = answer.headers["content-encoding"] ?? "";
  const unpack = Object.entries(unpackers).find(([name]) => name === encoding)?.[1];
  if (Number(answer.headers["content-length"] ?? 0) > mostBytes) {
    answer.destroy();
    return null;
  }
  const parts: Uint8Array[] = [];
  let length = 0;
  const end = new AbortController();
  const gather = async (pieces: AsyncIterable<Uint8Array>) => {
    for await (const part of pieces) {
      length += part.length;
      if (length > mostBytes) return end.abort();
      parts.push(part);
    }
  };
  const { signal } = end;
  try {
    await (unpack
      ? pipeline(answer, unpack(), gather, { signal })
      : pipeline(answer, gather, { signal }));
  } catch (error) {
    if (length <= mostBytes) throw error;
  }
  return length > mostBytes ? null : Buffer.concat(parts);
}

/** Many sites answer with a page of theirs where a file is missing or may not be seen. */
function isPage(type: string | undefined): boolean {
  return /^text\/html\b/i.test(type ?? "");
}
