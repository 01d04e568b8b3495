import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { HeaderList } from "./security-headers.ts";

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

/** Writes a Fetch response; what it says itself wins over `defaults`. */
export async function sendFetchResponse(
  response: ServerResponse,
  answer: Response,
  defaults: HeaderList,
): Promise<void> {
  for (const [i, name] of defaults.entries()) {
    if (i % 2 === 0) response.setHeader(name, defaults[i + 1] ?? "");
  }
  for (const [name, value] of answer.headers) {
    if (name !== "set-cookie") response.setHeader(name, value);
  }
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0) response.setHeader("set-cookie", cookies);
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
