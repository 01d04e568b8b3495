import { bootHeader } from "../shared/messages.ts";

/** All that supabase-js sends; no other header is passed on. */
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

export async function forward(
  request: Request,
  backend: { url: string; bootSecret: string },
  sent: ReadableStream<Uint8Array> | string | null,
): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers({ [bootHeader]: backend.bootSecret });
  for (const name of passedOn) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, name === "prefer" ? countExactly(value) : value);
  }
  // The DOM's type of fetch lacks `duplex`, which Node demands for streams.
  const init = {
    method: request.method,
    headers,
    body: sent,
    signal: request.signal,
    redirect: "manual" as const,
    duplex: "half",
  };
  const answer = await fetch(backend.url + pathname + search, init);
  const answerHeaders = new Headers(answer.headers);
  for (const name of hopByHop) answerHeaders.delete(name);
  // fetch() cancels a body without a reader when its own Response is collected as garbage.
  const body = answer.body?.pipeThrough(new TransformStream()) ?? null;
  return new Response(body, { status: answer.status, headers: answerHeaders });
}

/** A planned or estimated count would include rows that the visitor may not see. */
function countExactly(prefer: string): string {
  return prefer.replace(/\bcount\s*=\s*[^,\s]*/gi, "count=exact");
}
