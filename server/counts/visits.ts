import type { IncomingHttpHeaders } from "node:http";
import { isbot } from "isbot";
import { LRUCache } from "lru-cache";
import { readAddress } from "../../app/text/redirects/address.ts";
import { type Counter, type CounterOptions, countInMemory } from "./counter.ts";

const MOST_PATHS = 2_000;

/** Addresses that are not pages: the panel, previews, share cards, portions of lists, feeds, files, data. */
const NO_PAGE = /^\/(?:admin|podglad|odpowiedziano|share|lista)(?:$|[/.])|\.\w+$/i;

/** Matching a user agent with the long list of bots is slow, and there are few different ones a day. */
const bots = new LRUCache<string, boolean>({ max: 500, memoMethod: (program) => isbot(program) });

const paths = new LRUCache<string, string>({
  max: MOST_PATHS,
  memoMethod: (path) => readAddress(path).path,
});

/** Counts pages that were answered. */
export function countVisits(options: CounterOptions): Counter {
  const { add, stop } = countInMemory(options, MOST_PATHS);
  return { add: (path) => add(paths.memo(path)), stop };
}

/** Whether the page was fetched ahead, by the browser or because a pointer rests on a link. */
export function isPrefetch(headers: IncomingHttpHeaders): boolean {
  const purpose = headers["sec-purpose"] ?? headers.purpose ?? headers["x-moz"];
  return purpose !== undefined && /prefetch|preview/.test(String(purpose));
}

/**
 * `by`: the document was asked for, or the page said that it is shown. What a page is fetched for, older browsers do not
 * say, nor do others on a plain http address.
 */
export function isVisit(
  path: string,
  headers: IncomingHttpHeaders,
  by: "document" | "beacon",
): boolean {
  const program = headers["user-agent"];
  const [sign, right] =
    by === "document"
      ? [headers["sec-fetch-dest"], "document"]
      : [headers["sec-fetch-site"], "same-origin"];
  return (
    program !== undefined &&
    program.length <= 1_000 &&
    (sign === undefined || sign === right) &&
    headers["sec-gpc"] !== "1" &&
    headers.dnt !== "1" &&
    !isPrefetch(headers) &&
    !NO_PAGE.test(path) &&
    !bots.memo(program)
  );
}
