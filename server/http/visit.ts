import type { IncomingMessage, ServerResponse } from "node:http";
import type { Counter } from "../counts/counter.ts";
import { isPrefetch, isVisit } from "../counts/visits.ts";
import type { Pages } from "../pages/render.ts";
import { FILE_HEADERS } from "../pages/security-headers.ts";
import { type Exchange, sendPlain } from "./answers.ts";
import type { Clients } from "./client-address.ts";
import { parseRequestPath } from "./request-path.ts";

/** Where a page says that it is shown: this, and its path. */
export const BEACON_PATH = /^\/wizyta(?=\/)/;
const BEACON = "/wizyta/";
const NOT_STORED = ["Cache-Control", "no-store"];

type VisitParts = { pages: Pages; clients: Clients; visits: Pick<Counter, "add"> | null };

/**
 * Called before a page is answered; true when the server counts it. Behind a proxy, which may keep it, and fetched
 * ahead, the page says by itself when it is shown: the header tells it to. Where scripts run ahead, too, nobody counts.
 * A browser that kept the page with this header gets another one with a 304, which takes its place.
 */
export function isCountedHere({ clients, visits }: VisitParts, exchange: Exchange): boolean {
  const { request, extra } = exchange;
  if (!visits || request.method !== "GET") return false;
  const isAhead = isPrefetch(request.headers);
  const runsAhead = /prerender/.test(String(request.headers["sec-purpose"]));
  const countsItself = clients.comesThroughProxy(request) || (isAhead && !runsAhead);
  if (countsItself) extra.push("Server-Timing", "beacon");
  else if (request.headers["if-none-match"]) extra.push("Server-Timing", "counted");
  return !countsItself && isVisit(exchange.path, request.headers, "document");
}

/**
 * The short way of a beacon, before anything else is done for a request: behind a cache a thousand come in a second, and
 * no one reads the answer. False when it is none, or of a page that is not kept here: then it goes the way of all others.
 */
export function answersKeptVisit(
  { pages, visits }: VisitParts,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const { method, url = "" } = request;
  if (method !== "POST" || !visits || !url.startsWith(BEACON)) return false;
  const { headers } = request;
  const path = parseRequestPath(url.slice(BEACON.length - 1))?.path;
  const hasBody =
    headers["transfer-encoding"] !== undefined || Number(headers["content-length"]) > 0;
  if (!path || hasBody || pages.cache.find(path)?.status !== 200) return false;
  if (isVisit(path, headers, "beacon")) visits.add(path);
  response.writeHead(204, NOT_STORED).end();
  return true;
}

/** Only a page that is there is counted: no stranger fills the table with others. */
export async function answerBeacon(parts: VisitParts, exchange: Exchange): Promise<number> {
  const { request, response, extra } = exchange;
  if (Number(request.headers["content-length"] ?? 0) > 0) return sendPlain(exchange, 413);
  const path = exchange.path.replace(BEACON_PATH, "");
  const isCounted =
    parts.visits &&
    isVisit(path, request.headers, "beacon") &&
    (await parts.pages.cache.load(path)).status === 200;
  if (isCounted) parts.visits?.add(path);
  response.writeHead(204, [...FILE_HEADERS, "Cache-Control", "no-store", ...extra]).end();
  return 204;
}
