import { createHash, timingSafeEqual } from "node:crypto";
import { log } from "../log.ts";
import { type Exchange, sendPlain } from "./answers.ts";

/** Where the database says that rows have changed, when it is not this process that changes them. */
export const PURGE_PATH = "/purge";

/** Forgets all finished pages when the caller knows the secret. Returns the status. */
export function answerPurge(exchange: Exchange, secret: string, purge: () => void): number {
  const given = exchange.request.headers["x-purge-secret"];
  if (typeof given !== "string" || !isSame(given, secret)) return sendPlain(exchange, 401);
  purge();
  log("purged");
  return sendPlain(exchange, 200);
}

/** In the same time whatever was guessed. */
function isSame(given: string, secret: string): boolean {
  const hash = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hash(given), hash(secret));
}
