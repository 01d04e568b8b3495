/** One line of the table: what was measured, beside what was promised. */
export type Figure = {
  what: string;
  value: number;
  unit: string;
  /** Absent when it is only told. */
  budget?: { atLeast: number } | { atMost: number };
};

export function isKept({ value, budget }: Figure): boolean {
  if (!budget) return true;
  return "atLeast" in budget ? value >= budget.atLeast : value <= budget.atMost;
}

export function printTable(figures: Figure[]): void {
  const width = Math.max(...figures.map((figure) => figure.what.length));
  for (const figure of figures) {
    const { what, value, unit, budget } = figure;
    const measured = `${formatted(value)} ${unit}`.padStart(16);
    const bound = !budget
      ? ""
      : "atLeast" in budget
        ? `≥ ${formatted(budget.atLeast)}`
        : `≤ ${formatted(budget.atMost)}`;
    const verdict = !budget ? "" : isKept(figure) ? "ok" : "MISSED";
    console.log(`${what.padEnd(width)} ${measured}   ${bound.padEnd(10)} ${verdict}`);
  }
}

function formatted(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toFixed(2).replace(/\.?0+$/, "");
}
