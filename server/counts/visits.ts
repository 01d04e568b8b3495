import type { IncomingHttpHeaders } from "node:http";
import { isbot } from "isbot";
import { LRUCache } from "lru-cache";
import { readAddress } from "../../supabase/redirects/address.ts";
import { type Counter, type CounterOptions, countInMemory } from "./counter.ts";

const MOST_PATHS = 2_000;

/** The panel, previews, share cards, portions of lists, feeds, files, the router's data. */
const NO_PAGE = /^\/(?:admin|podglad|odpowiedziano|share|lista)(?:$|[/.])|\.\w+$/i;

/** The list of bots is long, the programs of a day are few. */
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

/** Fetched before anybody asked for it, by the browser or for a link that is pointed at. */
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
