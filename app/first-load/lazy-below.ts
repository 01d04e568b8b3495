import { type ComponentType, lazy } from "react";

const moves = ["scroll", "pointermove", "pointerdown", "touchstart", "keydown", "focusin"] as const;

/**
 * A part of a page below its first screen. The server's HTML has it in the element of this id, and its
 * code is fetched when the visitor first moves. After client navigation the element is not there yet,
 * so its code is fetched when it renders.
 */
export function lazyBelow<Props extends object>(
  elementId: string,
  load: () => Promise<ComponentType<Props>>,
) {
  return lazy(async () => {
    await firstMove(elementId);
    return { default: await load() };
  });
}

/** Resolves at the visitor's first move, or at once when the element is on the screen or not there yet. */
function firstMove(elementId: string): Promise<void> {
  const element = typeof document === "undefined" ? null : document.getElementById(elementId);
  if (!element || element.getBoundingClientRect().top < window.innerHeight) {
    return Promise.resolve();
  }
  return new Promise((resolve) => {
    const options = { capture: true, passive: true };
    function moved() {
      for (const move of moves) window.removeEventListener(move, moved, options);
      resolve();
    }
    for (const move of moves) window.addEventListener(move, moved, options);
  });
}
