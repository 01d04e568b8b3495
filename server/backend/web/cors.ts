const allowedHeaders =
  "authorization, apikey, content-type, cache-control, prefer, x-client-info, x-upsert, x-metadata, accept, accept-profile, content-profile, range, range-unit, x-supabase-api-version";

const exposed = "Content-Range, Content-Location, Preference-Applied, Retry-After";

/** Sent back to the browser, so nothing but header names may be in it. */
const headerNames = /^[\w-]+(?: ?, ?[\w-]+)*$/;

/** As hosted Supabase answers: any origin, no credentials (sessions travel in a header). */
export function preflight(request: Request): Response {
  const wanted = request.headers.get("access-control-request-headers") ?? "";
  return new Response(null, {
    status: 204,
    headers: {
      "access-control-allow-origin": "*",
      "access-control-allow-methods": "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS",
      "access-control-allow-headers": headerNames.test(wanted) ? wanted : allowedHeaders,
      "access-control-max-age": "86400",
      vary: "Access-Control-Request-Headers",
    },
  });
}

export function withCommonHeaders(answer: Response): Response {
  const { headers } = answer;
  headers.set("access-control-allow-origin", "*");
  headers.set("access-control-expose-headers", exposed);
  headers.delete("access-control-allow-credentials");
  headers.set("x-content-type-options", "nosniff");
  if (!headers.has("cache-control")) headers.set("cache-control", "no-store");
  return answer;
}
