import type { BrowserStorage } from "~/data/browser-storage.ts";

/** A browser's storage, with room for so many characters an item. */
export function memoryStorage(room = Number.POSITIVE_INFINITY): BrowserStorage {
  const items = new Map<string, string>();
  return {
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, value) => {
      if (value.length > room) return false;
      items.set(name, value);
      return true;
    },
    removeItem: (name) => void items.delete(name),
    names: () => [...items.keys()],
  };
}
