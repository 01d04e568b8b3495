import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { tagsOf } from "./content/page-content/site-tags.ts";
import { isHiddenFromSearch } from "./data/hidden-site.server.ts";
import { pageValues } from "./data/page-content.server.ts";
import { scriptsAfterPaint } from "./first-load/scripts-after-paint.ts";
import { withCardVersion } from "./head/card-addresses.ts";
import { reportFailure } from "./report.server.ts";
import { settingsContext } from "./settings.ts";
import { changedExports } from "./site-texts/live.server.ts";

/**
 * The whole page before the first byte, since the page is kept. The router's own inline scripts carry a nonce, by
 * which `server/` knows which of them may run, and which it takes out again.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const nonce = crypto.randomUUID();
  return new Promise((resolve, reject) => {
    let failed = false;
    const { pipe } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
      {
        nonce,
        // React would send a part that it thinks late at the end, and move it by a script.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          headers.set("Content-Type", "text/html; charset=utf-8");
          headers.set("X-Script-Nonce", nonce);
          const page = text(pipe(new PassThrough())).then(async (html) => {
            const tags = isPrivate(request) ? null : await siteTags(loadContext, nonce, headers);
            const whole = scriptsAfterPaint(html);
            const tagged = tags ? whole.replace("</head>", () => `${tags}</head>`) : whole;
            const hidden = await withRobots(tagged, request, loadContext);
            const shared = withCardVersion(hidden, changedExports());
            const page = await withChangedFiles(shared, loadContext, nonce);
            return new Response(page, { headers, status: failed ? 500 : status });
          });
          resolve(page);
        },
        onShellError: reject,
        onError(error) {
          failed = true;
          logError(error, request);
        },
      },
    );
  });
}

/** The panel, previews and what a mail leads to are nobody's to count. */
function isPrivate({ url }: Request): boolean {
  return /^\/(?:admin|podglad|odpowiedziano)(?:$|[/.])/i.test(new URL(url).pathname);
}

const NOINDEX = '<meta name="robots" content="noindex"/>';

/** Search engines wait for a new site until its owner has said what it is. */
async function withRobots(
  html: string,
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<string> {
  if (isPrivate(request) || html.includes(NOINDEX)) return html;
  return (await isHiddenFromSearch(context)) ? html.replace("</head>", `${NOINDEX}</head>`) : html;
}

/** What „Weryfikacja i statystyki” puts into the head. The headers tell `server/` what the policy must allow for it. */
async function siteTags(context: Readonly<RouterContextProvider>, nonce: string, headers: Headers) {
  const { facts } = await pageValues(context);
  const tags = tagsOf(facts.tags, nonce);
  if (tags && tags.scripts.length > 0) {
    headers.set("X-Tag-Scripts", tags.scripts.join(" "));
    headers.set("X-Tag-Connects", tags.connects.join(" "));
  }
  return tags?.head;
}

/**
 * Scripts import one another by their names, so a map tells browsers where those with changed words are. Nothing is
 * added while nothing is changed.
 */
async function withChangedFiles(
  html: string,
  context: Readonly<RouterContextProvider>,
  nonce: string,
): Promise<string> {
  if (import.meta.env.DEV) return withWords(html, nonce);
  const { changedFiles } = context.get(settingsContext);
  const scripts = await changedFiles?.(changedExports()).catch((error: unknown) => {
    reportFailure({ page: "changed files", error: String(error) });
  });
  if (!scripts?.size) return html;
  const imports = JSON.stringify({ imports: Object.fromEntries(scripts) });
  return html
    .replace(/\/assets\/[\w-]+\.js/g, (address) => scripts.get(address) ?? address)
    .replace(
      "</head>",
      () => `<script type="importmap" nonce="${nonce}">${imports}</script></head>`,
    );
}

/** Development has no files of a build: there the modules of app/content look for their words in the page (scripts/site-content.ts). */
function withWords(html: string, nonce: string): string {
  const words = changedExports().map(({ file, name, value }) => [`${file} ${name}`, value]);
  if (words.length === 0) return html;
  const json = JSON.stringify(Object.fromEntries(words)).replaceAll("<", "\\u003c");
  const script = `<script nonce="${nonce}">globalThis.siteWords=${json}</script>`;
  return html.replace("</head>", () => `${script}</head>`);
}

/** Called by the router for what loaders throw; an unknown address is no error of ours. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  const isAnswer = isRouteErrorResponse(error) && error.status < 500;
  if (!isAnswer && !request.signal.aborted) logError(error, request);
}

function logError(error: unknown, request: Request): void {
  const detail = error instanceof Error ? (error.stack ?? error.message) : JSON.stringify(error);
  reportFailure({ page: new URL(request.url).pathname, error: detail });
}
