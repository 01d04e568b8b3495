import { guarded } from "~/data/browser-storage.ts";
import { askSite } from "~/data/connection.ts";
import { currentDestination, onDestination } from "./destination.tsx";

/*
 * After a deployment an open page asks for chunks that are gone. Then it is loaded anew: once,
 * at the address of the navigation, and never while a form holds text. Vite raises an event when
 * a chunk fails; the router reloads the page by itself, also for a page that it only fetched ahead.
 *
 * Without a network a chunk fails, too. The page then stays, since nothing could be loaded in its place.
 */

const KEY = "reloaded-for-chunk";
/** Lets a click that is under way become a navigation, so that the reload leads there. */
const RELOAD_DELAY_MS = 100;
/** Within this time a second failure is no deployment but a broken build or network. */
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
  let leaving = false;
  onDestination(null);

  const goWithoutText = (path: string) => {
    if (holdsText(page)) return;
    leaving = true;
    page.location.assign(path);
  };

  let wanted: string | null = null;
  const goWhenConnected = async (path: string) => {
    if (wanted === path) return;
    wanted = path;
    const isThere = await askSite("/");
    if (wanted !== path) return;
    wanted = null;
    if (isThere) page.location.assign(path);
    else messages.offline(holdsText(page));
  };

  // A press is known before the router has drawn that it navigates.
  const destination = () => currentDestination() ?? page.document.documentElement.dataset.pending;

  const leave = async (byRouter: boolean) => {
    if (leaving) return;
    // The form sends without the scripts that it could not get, and shows the outcome itself.
    const isSending = page.document.querySelector('form[aria-busy="true"]') !== null;
    // Whether the server still has the build that this page is of.
    const answer = await askSite(page.__reactRouterManifest?.url ?? "/");
    if (leaving) return;
    const hasText = holdsText(page);
    if (answer?.status === 404 && hasText) {
      // The router waits forever for a chunk that failed, so the next click loads its page as a whole.
      onDestination(goWithoutText);
      if (!isSending) messages.outdated();
    } else if (!answer || hasText) {
      if (byRouter) onDestination(goWhenConnected);
      if (!isSending) messages.offline(hasText);
    } else if (byRouter && !destination()) {
      // The failed page was only fetched ahead: a reload now would disturb the reader of this one.
      onDestination(goWithoutText);
    } else {
      leaving = mayReload(page);
      if (leaving) setTimeout(() => loadAnew(page, destination()), RELOAD_DELAY_MS);
    }
  };

  page.addEventListener("vite:preloadError", () => leave(false));

  // Back can show this page again from the browser's memory. It is still marked as being left, so no later
  // navigation would work: it is loaded anew.
  page.addEventListener("pageshow", () => {
    if (leaving) loadAnew(page);
  });

  page.navigation?.addEventListener("navigate", (event) => {
    const byScript = event.navigationType === "reload" && !event.userInitiated;
    if (!byScript || event.info === KEY || !event.cancelable) return;
    event.preventDefault();
    leave(true);
  });
}

function holdsText(page: Window): boolean {
  return page.document.querySelector("form[data-dirty]") !== null;
}

function loadAnew(page: Window, destination?: string): void {
  if (destination) page.location.assign(destination);
  else if (page.navigation) page.navigation.reload({ info: KEY });
  else page.location.reload();
}

function mayReload(page: Window): boolean {
  const storage = guarded(() => page.sessionStorage);
  const last = Number(storage.getItem(KEY));
  // Where nothing is kept there must be no reload, or it could loop.
  return Date.now() - last >= ONCE_IN && storage.setItem(KEY, String(Date.now()));
}
