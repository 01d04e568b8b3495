import { type IncomingMessage, type ServerResponse, STATUS_CODES } from "node:http";
import { chooseEncoding } from "../pages/encoding.ts";
import type { Page } from "../pages/finish-page.ts";
import { FILE_HEADERS, type HeaderList } from "../pages/security-headers.ts";
import { drain } from "./fetch-bridge.ts";
import { matchesEtag } from "./file-response.ts";

/** `extra` holds headers of every answer to this request. */
export type Exchange = {
  request: IncomingMessage;
  response: ServerResponse;
  path: string;
  search: string;
  extra: HeaderList;
  /** Whether a visit is counted, provided that the page exists. */
  isCounted?: boolean;
};

export function sendPage({ request, response, extra }: Exchange, page: Page): number {
  const variant = page.variants[chooseEncoding(request.headers)];
  if (page.status === 200 && matchesEtag(request.headers["if-none-match"], variant.etag)) {
    response.writeHead(304, [...variant.headers, ...extra]).end();
    return 304;
  }
  response.writeHead(page.status, [...variant.headers, "Content-Length", variant.length, ...extra]);
  response.end(request.method === "HEAD" ? undefined : variant.body);
  return page.status;
}

export function sendPlain(exchange: Exchange, status: number, headers: HeaderList = []): number {
  const { request } = exchange;
  const leavesBodyUnread = request.method !== "GET" && request.method !== "HEAD";
  const closing = leavesBodyUnread ? ["Connection", "close"] : [];
  const type = ["Content-Type", "text/plain; charset=utf-8"];
  const text = `${status} ${STATUS_CODES[status] ?? ""}\n`;
  return sendText(exchange, status, text, [...type, ...headers, ...closing]);
}

const bare = (title: string, text: string) => `<!doctype html>
<html lang="pl">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<h1>${title}</h1>
<p>${text}</p>
</html>
`;

const HTML = ["Content-Type", "text/html; charset=utf-8"];

const BUSY = bare(
  "Za chwilę wracamy",
  "Odwiedza nas teraz bardzo wiele osób naraz. Odśwież stronę za kilka sekund.",
);

const UNREADABLE = bare(
  "Nie umiemy odczytać tego adresu",
  'Link jest ucięty albo ma w sobie znaki, których nie może mieć. <a href="/">Wróć na stronę główną</a>.',
);

export function sendBusy(exchange: Exchange): number {
  return sendText(exchange, 503, BUSY, [...HTML, "Retry-After", "2"]);
}

const TOO_OFTEN = bare(
  "Za chwilę możesz szukać dalej",
  'Z tego adresu przyszło bardzo wiele wyszukiwań naraz. Odczekaj minutę i spróbuj ponownie albo <a href="/blog">wróć na blog</a>.',
);

export function sendTooOften(exchange: Exchange): number {
  return sendText(exchange, 429, TOO_OFTEN, [...HTML, "Retry-After", "60"]);
}

const GONE = bare(
  "Tej strony już nie ma",
  'Usunęliśmy ją na stałe. <a href="/">Wróć na stronę główną</a>.',
);

export function sendGone(exchange: Exchange): number {
  return sendText(exchange, 410, GONE, [...HTML, "X-Robots-Tag", "noindex"]);
}

/** To the router's question for data: load the whole document at this address instead. */
export function sendReload(exchange: Exchange, address: string): number {
  const { response, extra } = exchange;
  const headers = ["X-Remix-Redirect", address, "X-Remix-Reload-Document", "true"];
  response.writeHead(204, [...FILE_HEADERS, "Cache-Control", "no-store", ...headers, ...extra]);
  response.end();
  return 204;
}

/** The answer to an address that cannot be read: a link that was cut off within a letter, say. */
export function sendUnreadable(exchange: Exchange): number {
  return sendText(exchange, 400, UNREADABLE, HTML);
}

export function sendJson(exchange: Exchange, status: number, value: object): number {
  return sendText(exchange, status, JSON.stringify(value), ["Content-Type", "application/json"]);
}

function sendText(exchange: Exchange, status: number, text: string, headers: HeaderList): number {
  const { request, response, extra } = exchange;
  const own = ["Cache-Control", "no-store", "Content-Length", String(Buffer.byteLength(text))];
  response.writeHead(status, [...FILE_HEADERS, ...headers, ...own, ...extra]);
  if (request.complete || request.method === "GET" || request.method === "HEAD") {
    response.end(request.method === "HEAD" ? undefined : text);
  } else {
    response.write(text);
    void drain(request).then(() => response.end());
  }
  return status;
}
