/** The part of Storage that unsaved texts use, with room for so many characters an item. */
export function memoryStorage(room = Number.POSITIVE_INFINITY): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (at) => [...items.keys()][at] ?? null,
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, value) => {
      if (value.length > room) throw new DOMException("full", "QuotaExceededError");
      items.set(name, value);
    },
    removeItem: (name) => void items.delete(name),
    clear: () => items.clear(),
  };
}
