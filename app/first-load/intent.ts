/** Milliseconds that a pointer rests, or the focus stays, on a link that is not merely passed. */
const REST = 65;

/**
 * Calls `onIntent` with the path of a page of this site when a visitor is about to go there: the
 * mouse rests on a link, the keyboard stops at it, a finger touches it. Returns a function that ends it.
 */
export function watchIntent(page: Document, onIntent: (path: string) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let aimedAt: string | null = null;

  const aim = (target: EventTarget | null, rest: number) => {
    const path = internalPath(target);
    if (path === aimedAt && rest > 0) return;
    clearTimeout(timer);
    aimedAt = path;
    if (path === null) return;
    if (rest > 0) timer = setTimeout(() => onIntent(path), rest);
    else onIntent(path);
  };

  const rests = (event: Event) => aim(event.target, REST);
  const presses = (event: Event) => aim(event.target, 0);
  const ended = new AbortController();
  const { signal } = ended;
  page.addEventListener("mouseover", rests, { signal });
  page.addEventListener("focusin", rests, { signal });
  page.addEventListener("touchstart", presses, { signal, passive: true });
  page.addEventListener("mousedown", presses, { signal });
  return () => {
    clearTimeout(timer);
    ended.abort();
  };
}

/** Where the link round this element leads, if the router will take its click to another public page. */
export function internalPath(target: EventTarget | null): string | null {
  const path = internalLink(target)?.pathname;
  return path === undefined || path.startsWith("/admin") ? null : path;
}

/** The link round this element to another page of this site. */
export function internalLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || link.target || link.hasAttribute("download")) return null;
  const { origin, pathname } = link;
  const isFile = /\.\w+$/.test(pathname);
  return origin === location.origin && pathname !== location.pathname && !isFile ? link : null;
}
