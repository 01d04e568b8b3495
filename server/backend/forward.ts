import { bootHeader } from "./listener.ts";

/** All that supabase-js sends. Whatever else comes from outside stays outside. */
const passedOn = [
  "accept",
  "accept-profile",
  "apikey",
  "authorization",
  "cache-control",
  "content-profile",
  "content-type",
  "if-modified-since",
  "if-none-match",
  "prefer",
  "range",
  "range-unit",
  "user-agent",
  "x-client-info",
  "x-metadata",
  "x-supabase-api-version",
  "x-upsert",
];

const hopByHop = ["connection", "keep-alive", "transfer-encoding"];

/** An answer this long is held in memory, where nothing can happen to it while it waits to be sent. */
const heldWhole = 64 * 1024;

/** Passes a request on to the backend process and its answer back; what is long as a stream. */
export async function forward(
  request: Request,
  backend: { url: string; bootSecret: string },
  body: ReadableStream<Uint8Array> | string | null,
): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers({ [bootHeader]: backend.bootSecret });
  for (const name of passedOn) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, name === "prefer" ? countExactly(value) : value);
  }
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
  for (const name of hopByHop) answerHeaders.delete(name);
  return new Response(await bodyOf(answer), { status: answer.status, headers: answerHeaders });
}

async function bodyOf(answer: Response): Promise<BodyInit | null> {
  if (answer.body === null) return null;
  const length = answer.headers.get("content-length");
  if (length !== null && Number(length) <= heldWhole) return answer.arrayBuffer();
  // Read from now on: fetch() cancels a body without a reader when its own Response is collected as
  // garbage, and a writer's answer may wait for seconds before it is sent.
  return answer.body.pipeThrough(new TransformStream());
}

/** The planner's guess (`count=planned`, `estimated`) is about rows that the visitor must not see as well. */
function countExactly(prefer: string): string {
  return prefer.replace(/\bcount\s*=\s*[^,\s]*/gi, "count=exact");
}
