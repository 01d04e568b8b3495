import { internalPath } from "./intent.ts";

/** A page that has not come by then will not: a message says why. */
const TIMEOUT_MS = 10_000;

/**
 * Shows at once that a press on a link was heard. The router's own state would be drawn late: React waits
 * with it for parts of the page that are still loading.
 */
export function showPending(page: Document): void {
  let giveUp: ReturnType<typeof setTimeout> | undefined;
  page.addEventListener("click", (event) => {
    const path = pressedPath(event);
    if (path === null) return;
    page.documentElement.dataset.pending = path;
    clearTimeout(giveUp);
    giveUp = setTimeout(() => delete page.documentElement.dataset.pending, TIMEOUT_MS);
  });
}

/** Where a click leads in this tab, if that is another public page. */
export function pressedPath(event: MouseEvent): string | null {
  return isPlain(event) ? internalPath(event.target) : null;
}

export function isPlain({ button, metaKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return !(button || metaKey || ctrlKey || shiftKey);
}
