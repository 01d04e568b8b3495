import type { IncomingMessage, ServerResponse } from "node:http";
import { PassThrough, Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { ReadableStream } from "node:stream/web";
import type { HeaderList } from "../pages/security-headers.ts";

/** Aborted when the sender goes away before the answer begins. */
export function untilSenderLeaves(response: ServerResponse): AbortSignal {
  const leaving = new AbortController();
  response.once("close", () => {
    if (!response.headersSent) leaving.abort();
  });
  return leaving.signal;
}

export function toFetchRequest(
  request: IncomingMessage,
  url: string,
  signal?: AbortSignal,
): Request {
  const headers = new Headers();
  for (const [name, values] of Object.entries(request.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value);
  }
  const method = request.method ?? "GET";
  if (method === "GET" || method === "HEAD") {
    return new Request(url, { method, headers, signal });
  }

  // A reader that stops early destroys its stream: this one, not the socket, which the answer needs.
  const between = new PassThrough();
  request.on("error", (error) => between.destroy(error));
  // The reader gets the error from the stream; an unhandled error event would end the process.
  between.on("error", () => {});
  request.pipe(between);
  // Readable.toWeb throws an uncaught error when a chunk comes after the reader has left.
  const body = ReadableStream.from<Uint8Array>(between) as BodyInit;
  const init: RequestInit & { duplex: "half" } = {
    method,
    headers,
    body,
    signal,
    duplex: "half",
  };
  return new Request(url, init);
}

/** The headers of the response win over `defaults`. */
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
  const closes = response.getHeader("connection") === "close";
  if (closes && !response.req.complete) {
    response.write(Buffer.from(await answer.arrayBuffer()));
    await drain(response.req);
    response.end();
    return;
  }
  await pipeline(
    Readable.fromWeb(answer.body as import("node:stream/web").ReadableStream),
    response,
  );
}

const PAUSE_OF_A_SENDER = 2_000;

/** Closing while the client still sends loses the answer; `requestTimeout` ends an endless one. */
export async function drain(request: IncomingMessage): Promise<void> {
  if (request.complete) return;
  request.unpipe();
  await new Promise<void>((resolve) => {
    const pause = setTimeout(resolve, PAUSE_OF_A_SENDER).unref();
    request.on("data", () => pause.refresh());
    request.once("close", resolve);
    request.resume();
  });
}
