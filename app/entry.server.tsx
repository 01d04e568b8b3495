import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, isRouteErrorResponse, ServerRouter } from "react-router";
import { scriptsAfterPaint } from "./first-load/scripts-after-paint.ts";
import { reportFailure } from "./report.server.ts";

/**
 * The whole page before the first byte, since the page is kept. The router's own inline scripts carry a nonce, by
 * which `server/` knows which of them may run, and which it takes out again.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
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
          const page = text(pipe(new PassThrough()));
          resolve(
            page.then(
              (html) =>
                new Response(scriptsAfterPaint(html), { headers, status: failed ? 500 : status }),
            ),
          );
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

/** Called by the router for what loaders throw; an unknown address is no error of ours. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  const isAnswer = isRouteErrorResponse(error) && error.status < 500;
  if (!isAnswer && !request.signal.aborted) logError(error, request);
}

function logError(error: unknown, request: Request): void {
  const detail = error instanceof Error ? (error.stack ?? error.message) : JSON.stringify(error);
  reportFailure({ page: new URL(request.url).pathname, error: detail });
}
