import { parseRequestPath } from "../../http/request-path.ts";

const prefixes = ["/rest/v1", "/auth/v1", "/storage/v1"];

const auth = new Set([
  "POST /auth/v1/token",
  "POST /auth/v1/logout",
  "GET /auth/v1/user",
  "GET /auth/v1/settings",
  "GET /auth/v1/health",
]);

/** Answered by `admin-api.ts`, not by lite, and closed to the public listener. */
const adminApi =
  /^(POST \/auth\/v1\/admin\/users|(GET|PUT|DELETE) \/auth\/v1\/admin\/users\/[^/]+)$/;

/** Lite looks at the rights of their maker when they are made, but not when they are used, up to two hours later. */
const signedUpload = /^\/storage\/v1\/object\/upload\/sign\//;

const grants = new Set(["password", "refresh_token"]);

/** Everything else is closed: studio, sign-up, one-time passwords, `/_system` … */
export function isAllowed(method: string, url: URL): boolean {
  const { pathname } = url;
  if (!prefixes.some((prefix) => pathname.startsWith(`${prefix}/`))) return false;
  const parsed = parseRequestPath(pathname);
  if (!parsed || signedUpload.test(decodeURIComponent(parsed.path))) return false;
  if (!pathname.startsWith("/auth/")) return true;
  if (adminApi.test(`${method} ${pathname}`)) return true;
  if (!auth.has(`${method} ${pathname}`)) return false;
  return pathname !== "/auth/v1/token" || grants.has(url.searchParams.get("grant_type") ?? "");
}

/** Lite asks only whether the caller sees one file, and then removes all, pictures in use too. */
export function emptiesBucket(method: string, url: URL): boolean {
  const path = decodeURIComponent(parseRequestPath(url.pathname)?.path ?? "");
  return method === "POST" && /^\/storage\/v1\/bucket\/[^/]+\/empty\/?$/.test(path);
}
