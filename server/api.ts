import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { FILE_HEADERS } from "./security-headers.ts";

/** Largest bodies by path; the first that fits counts. A picture has 10 MiB, and its envelope some more. */
const BODY_LIMITS: [prefix: string, bytes: number][] = [
  ["/storage/v1/", 11 * 1024 * 1024],
  ["/rest/v1/", 4 * 1024 * 1024],
  ["/", 64 * 1024],
];

export const API_PATH = /^\/(?:rest|auth|storage|functions)\/v1(?:\/|$)/;

export function bodyLimit(path: string): number {
  return BODY_LIMITS.find(([prefix]) => path.startsWith(prefix))?.[1] ?? 0;
}

/** The Fetch form of a Node request; its body breaks off past the limit, and `isTooLarge` says so. */
export function toFetchRequest(
  request: IncomingMessage,
  url: string,
  limit: number,
): { fetchRequest: Request; isTooLarge: () => boolean } {
  let received = 0;
  const isTooLarge = () => received > limit;
  const headers = new Headers();
  for (const [name, values] of Object.entries(request.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value);
  }
  const method = request.method ?? "GET";
  if (method === "GET" || method === "HEAD") {
    return { fetchRequest: new Request(url, { method, headers }), isTooLarge };
  }

  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      received += chunk.length;
      done(isTooLarge() ? new Error("The body is too large.") : null, chunk);
    },
  });
  // No pipeline(): it would destroy the socket that the 413 has to travel on.
  request.on("error", (error) => counted.destroy(error));
  request.pipe(counted);
  const body = Readable.toWeb(counted) as ReadableStream<Uint8Array>;
  const init: RequestInit & { duplex: "half" } = { method, headers, body, duplex: "half" };
  return { fetchRequest: new Request(url, init), isTooLarge };
}

/** Writes a Fetch response; the headers of the embedded backend win over ours. */
export async function sendFetchResponse(
  response: ServerResponse,
  answer: Response,
  extra: string[],
): Promise<void> {
  for (let i = 0; i < FILE_HEADERS.length; i += 2) setHeader(response, FILE_HEADERS, i);
  for (const [name, value] of answer.headers) {
    if (name !== "set-cookie") response.setHeader(name, value);
  }
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0) response.setHeader("set-cookie", cookies);
  for (let i = 0; i < extra.length; i += 2) setHeader(response, extra, i);
  response.writeHead(answer.status);
  if (!answer.body || response.req.method === "HEAD") {
    response.end();
    return;
  }
  await pipeline(
    Readable.fromWeb(answer.body as import("node:stream/web").ReadableStream),
    response,
  );
}

function setHeader(response: ServerResponse, list: string[], at: number): void {
  const [name, value] = list.slice(at, at + 2);
  if (name !== undefined && value !== undefined) response.setHeader(name, value);
}
