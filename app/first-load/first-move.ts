const moves = ["scroll", "pointermove", "pointerdown", "touchstart", "keydown", "focusin"] as const;

/**
 * Resolves at the visitor's first move when the element is already in the page, finished by the
 * server, and below the screen: until then its HTML is all that anybody needs. An element that is
 * seen, or yet to be drawn, waits for nothing.
 */
export function firstMove(elementId: string): Promise<void> {
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
