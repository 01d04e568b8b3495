/** As `offer.services` says it: the places of the services that are shown, parted by spaces. */
export function readOrder(value: string, count: number): number[] {
  const places = value
    .split(" ")
    .filter((part) => /^\d+$/.test(part))
    .map(Number);
  return [...new Set(places)].filter((place) => place < count);
}

export function writeOrder(places: readonly number[]): string {
  return places.join(" ");
}

/** Those that are hidden stand behind the others. */
export function withHidden(shown: readonly number[], count: number): number[] {
  const all = Array.from({ length: count }, (_, place) => place);
  return [...shown, ...all.filter((place) => !shown.includes(place))];
}
