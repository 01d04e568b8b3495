/*
 * The one door to what this browser keeps: it may refuse (site data are blocked) or have no room, and then
 * nothing is found and nothing is kept.
 */

export type BrowserStorage = {
  getItem: (name: string) => string | null;
  /** False where it is not kept. */
  setItem: (name: string, text: string) => boolean;
  removeItem: (name: string) => void;
  names: () => string[];
};

/** Kept as long as the tab. */
export const tabStorage = guarded(() => sessionStorage);
/** Kept until somebody removes it. */
export const deviceStorage = guarded(() => localStorage);

/** `open` is called each time, since asking for a refused storage already throws. */
export function guarded(open: () => Storage): BrowserStorage {
  const attempt = <Result>(use: (storage: Storage) => Result): Result | undefined => {
    try {
      return use(open());
    } catch {
      return undefined;
    }
  };
  return {
    getItem: (name) => attempt((storage) => storage.getItem(name)) ?? null,
    // A browser's own answer is undefined, too, when it has kept the text.
    setItem: (name, text) => attempt((storage) => storage.setItem(name, text) ?? true) ?? false,
    removeItem: (name) => attempt((storage) => storage.removeItem(name)),
    names: () => attempt(Object.keys) ?? [],
  };
}
