import { createHash, timingSafeEqual } from "node:crypto";
import { log } from "../base/log.ts";
import { type Exchange, sendPlain } from "./answers.ts";

export const PURGE_PATH = "/purge";

export function answerPurge(exchange: Exchange, secret: string, purge: () => void): number {
  const given = exchange.request.headers["x-purge-secret"];
  if (typeof given !== "string" || !isSame(given, secret)) return sendPlain(exchange, 401);
  purge();
  log("purged");
  return sendPlain(exchange, 200);
}

/** Takes the same time for every guess. */
function isSame(given: string, secret: string): boolean {
  const hash = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hash(given), hash(secret));
}
