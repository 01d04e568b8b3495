const KEY = "reloaded-for-chunk";
/** Within this time a second failure is no deployment but a broken build or network. */
const ONCE_IN = 60_000;

/**
 * After a deployment an open page asks for chunks that are gone: it is loaded anew, once, and never
 * while a form holds text that would be lost.
 */
export function reloadOnStaleChunk(page: Window): void {
  page.addEventListener("vite:preloadError", (event) => {
    if (page.document.querySelector("form[data-dirty]") || !mayReload(page)) return;
    event.preventDefault();
    page.location.reload();
  });
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
