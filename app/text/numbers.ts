/** `15 000`, `3000`: Polish groups digits from five up. */
export function formatNumber(value: number): string {
  return value.toLocaleString("pl-PL");
}

/** https://www.unicode.org/cldr/charts/48/supplemental/language_plural_rules.html#pl */
export function plural(count: number, one: string, few: string, many: string): string {
  if (count === 1) return one;
  const isTeen = Math.trunc(count / 10) % 10 === 1;
  return !isTeen && [2, 3, 4].includes(count % 10) ? few : many;
}

/** `counted(5, "film", "filmy", "filmów")` is `5 filmów`. */
export function counted(count: number, one: string, few: string, many: string): string {
  return `${formatNumber(count)} ${plural(count, one, few, many)}`;
}

/** `0,2 MB`, `60 MB`. */
export function megabytes(bytes: number): string {
  return `${formatNumber(Math.round((bytes / 1024 ** 2) * 10) / 10)}\u00a0MB`;
}
