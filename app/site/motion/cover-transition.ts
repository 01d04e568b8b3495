import { pressedPath } from "~/first-load/pending.ts";
import { viewingConditions } from "~/first-load/viewing-conditions.ts";

/** The screen stands still while the next page is drawn: one that is not there by then gets no transition. */
const TIMEOUT_MS = 100;

/**
 * The picture of a pressed card becomes the cover of the page that it opens, and that picture again on the way
 * back. What the card says of the page is shown in its skeletons.
 */
export function startCoverTransitions(page: Document): void {
  const root = page.documentElement;
  const fetched = fetchedPages();
  // Properties of the root would be handed down, and so restyle the whole page at every press.
  const words = new CSSStyleSheet();
  page.adoptedStyleSheets.push(words);
  let shown = location.pathname;

  function press(event: MouseEvent) {
    const path = pressedPath(event);
    if (path === null) return;
    const card = isRecord(path) && event.target instanceof Element ? cardOf(event.target) : null;
    shown = path;
    announce(card);
    if (isRecord(path)) cut(fetched.has(path) ? pictureOf(card) : null, coverOf);
  }

  function comeBack() {
    const left = shown;
    shown = location.pathname;
    // A link within the page.
    if (left === shown) return;
    const card = isRecord(shown) ? cardTo(shown) : null;
    const cover = isRecord(left) ? coverOf() : null;
    announce(card ?? cover?.parentElement ?? null);
    if (!card && !cover) return;
    root.dataset.pending = "";
    cut(pictureOf(card) ?? cover, () => (card ? coverOf() : pictureOf(cardTo(left))));
  }

  /** For the skeletons of the next page, and below its cover until that is loaded. */
  function announce(card: Element | null) {
    const image = pictureOf(card)?.querySelector("img")?.currentSrc;
    const title = card?.querySelector("h2, h3, h4")?.textContent;
    const [client, industry] = card?.querySelectorAll("dd") ?? [];
    words.replaceSync(`
      .cover, [data-cut] { --cover: ${image ? `url(${JSON.stringify(image)})` : "none"} }
      .cover-title { --title: ${JSON.stringify(title ?? "")} }
      .cover-credit {
        --client: ${JSON.stringify(client?.textContent ?? "")};
        --industry: ${JSON.stringify(industry?.textContent ?? "")};
      }`);
    root.toggleAttribute("data-titled", Boolean(title));
    root.toggleAttribute("data-credited", Boolean(client));
    delete root.dataset.skeleton;
  }

  function cut(from: HTMLElement | null, to: () => HTMLElement | null) {
    const arrived = arrival(root).then(() => {
      // After a redirect another page than the pressed one.
      shown = location.pathname;
      root.toggleAttribute("data-skeleton", coverOf()?.classList.contains("skeleton") ?? false);
      return to();
    });
    const isStill = viewingConditions().reducedMotion || root.dataset.motion === "paused";
    if (isStill || !isOnScreen(from) || !page.startViewTransition) return;
    from.dataset.cut = "";
    const end = (element: HTMLElement | null) => delete element?.dataset.cut;
    const transition = page.startViewTransition(async () => {
      const target = await Promise.race([arrived, sleep(TIMEOUT_MS)]);
      end(from);
      if (!target || !isOnScreen(target)) return transition.skipTransition();
      target.dataset.cut = "";
      transition.finished.finally(() => end(target));
    });
    // It is skipped when another one begins, or nobody looks.
    transition.ready.catch(() => undefined);
  }

  page.addEventListener("click", press, { capture: true });
  window.addEventListener("popstate", comeBack);

  function coverOf() {
    return page.querySelector<HTMLElement>("main .cover");
  }

  function cardTo(path: string): Element | null {
    const links = page.querySelectorAll(`main a[href=${JSON.stringify(path)}]`);
    return [...links].map(cardOf).find((card) => isOnScreen(pictureOf(card))) ?? null;
  }
}

/** A post or case study. */
function isRecord(path: string): boolean {
  return /^\/(blog|case-studies)\/[^/]+$/.test(path);
}

/** What is round a link and has the picture of its page; a link within a text has none. */
function cardOf(element: Element): Element | null {
  return element.closest(".prose") ? null : element.closest("article, li, aside");
}

function pictureOf(card: Element | null): HTMLElement | null {
  return card?.querySelector<HTMLElement>(".lazy-picture") ?? null;
}

function isOnScreen(element: Element | null): element is HTMLElement {
  if (!element) return false;
  const { top, bottom } = element.getBoundingClientRect();
  return top < window.innerHeight && bottom > 0;
}

/** The pages whose data have been fetched, and their code with them: nothing has to be waited for with a still screen. */
function fetchedPages() {
  const paths = new Set<string>();
  const observer = new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) {
      const { pathname } = new URL(name);
      if (pathname.endsWith(".data")) paths.add(pathname.slice(0, -5));
    }
  });
  observer.observe({ type: "resource", buffered: true });
  return paths;
}

/** Until the next page, or its skeletons, are in the document. */
function arrival(root: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (root.dataset.pending !== undefined) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(root, { attributeFilter: ["data-pending"] });
  });
}

function sleep(milliseconds: number): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, null));
}
