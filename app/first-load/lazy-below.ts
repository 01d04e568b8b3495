import { type ComponentType, lazy } from "react";

const moves = ["scroll", "pointermove", "pointerdown", "touchstart", "keydown", "focusin"] as const;

/**
 * A part of a page that its first screen does not show. Finished HTML has it in the element of this
 * id, and its code comes when the visitor first moves; a page that is walked to has it to draw yet,
 * and fetches its code when it does.
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

/** Resolves at the visitor's first move; at once, when the element is yet to be drawn or on the screen. */
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
