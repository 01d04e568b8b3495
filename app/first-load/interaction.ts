const events = ["scroll", "pointermove", "pointerdown", "touchstart", "keydown", "focusin"];

/** In milliseconds. A first interaction may be a press, whose answer and whose click must come first. */
const AFTER_PRESS = 150;

/** The visitor's first one on the page that was loaded. */
export const interaction = new Promise<void>((resolve) => {
  if (typeof window === "undefined") return;
  const heard = new AbortController();
  const options = { capture: true, passive: true, signal: heard.signal };
  const began = () => {
    heard.abort();
    setTimeout(resolve, AFTER_PRESS);
  };
  for (const name of events) window.addEventListener(name, began, options);
});
