import { type ComponentType, lazy } from "react";

const events = [
  "scroll",
  "pointermove",
  "pointerdown",
  "touchstart",
  "keydown",
  "focusin",
] as const;

/** Milliseconds: a first interaction may be a press, whose answer, and whose click, come before this. */
const AFTER_PRESS = 150;

/** The server's HTML has the part in this element, so its code may wait for a first interaction. */
export function lazyBelowTheFold<Props extends object>(
  elementId: string,
  load: () => Promise<ComponentType<Props>>,
) {
  return lazy(async () => {
    await firstInteraction(elementId);
    // Without its code the server's HTML stays: an error would put the error page in place of the whole page.
    return { default: await load().catch(() => new Promise<never>(() => {})) };
  });
}

/** At once when the element is on the screen, or after client navigation not there yet. */
function firstInteraction(elementId: string): Promise<void> {
  const element = typeof document === "undefined" ? null : document.getElementById(elementId);
  if (!element || element.getBoundingClientRect().top < window.innerHeight) {
    return Promise.resolve();
  }
  return new Promise((resolve) => {
    const options = { capture: true, passive: true };
    function began() {
      for (const name of events) window.removeEventListener(name, began, options);
      setTimeout(resolve, AFTER_PRESS);
    }
    for (const name of events) window.addEventListener(name, began, options);
  });
}
