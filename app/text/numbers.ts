const plain = new Intl.NumberFormat("pl-PL");
const plurals = new Intl.PluralRules("pl-PL");

/** `15 000`, `3000`: Polish groups digits from five up. */
export function formatNumber(value: number): string {
  return plain.format(value);
}

export function plural(count: number, one: string, few: string, many: string): string {
  const forms: Record<Intl.LDMLPluralRule, string> = {
    one,
    few,
    many,
    two: few,
    zero: many,
    other: few,
  };
  return forms[plurals.select(count)];
}

/** `counted(5, "film", "filmy", "filmów")` is `5 filmów`. */
export function counted(count: number, one: string, few: string, many: string): string {
  return `${plain.format(count)} ${plural(count, one, few, many)}`;
}
