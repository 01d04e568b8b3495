import { jwtVerify } from "jose";
import type { Keys } from "./keys.ts";

/** Checks the signature only; permissions are the database's. */
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
