import type { TextId } from "~/site-texts/types.ts";
import type { FramePage } from "./frame-page.ts";
import { isStep, isVisible, linkOf, type Stop, stopAt, withItsLines } from "./stops.ts";

type Handlers = {
  onOpen: (id: TextId) => void;
  /** A press on words that are no text of the page. */
  onMiss: () => void;
  /** Escape: back to the panel. */
  onLeave: () => void;
};

const forward = new Set(["ArrowDown", "ArrowRight"]);
const back = new Set(["ArrowUp", "ArrowLeft"]);

/** Presses and keys of „Edycja”: a text opens, and nothing of the page is followed, sent or toggled by its words. */
export function listenForEdits(
  frame: FramePage,
  { onOpen, onMiss, onLeave }: Handlers,
): () => void {
  const { page, stops } = frame;
  let over: Stop | null = null;
  let wanted: PointerEvent | null = null;

  function setOver(next: Stop | null) {
    if (next === over) return;
    for (const [stop, isOver] of [
      [over, false],
      [next, true],
    ] as const) {
      const lines = stop ? withItsLines(stops, stop) : [];
      for (const { element } of lines) element.toggleAttribute("data-edit-over", isOver);
    }
    over = next;
  }

  function pointed() {
    if (wanted) setOver(stopAt(page, stops, wanted.clientX, wanted.clientY));
    wanted = null;
  }

  function pressed(event: MouseEvent) {
    const stop = stopAt(page, stops, event.clientX, event.clientY);
    const target = elementOf(event.target);
    // What opens a menu or an answer does so beside its words.
    if (stop || !target?.closest("summary,[popovertarget],[commandfor]")) event.preventDefault();
    if (!stop) {
      if (target && hasOwnWords(target)) onMiss();
      return;
    }
    setOver(null);
    frame.setCurrent(stop);
    onOpen(stop.id);
  }

  function walk(event: KeyboardEvent) {
    const at = stops.findIndex(({ element }) => element === page.activeElement);
    const shown = stops.filter((each, index) => {
      return index === at || (isStep(each) && isVisible(each.element));
    });
    const stop = stops[at];
    if (!stop || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      onOpen(stop.id);
    } else if (event.key === "Escape") {
      event.preventDefault();
      onLeave();
    } else {
      const next = shown[nextIndex(event, shown.indexOf(stop), shown.length)];
      if (!next || next === stop) return;
      event.preventDefault();
      frame.setCurrent(next);
      next.element.focus();
    }
  }

  const left = new AbortController();
  const how = { capture: true, signal: left.signal };
  page.addEventListener("click", pressed, how);
  page.addEventListener("keydown", walk, how);
  page.addEventListener(
    "pointermove",
    (event) => {
      if (!wanted) requestAnimationFrame(pointed);
      wanted = event;
    },
    how,
  );
  page.documentElement.addEventListener("pointerleave", () => setOver(null), how);
  for (const type of away) page.addEventListener(type, (event) => event.preventDefault(), how);
  return () => {
    setOver(null);
    left.abort();
  };
}

/** What would open a window, send a form or carry a picture away. */
const away = ["auxclick", "submit", "dragstart"];

function hasOwnWords({ childNodes }: Element): boolean {
  return [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
}

function nextIndex({ key, shiftKey }: KeyboardEvent, at: number, count: number): number {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  if (forward.has(key) || (key === "Tab" && !shiftKey)) return at + 1;
  if (back.has(key) || (key === "Tab" && shiftKey)) return at - 1;
  return at;
}

/** „Przeglądanie”: links lead to the next page in the editor, and nothing is sent. */
export function listenForLinks(frame: FramePage, onFollow: (path: string) => void): () => void {
  const { page } = frame;
  const left = new AbortController();
  const how = { capture: true, signal: left.signal };
  const followed = (event: MouseEvent) => {
    const link = elementOf(event.target)?.closest("a[href]");
    if (!link) return;
    event.preventDefault();
    const address = link.getAttribute("href") ?? "";
    if (address.startsWith("#")) page.getElementById(address.slice(1))?.scrollIntoView();
    const path = linkOf({ element: link });
    if (path) onFollow(path);
  };
  page.addEventListener("click", followed, how);
  for (const type of away) page.addEventListener(type, (event) => event.preventDefault(), how);
  return () => left.abort();
}

/** Of another window, where `instanceof` knows nothing. */
function elementOf(target: EventTarget | null): Element | null {
  return target && "closest" in target ? (target as Element) : null;
}
