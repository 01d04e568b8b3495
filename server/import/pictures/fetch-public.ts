import { lookup } from "node:dns/promises";
import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { BlockList, isIP } from "node:net";
import { parseUrl } from "../../../app/text/addresses/parse-url.ts";

const MOST_HOPS = 5;

/** Networks that are not the public internet: https://www.iana.org/assignments/iana-ipv4-special-registry */
const inside = new BlockList();
for (const [network, bits] of [
  ...[
    ["0.0.0.0", 8],
    ["10.0.0.0", 8],
    ["100.64.0.0", 10],
    ["127.0.0.0", 8],
  ],
  ...[
    ["169.254.0.0", 16],
    ["172.16.0.0", 12],
    ["192.0.0.0", 24],
    ["192.0.2.0", 24],
  ],
  ...[
    ["192.88.99.0", 24],
    ["192.168.0.0", 16],
    ["198.18.0.0", 15],
    ["198.51.100.0", 24],
  ],
  ...[
    ["203.0.113.0", 24],
    ["224.0.0.0", 4],
    ["240.0.0.0", 4],
  ],
] as [string, number][]) {
  inside.addSubnet(network, bits, "ipv4");
}
/** Public IPv6 addresses are in 2000::/3, except ranges that contain IPv4 addresses or serve as examples. */
const outside = new BlockList();
outside.addSubnet("2000::", 3, "ipv6");
for (const [network, bits] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const) {
  inside.addSubnet(network, bits, "ipv6");
}

export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !inside.check(address, "ipv4");
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return isPublicAddress(mapped);
  return version === 6 && outside.check(address, "ipv6") && !inside.check(address, "ipv6");
}

type Limits = {
  mostBytes: number;
  patienceMs: number;
  /** Hosts named by the operator, which may be in a private network. */
  named: ReadonlySet<string>;
};

/** Returns the bytes, or null. Redirects are followed only to public addresses and to named hosts. */
export async function fetchPublic(address: string, limits: Limits): Promise<Uint8Array | null> {
  const signal = AbortSignal.timeout(limits.patienceMs);
  let url = parseUrl(address);
  for (let hop = 0; url && hop <= MOST_HOPS; hop++) {
    const answer = await get(url, limits, signal);
    if (answer === null || answer instanceof Uint8Array) return answer;
    url = parseUrl(answer.location, url.href);
  }
  return null;
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
  return new Promise((resolve, reject) => {
    const send = url.protocol === "https:" ? requestHttps : requestHttp;
    const asked = send(url, {
      signal,
      agent: false,
      // The connection uses the address that was checked, even if the name resolves to another one meanwhile.
      lookup: (_, options, found) =>
        options.all ? found(null, [place]) : found(null, place.address, place.family),
    });
    asked.once("error", reject);
    asked.once("response", (answer) => {
      const { statusCode = 0, headers } = answer;
      if ([301, 302, 303, 307, 308].includes(statusCode) && headers.location) {
        answer.destroy();
        return resolve({ location: headers.location });
      }
      if (statusCode !== 200 || Number(headers["content-length"] ?? 0) > mostBytes) {
        answer.destroy();
        return resolve(null);
      }
      const parts: Uint8Array[] = [];
      let length = 0;
      answer.on("data", (part: Buffer) => {
        length += part.length;
        if (length > mostBytes) {
          answer.destroy();
          resolve(null);
        } else parts.push(part);
      });
      answer.once("error", reject);
      answer.once("end", () => resolve(Buffer.concat(parts)));
    });
    asked.end();
  });
}
