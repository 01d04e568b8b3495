import type { Keys } from "./keys.ts";
import { headLength, isMedia, mediaType } from "./media-type.ts";
import { isSignedIn } from "./signed-in.ts";

const uploadPath = /^\/storage\/v1\/object\/(?!list\/|move$|copy$|sign\/|upload\/sign\/)[^/]+\/./;

/** Lite reads another field than supabase-js writes, so a form is replaced by its file. */
export async function checkUpload(request: Request, keys: Keys): Promise<Request | Response> {
  if (!isUpload(request)) return request;
  // A file is held in memory until the database has its turn for it: not one of just anybody.
  if (!(await isSignedIn(request, keys))) {
    return refuse(403, "Unauthorized", "new row violates row-level security policy");
  }
  const plain = isForm(request) ? await unwrapForm(request) : request;
  if (plain instanceof Response) return plain;
  const claimed = essence(plain.headers.get("content-type"));
  if (!isMedia(claimed))
    return refuse(415, "invalid_mime_type", `mime type ${claimed} is not supported`);
  const { head, body } = await peek(plain);
  if (mediaType(head) !== claimed) {
    return refuse(415, "invalid_mime_type", `the file is not ${claimed}`);
  }
  return new Request(plain.url, withBody(plain, body));
}

export function isUpload(request: Request): boolean {
  return ["POST", "PUT"].includes(request.method) && uploadPath.test(new URL(request.url).pathname);
}

function isForm(request: Request): boolean {
  return essence(request.headers.get("content-type")) === "multipart/form-data";
}

function essence(contentType: string | null): string {
  return contentType?.split(";", 1)[0]?.trim().toLowerCase() || "application/octet-stream";
}

async function unwrapForm(request: Request): Promise<Request | Response> {
  const form = await request.formData().catch(() => null);
  const file = [...(form?.values() ?? [])].find((value) => value instanceof File);
  if (!form || !file) return refuse(400, "InvalidRequest", "Missing file in multipart upload");
  const headers = new Headers(request.headers);
  headers.set("content-type", file.type || "application/octet-stream");
  headers.delete("content-length");
  const cacheControl = form.get("cacheControl");
  if (typeof cacheControl === "string" && /^\d+$/.test(cacheControl)) {
    headers.set("cache-control", `max-age=${cacheControl}`);
  }
  return new Request(request.url, { method: request.method, headers, body: await file.bytes() });
}

async function peek(
  request: Request,
): Promise<{ head: Uint8Array; body: ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer> }> {
  if (!request.body) return { head: new Uint8Array(), body: new Uint8Array() };
  const reader = request.body.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  while (length < headLength) {
    const { done, value } = await reader.read();
    if (done) break;
    chunks.push(value);
    length += value.byteLength;
  }
  const head = Buffer.concat(chunks);
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(head),
    pull: async (controller) => {
      const { done, value } = await reader.read();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
  return { head: head.subarray(0, headLength), body };
}

function withBody(request: Request, body: BodyInit): RequestInit & { duplex: "half" } {
  return { method: request.method, headers: request.headers, body, duplex: "half" };
}

/** Supabase Storage tells the status in the body. */
function refuse(status: number, error: string, message: string): Response {
  return Response.json({ statusCode: String(status), error, message }, { status: 400 });
}
