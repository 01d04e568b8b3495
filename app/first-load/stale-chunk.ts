import { guarded } from "~/data/browser-storage.ts";
import { askSite } from "~/data/connection.ts";
import { internalLink } from "./intent.ts";
import { isPlain } from "./pending.ts";

/*
 * After a deployment an open page asks for code that is gone. Then the page that the visitor wants is loaded as a
 * whole, but never while a form holds text. Vite raises an event for a part; for a page the router reloads by itself,
 * also for one that is only fetched ahead. Without a network the page stays: nothing could be loaded in its place.
 */

const KEY = "reloaded-for-chunk";
/** Within this time a second reload of a page would be a loop. */
const ONCE_IN = 60_000;

/** Shows why the page stays; `hasText`: because of the text in a form. */
export type Messages = { outdated(): void; offline(hasText: boolean): void };

declare global {
  interface Window {
    /** The router's list of chunks, in a file that every deployment names anew. */
    __reactRouterManifest?: { url?: string };
  }
}

export function guardStaleChunks(page: Window, messages: Messages): void {
  const root = page.document.documentElement;
  let [isStuck, isLeaving] = [false, false];

  const go = (path: string) => {
    isLeaving = true;
    page.location.assign(path);
  };

  async function leave(path?: string): Promise<void> {
    const answer = await askSite(page.__reactRouterManifest?.url ?? "/");
    if (isLeaving) return;
    // The form sends without the scripts that it could not get, and shows the outcome itself.
    if (page.document.querySelector('form[aria-busy="true"]')) return;
    const hasText = page.document.querySelector("form[data-dirty]") !== null;
    const next = path ?? root.dataset.pending ?? root.dataset.coming;
    if (answer?.status === 404 && hasText) messages.outdated();
    else if (!answer || hasText) messages.offline(hasText);
    else if (next) go(next);
    else if (!isStuck && mayReload(page)) go(page.location.pathname + page.location.search);
  }

  page.addEventListener("vite:preloadError", () => void leave());
  // Back can show this page again from the browser's memory.
  page.addEventListener("pageshow", () => {
    isLeaving = false;
  });

  page.navigation?.addEventListener("navigate", (event) => {
    const byScript = event.navigationType === "reload" && !event.userInitiated;
    if (!byScript || !event.cancelable) return;
    event.preventDefault();
    isStuck = true;
    void leave();
  });

  // The router waits forever for code that it could not get: from then on a link leads to a whole page.
  page.addEventListener(
    "click",
    (event) => {
      const link = isStuck && isPlain(event) ? internalLink(event.target) : null;
      if (!link) return;
      event.preventDefault();
      void leave(link.href);
    },
    { capture: true },
  );
}

function mayReload(page: Window): boolean {
  const storage = guarded(() => page.sessionStorage);
  const last = Number(storage.getItem(KEY));
  // Where nothing is kept there must be no reload, or it could loop.
  return Date.now() - last >= ONCE_IN && storage.setItem(KEY, String(Date.now()));
}
