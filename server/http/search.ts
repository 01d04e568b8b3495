import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { networkOf } from "../../supabase/functions/_shared/hash.ts";
import type { Pages } from "../pages/render.ts";
import { type Exchange, sendPage, sendTooOften } from "./answers.ts";
import type { Clients } from "./client-address.ts";

/** The only public page that reads its query, so no copy of it is kept. */
export const SEARCH_PATH = /^\/szukaj(?:$|[/.])/i;

/** Searches per minute and address: more than anybody types. */
const PER_MINUTE = 30;
const limiter = new RateLimiterMemory({ points: PER_MINUTE, duration: 60 });

type SearchParts = { pages: Pages; clients: Clients };

export async function answerSearch(parts: SearchParts, exchange: Exchange): Promise<number> {
  const { request, path, search } = exchange;
  try {
    await limiter.consume(networkOf(parts.clients.address(request)));
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return sendTooOften(exchange);
    throw refusal;
  }
  return sendPage(exchange, await parts.pages.search(path + search));
}
