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
  const secret = new TextEncoder().encode(keys.jwtSecret);
  return jwtVerify(token, secret, { algorithms: ["HS256"] }).then(
    () => true,
    () => false,
  );
}
