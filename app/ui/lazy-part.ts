import { type ComponentType, lazy } from "react";

/**
 * A part of a page whose code is fetched later. Without its code the part stays as it is: an error would put the
 * error page in place of the whole page, with all that was typed there.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load().catch(waitForever) }));
}

/** Only in a browser, since a page that the server renders would never end. */
function waitForever(error: unknown): Promise<never> {
  if (import.meta.env.SSR) throw error;
  return new Promise(() => {});
}
