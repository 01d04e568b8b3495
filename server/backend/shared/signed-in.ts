import { jwtVerify } from "jose";
import type { Keys } from "./keys.ts";

/** Whether the request has a valid token; the database decides what it may do. */
export async function isSignedIn(
  request: Request,
  keys: Pick<Keys, "secretKey" | "jwtSecret">,
): Promise<boolean> {
  if (request.headers.get("apikey") === keys.secretKey) return true;
  const token = request.headers.get("authorization")?.replace(/^Bearer\s+/i, "");
  if (!token) return false;
  if (token === keys.secretKey) return true;
  return isOfThisSite(token, keys);
}

/** Whether a session, or the permission to upload one file, was signed here and holds still. */
export async function isOfThisSite(token: string, keys: Pick<Keys, "jwtSecret">): Promise<boolean> {
  const secret = new TextEncoder().encode(keys.jwtSecret);
  return jwtVerify(token, secret, { algorithms: ["HS256"] }).then(
    () => true,
    () => false,
  );
}
