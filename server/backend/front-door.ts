import { bootHeader } from "./listener.ts";

const dropped = [
  bootHeader,
  "connection",
  "content-length",
  "host",
  "keep-alive",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
  "expect",
];

/** Passes a request on to the backend process and its answer back, both as streams. */
export async function forward(
  request: Request,
  backend: { url: string; bootSecret: string },
  body: BodyInit | null,
): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  for (const name of dropped) headers.delete(name);
  headers.set(bootHeader, backend.bootSecret);
  // A variable, for the DOM's type of fetch does not know `duplex`, which Node demands for streams.
  const init = {
    method: request.method,
    headers,
    body,
    signal: request.signal,
    redirect: "manual" as const,
    duplex: "half",
  };
  const answer = await fetch(backend.url + pathname + search, init);
  const answerHeaders = new Headers(answer.headers);
  for (const name of ["connection", "keep-alive", "transfer-encoding"]) answerHeaders.delete(name);
  return new Response(answer.body, { status: answer.status, headers: answerHeaders });
}
