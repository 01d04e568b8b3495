const plain = new Intl.NumberFormat("pl-PL");
const currency = new Intl.NumberFormat("pl-PL", {
  style: "currency",
  currency: "PLN",
  maximumFractionDigits: 0,
});
const plurals = new Intl.PluralRules("pl-PL");

/** `15 000`, `3000`: Polish groups digits from five up. */
export function formatNumber(value: number): string {
  return plain.format(value);
}

/** `15 000 zł` */
export function zl(value: number): string {
  return currency.format(value);
}

/** `5000–15 000 zł` */
export function zlRange(from: number, to: number): string {
  return `${plain.format(from)}–${currency.format(to)}`;
}

/** `counted(5, "film", "filmy", "filmów")` is `5 filmów`. */
export function counted(count: number, one: string, few: string, many: string): string {
  const forms: Record<Intl.LDMLPluralRule, string> = {
    one,
    few,
    many,
    two: few,
    zero: many,
    other: few,
  };
  return `${plain.format(count)} ${forms[plurals.select(count)]}`;
}
