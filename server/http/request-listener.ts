import type { IncomingMessage, ServerResponse } from "node:http";
import { inspect } from "node:util";
import { BRAND_PICTURE } from "../../app/brand/brand.ts";
import { type LightSetting, lightInQuery } from "../../app/text/addresses/light-setting.ts";
import type { Readiness } from "../base/health.ts";
import { log, logFailure } from "../base/log.ts";
import { version } from "../base/version.ts";
import { Overloaded } from "../base/work-queue.ts";
import type { Counter } from "../counts/counter.ts";
import type { MissingAddresses } from "../counts/missing-addresses.ts";
import type { Page } from "../pages/finish-page.ts";
import { lightPage } from "../pages/light-page.ts";
import type { Pages } from "../pages/render.ts";
import { HSTS } from "../pages/security-headers.ts";
import type { Redirects } from "../redirects/kept-rules.ts";
import {
  type Exchange,
  sendBusy,
  sendGone,
  sendJson,
  sendPage,
  sendPlain,
  sendReload,
  sendUnreadable,
} from "./answers.ts";
import { API_PATH, type Api, answerApi } from "./api.ts";
import { CHANGED_SCRIPT, type ChangedFiles } from "./changed-files.ts";
import type { Clients } from "./client-address.ts";
import { EDITED_PAGE_PATH } from "./edited-page.ts";
import { answerForm, takesForm } from "./posted-form.ts";
import { answerPurge, PURGE_PATH } from "./purge.ts";
import { loggedPath, parseRequestPath } from "./request-path.ts";
import { answerSearch, SEARCH_PATH } from "./search.ts";
import { START_LIST_PATH } from "./start-list.ts";
import { type StaticFiles, sendStaticFile } from "./static-files.ts";
import { answerBeacon, answersKeptVisit, BEACON_PATH, isCountedHere } from "./visit.ts";

export type Parts = {
  pages: Pages;
  files: StaticFiles;
  redirects: Redirects;
  /** Null when nothing counts them; so are the visits. */
  missing: Pick<MissingAddresses, "note"> | null;
  visits: Pick<Counter, "add"> | null;
  clients: Clients;
  api: Api | null;
  /** Files and orders of imports, from the panel. */
  imports: (exchange: Exchange) => Promise<number>;
  /** The content as an archive, for the panel. */
  content: (exchange: Exchange) => Promise<number>;
  /** A page with the places of its texts, for the panel. */
  editedPage: (exchange: Exchange) => Promise<number>;
  /** What is still a sample, for the panel. */
  startList: (exchange: Exchange) => Promise<number>;
  changedFiles: Pick<ChangedFiles, "find" | "present" | "hasCard">;
  siteUrl: string;
  readiness: () => Promise<Readiness>;
  /** Without it `POST /purge` does not exist. */
  purgeSecret?: string;
  isStopping: () => boolean;
  unanswered: Set<ServerResponse>;
};

/** A larger body is answered 413, a smaller one 405. */
const LARGEST_IGNORED_BODY = 64 * 1024;
/** Pages that are never stored: the panel, and what the holder of a link may see. */
const PRIVATE = /^\/(?:admin|podglad|odpowiedziano)(?:$|[/.])/i;
const EXPORT_PATH = "/admin/export";
const IMPORT_PATH = /^\/admin\/import(?:\/|$)/;
const CARD = /^\/share\/[^/]+\/[^/]+$/;
const MISSING_FILE = /^\/assets\//;
/** The ending of the addresses of data that the router fetches when a link is followed. */
const DATA = ".data";

export function createListener(parts: Parts) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    if (!parts.isStopping() && answersKeptVisit(parts, request, response)) return;
    const began = performance.now();
    const id = parts.clients.requestId(request);
    const extra = ["X-Request-Id", id];
    if (parts.clients.isSecure(request)) extra.push(...HSTS);
    if (parts.isStopping()) extra.push("Connection", "close");

    const place = hasOneHost(request) ? parseRequestPath(request.url ?? "") : null;
    const { path = "", search = "" } = place ?? {};
    const exchange: Exchange = { request, response, extra, path, search };
    const finished = (status: number) => {
      const ms = Math.round((performance.now() - began) * 10) / 10;
      log("request", { id, method: request.method, path: loggedPath(exchange.path), status, ms });
      if (status === 404 && request.method === "GET") {
        parts.missing?.note(askedPage(exchange.path, ""), request.headers["user-agent"]);
      }
      if (exchange.isCounted && (status === 200 || status === 304))
        parts.visits?.add(exchange.path);
    };
    const failed = (error: unknown) => {
      if (error instanceof Overloaded) return finished(sendBusy(exchange));
      // The stack would leave out the cause.
      logFailure("request failed", {
        id,
        path: loggedPath(exchange.path),
        error: inspect(error),
      });
      if (response.headersSent) response.destroy();
      else finished(sendPlain(exchange, 500));
    };
    try {
      const answered = place?.isDoubled ? answerDoubled : answer;
      const status = place ? answered(parts, exchange) : sendUnreadable(exchange);
      if (typeof status === "number") finished(status);
      else {
        parts.unanswered.add(response);
        const answered = () => parts.unanswered.delete(response);
        status.then(finished).catch(failed).finally(answered);
      }
    } catch (error) {
      failed(error);
    }
  };
}

function answer(parts: Parts, exchange: Exchange): number | Promise<number> {
  const { request, path } = exchange;
  if (API_PATH.test(path)) return answerApi(parts, exchange);
  if (path === PURGE_PATH && request.method === "POST" && parts.purgeSecret) {
    return answerPurge(exchange, parts.purgeSecret, () => parts.pages.cache.purge());
  }
  if (request.method === "POST" && BEACON_PATH.test(path)) return answerBeacon(parts, exchange);
  if (takesForm(path) && request.method === "POST") return answerForm(parts, exchange);
  if (IMPORT_PATH.test(path)) return parts.imports(exchange);
  if (path === EXPORT_PATH) return parts.content(exchange);
  if (path === EDITED_PAGE_PATH) return parts.editedPage(exchange);
  if (path === START_LIST_PATH) return parts.startList(exchange);
  if (!isRead(request)) {
    if (Number(request.headers["content-length"] ?? 0) > LARGEST_IGNORED_BODY)
      return sendPlain(exchange, 413);
    return sendPlain(exchange, 405, ["Allow", takesForm(path) ? "GET, HEAD, POST" : "GET, HEAD"]);
  }
  const file = parts.files.get(path);
  if (file && parts.changedFiles.hasCard(path)) {
    return parts.pages.card(path).then((page) => sendPage(exchange, page));
  }
  if (file) {
    const present = parts.changedFiles.find(path) ?? file;
    return sendStaticFile(request, exchange.response, present, exchange.extra);
  }
  if (BRAND_PICTURE.test(path)) return answerBrandPicture(parts, exchange);
  if (path === "/healthz") return sendJson(exchange, 200, { status: "ok" });
  if (path === "/readyz")
    return parts
      .readiness()
      .then((r) => sendJson(exchange, r.ready ? 200 : 503, { ...r, version }));
  if (PRIVATE.test(path)) return answerPrivate(parts, exchange);
  const due = parts.redirects.due();
  return due ? due.then(() => answerPublic(parts, exchange)) : answerPublic(parts, exchange);
}

/** After a start no page has been made yet. In the place of words that are no longer known a page gets the present ones. */
async function answerChangedScript(
  { changedFiles, pages }: Parts,
  exchange: Exchange,
): Promise<number> {
  const { path, request, response, extra } = exchange;
  if (!changedFiles.find(path)) await pages.cache.load("/");
  const file = changedFiles.find(path);
  if (file) return sendStaticFile(request, response, file, extra);
  return sendMoved(exchange, changedFiles.present(path), 302);
}

/** After a start no page has been made yet. */
async function answerBrandPicture(parts: Parts, exchange: Exchange): Promise<number> {
  const { path, request, response, extra } = exchange;
  if (!parts.changedFiles.find(path)) await parts.pages.cache.load("/");
  const file = parts.changedFiles.find(path);
  return file ? sendStaticFile(request, response, file, extra) : sendPlain(exchange, 404);
}

function answerPrivate(parts: Parts, exchange: Exchange): number | Promise<number> {
  const { path, search } = exchange;
  if (path.endsWith("/")) return sendMoved(exchange, withoutLastSlash(path) + search);
  return parts.pages.renderOnce(path + search).then((page) => sendPage(exchange, page));
}

function answerPublic(parts: Parts, exchange: Exchange): number | Promise<number> {
  const { path, search } = exchange;
  const asked = askedPage(path, search);
  const redirect = parts.redirects.find(asked);
  if (redirect && path.endsWith(DATA)) return sendReload(exchange, asked);
  if (redirect?.status === 410) return sendGone(exchange);
  if (redirect) return sendMoved(exchange, redirect.location, redirect.status);
  if (CHANGED_SCRIPT.test(path)) return answerChangedScript(parts, exchange);
  if (MISSING_FILE.test(path)) return sendPlain(exchange, 404);
  if (path.length > 1 && path.endsWith("/")) {
    return sendMoved(exchange, withoutLastSlash(path) + search);
  }
  exchange.isCounted = isCountedHere(parts, exchange);
  if (SEARCH_PATH.test(path)) return answerSearch(parts, exchange);
  if (CARD.test(path)) return parts.pages.card(path).then((page) => sendPage(exchange, page));
  const ready = parts.pages.cache.find(path);
  const light = path === "/" && search ? lightInQuery(search) : null;
  if (light) return answerLight(parts, exchange, light, ready);
  return ready ? sendPage(exchange, ready) : answerPage(parts, exchange);
}

/** Redirects to the same path with one slash in the place of several. */
function answerDoubled(_: Parts, exchange: Exchange): number {
  if (!isRead(exchange.request)) return sendUnreadable(exchange);
  return sendMoved(exchange, withoutLastSlash(exchange.path) + exchange.search);
}

function sendMoved(exchange: Exchange, location: string, status = 301): number {
  return sendPlain(exchange, status, ["Location", location]);
}

/** RFC 9112 §3.2: with two, a proxy in front and this server could each believe another one. */
function hasOneHost({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === "host") hosts++;
  }
  return hosts < 2;
}

function isRead({ method }: IncomingMessage): boolean {
  return method === "GET" || method === "HEAD";
}

function withoutLastSlash(path: string): string {
  return path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;
}

/** The address of the page whose data the router asks for, or what was asked for. */
function askedPage(path: string, search: string): string {
  if (!path.endsWith(DATA)) return path + search;
  const parameters = search.replace(/^\?/, "").split("&");
  const own = parameters.filter((each) => each && !each.startsWith("_routes=")).join("&");
  return path.slice(0, -DATA.length).replace(/\/_$/, "/") + (own && `?${own}`);
}

/** `/?swiatlo=7-3-2`: the home page, whose share card shows that light. */
function answerLight(
  { pages }: Parts,
  exchange: Exchange,
  light: LightSetting,
  ready?: Page,
): number | Promise<number> {
  const send = (page: Page) => sendPage(exchange, lightPage(page, light) ?? page);
  return ready ? send(ready) : pages.cache.load("/").then(send);
}

async function answerPage({ pages }: Parts, exchange: Exchange): Promise<number> {
  const page = await pages.cache.load(exchange.path);
  // No page that is kept reads the query; only a redirect must keep it.
  const redirects = page.status === 202 || (page.status >= 300 && page.status < 400);
  if (!redirects || !exchange.search) return sendPage(exchange, page);
  return sendPage(exchange, await pages.renderOnce(exchange.path + exchange.search));
}
