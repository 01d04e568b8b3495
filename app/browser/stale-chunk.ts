/*
 * After a deployment an open page asks for chunks that are gone. Then it is loaded anew: once,
 * where the visitor was going, and never while a form holds text. Two callers ask for chunks:
 * Vite, which says so when one fails, and the router, which reloads the page by itself.
 */

const KEY = "reloaded-for-chunk";
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
  const decide = () => {
    if (!holdsText(page)) return mayReload(page);
    outdated = page;
    onHeld();
    return false;
  };

  page.addEventListener("vite:preloadError", (event) => {
    if (!decide()) return;
    event.preventDefault();
    loadAnew(page);
  });

  page.navigation?.addEventListener("navigate", (event) => {
    const byScript = event.navigationType === "reload" && !event.userInitiated;
    if (!byScript || event.info === KEY || !event.cancelable) return;
    event.preventDefault();
    // A navigation that is being refused cannot begin another one.
    if (decide()) setTimeout(() => loadAnew(page), 0);
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
