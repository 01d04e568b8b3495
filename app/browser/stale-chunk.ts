/*
 * After a deployment an open page asks for chunks that are gone. Then it is loaded anew: once,
 * where the visitor was going, and never while a form holds text. Two callers ask for chunks:
 * Vite, which says so when one fails, and the router, which reloads the page by itself.
 */

const KEY = "reloaded-for-chunk";
/** Lets a click that is under way become a navigation, so that the reload leads there. */
const PATIENCE = 100;
/** Within this time a second failure is no deployment but a broken build or network. */
const ONCE_IN = 60_000;

let destination: string | null = null;
/** The page, once it is known to be old: the router will wait for its chunks forever. */
let outdated: Window | null = null;

/** Where the router is going, while it is on its way. */
export function rememberDestination(path: string | null): void {
  destination = path;
  if (path && outdated && !holdsText(outdated)) outdated.location.assign(path);
}

/** `onHeld` tells the visitor that the page is old and stays because of the text in it. */
export function guardStaleChunks(page: Window, onHeld: () => void): void {
  let leaving = false;

  const leave = () => {
    if (leaving) return;
    if (holdsText(page)) {
      outdated = page;
      onHeld();
      return;
    }
    leaving = mayReload(page);
    if (leaving) setTimeout(() => loadAnew(page), PATIENCE);
  };

  page.addEventListener("vite:preloadError", leave);

  page.navigation?.addEventListener("navigate", (event) => {
    const byScript = event.navigationType === "reload" && !event.userInitiated;
    if (!byScript || event.info === KEY || !event.cancelable) return;
    event.preventDefault();
    leave();
  });
}

function holdsText(page: Window): boolean {
  return page.document.querySelector("form[data-dirty]") !== null;
}

function loadAnew(page: Window): void {
  if (destination) page.location.assign(destination);
  else if (page.navigation) page.navigation.reload({ info: KEY });
  else page.location.reload();
}

function mayReload(page: Window): boolean {
  try {
    const last = Number(page.sessionStorage.getItem(KEY));
    if (Date.now() - last < ONCE_IN) return false;
    page.sessionStorage.setItem(KEY, String(Date.now()));
    return true;
  } catch {
    // Storage is refused: without a memory there must be no reload, or it could loop.
    return false;
  }
}
