import { type JWTPayload, jwtVerify } from "jose";
import type { Keys } from "./keys.ts";

type Secrets = Pick<Keys, "secretKey" | "jwtSecret">;
export type Caller = { id: string; session: string | null };

/** Whether the request has a valid token; the database decides what it may do. */
export async function isSignedIn(request: Request, keys: Secrets): Promise<boolean> {
  return (await callerOf(request, keys)) !== null;
}

/** The secret key or a signed-in person, by what the request carries. Null without a valid token. */
export async function callerOf(
  request: Request,
  keys: Secrets,
): Promise<"secret key" | Caller | null> {
  if (request.headers.get("apikey") === keys.secretKey) return "secret key";
  const token = request.headers.get("authorization")?.replace(/^Bearer\s+/i, "");
  if (!token) return null;
  if (token === keys.secretKey) return "secret key";
  const payload = await readToken(token, keys);
  if (payload === null) return null;
  const { sub = "", session_id: session } = payload;
  return { id: sub, session: typeof session === "string" ? session : null };
}

/** The claims of a session, or of a permission to upload one file. Null when the token is not ours or has expired. */
export async function readToken(
  token: string,
  keys: Pick<Keys, "jwtSecret">,
): Promise<JWTPayload | null> {
  const secret = new TextEncoder().encode(keys.jwtSecret);
  return jwtVerify(token, secret, { algorithms: ["HS256"] }).then(
    ({ payload }) => payload,
    () => null,
  );
}
