import { isUpload } from "../shared/uploads.ts";

/** Lite 0.10.0 answers 500 for a body that it cannot read, and reads one where a client sends none. */
export async function checkStorageBody(request: Request): Promise<Request | Response> {
  const { method, headers, url } = request;
  const isRead = ["GET", "HEAD"].includes(method);
  if (isRead || isUpload(request) || !new URL(url).pathname.startsWith("/storage/")) return request;
  const body = (await request.text()) || "{}";
  return isProper(body) ? new Request(url, { method, headers, body }) : refuse();
}

function isProper(body: string): boolean {
  let hasNul = false;
  const check = (_: string, value: unknown) => {
    if (typeof value === "string" && value.includes("\0")) hasNul = true;
    return value;
  };
  try {
    const fields: unknown = JSON.parse(body, check);
    if (typeof fields !== "object" || fields === null || hasNul) return false;
    return !("sortBy" in fields) || typeof fields.sortBy === "object";
  } catch {
    return false;
  }
}

/** As Supabase Storage tells it: the status stands in the body too. */
function refuse(): Response {
  const message = "The body is no JSON of the expected form";
  return Response.json({ statusCode: "400", error: "InvalidRequest", message }, { status: 400 });
}
