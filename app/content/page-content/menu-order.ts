export type MenuPlace = { id: string; isShown: boolean };

/** As `menu.items` says it. Entries that it does not name stand at the end, for nobody has hidden them. */
export function readMenu(value: string, ids: readonly string[]): MenuPlace[] {
  const places = new Map<string, MenuPlace>();
  for (const word of [...value.split(" "), ...ids]) {
    const id = word.replace(/^-/, "");
    if (ids.includes(id) && !places.has(id)) places.set(id, { id, isShown: word === id });
  }
  return [...places.values()];
}

export function writeMenu(places: readonly MenuPlace[]): string {
  return places.map(({ id, isShown }) => (isShown ? id : `-${id}`)).join(" ");
}

/** The entries that the menu shows, in its order. It is never empty. */
export function shownEntries<Entry extends { id: string }>(
  entries: readonly Entry[],
  value: string,
): readonly Entry[] {
  const places = readMenu(
    value,
    entries.map(({ id }) => id),
  );
  const shown = places.flatMap((place) =>
    place.isShown ? entries.filter(({ id }) => id === place.id) : [],
  );
  return shown.length > 0 ? shown : entries;
}
