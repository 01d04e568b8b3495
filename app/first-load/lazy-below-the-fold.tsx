import { type ComponentType, Suspense } from "react";
import { lazyPart } from "~/ui/lazy-part.ts";

const events = [
  "scroll",
  "pointermove",
  "pointerdown",
  "touchstart",
  "keydown",
  "focusin",
] as const;

/** In milliseconds. A first interaction may be a press, whose answer and whose click must come first. */
const AFTER_PRESS = 150;

const isBrowser = typeof document !== "undefined";
const interaction = isBrowser ? firstInteraction() : Promise.resolve();

/**
 * The server's HTML has the part, in an element with this id, so its code may wait for a first interaction.
 * `room` is the class of an empty element in its place on pages that the browser draws.
 */
export function lazyBelowTheFold<Props extends object>(
  id: string,
  room: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part: ComponentType<Props> = lazyPart(async () => {
    if (isBelowTheFold(id)) await interaction;
    return load();
  });
  return (props) => (
    <Suspense fallback={<div className={room} />}>
      <div id={id}>
        <Part {...props} />
      </div>
    </Suspense>
  );
}

function isBelowTheFold(elementId: string): boolean {
  const element = isBrowser ? document.getElementById(elementId) : null;
  return element !== null && element.getBoundingClientRect().top >= window.innerHeight;
}

function firstInteraction(): Promise<void> {
  return new Promise((resolve) => {
    const heard = new AbortController();
    const options = { capture: true, passive: true, signal: heard.signal };
    const began = () => {
      heard.abort();
      setTimeout(resolve, AFTER_PRESS);
    };
    for (const name of events) window.addEventListener(name, began, options);
  });
}
