import { tabStorage } from "~/data/browser-storage.ts";
import { onArrival } from "./history-entry.ts";

const KEY = "scroll-positions";
/** How long a page that comes in pieces is waited for. */
const TIMEOUT_MS = 4_000;

/**
 * Back and forward return to where one was. The browser's own memory would scroll the page that is left; it
 * is asked only when the whole site is left.
 */
export function rememberScroll(): void {
  const positions = readPositions();
  let id = onArrival((next, isReturn) => {
    // A page that is loaded anew is scrolled by the browser.
    const top = isReturn && id ? positions.get(next) : undefined;
    id = next;
    if (top === undefined) remember();
    else returnTo(top);
    return top !== undefined;
  });
  const begin = () => {
    history.scrollRestoration = "manual";
  };
  begin();
  window.addEventListener("pageshow", begin);
  const remember = () => positions.set(id, window.scrollY);
  // An earlier load of this page had the same key.
  remember();
  window.addEventListener("scroll", remember, { passive: true });
  // The last move is told with the next frame, which can be one of the page that comes.
  window.addEventListener("popstate", remember);
  window.addEventListener("pagehide", () => {
    history.scrollRestoration = "auto";
    tabStorage.setItem(KEY, JSON.stringify([...positions]));
  });
}

function readPositions(): Map<string, number> {
  try {
    return new Map(JSON.parse(tabStorage.getItem(KEY) ?? "[]"));
  } catch {
    return new Map();
  }
}

/** Again and again while the page grows, until it is long enough or the visitor moves by hand. */
export function returnTo(top: number): void {
  const moves = ["wheel", "touchstart", "keydown", "pointerdown"];
  const aim = () => {
    window.scrollTo({ top, behavior: "instant" });
    if (Math.abs(window.scrollY - top) < 2) stop();
  };
  const observer = new ResizeObserver(aim);
  const ended = new AbortController();
  const giveUp = setTimeout(stop, TIMEOUT_MS);
  function stop() {
    observer.disconnect();
    clearTimeout(giveUp);
    ended.abort();
  }
  for (const move of moves) {
    window.addEventListener(move, stop, { passive: true, signal: ended.signal });
  }
  observer.observe(document.body);
  aim();
}
