import { type ComponentType, lazy } from "react";

/**
 * A part of a page whose code is fetched later. Without its code the part stays as it is: an error would put the
 * error page in place of the whole page, with all that was typed there. The network's return fetches it again.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    const part = await load().catch((error: unknown) => {
      // A page that the server renders would never end.
      if (import.meta.env.SSR) throw error;
      return new Promise<ComponentType<Props>>((found) => {
        window.addEventListener("online", () => load().then(found, () => {}));
      });
    });
    return { default: part };
  });
}
