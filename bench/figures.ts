/** One line of the table: a measured figure beside its budget. */
export type Figure = {
  what: string;
  value: number;
  unit: string;
  /** Absent where the figure only explains another one. */
  budget?: { atLeast: number } | { atMost: number };
};

/** A number that could not be measured keeps no budget. */
export function isKept({ value, budget }: Figure): boolean {
  if (!budget) return true;
  return "atLeast" in budget ? value >= budget.atLeast : value <= budget.atMost;
}

export type Measured = { section: string; figures: Figure[] };

/** The figures of all sections in one table: what, value, budget, verdict. */
export function table(measured: Measured[]): string {
  const names = measured.flatMap(({ figures }) => figures.map(({ what }) => what.length));
  const width = Math.max(...names);
  return measured
    .map(({ section, figures }) => {
      const lines = figures.map((figure) => line(figure, width));
      return [`── ${section}`, ...lines].join("\n");
    })
    .join("\n\n");
}

function line(figure: Figure, width: number): string {
  const { what, value, unit, budget } = figure;
  const columns = [what.padEnd(width), `${formatted(value)} ${unit}`.trimEnd().padStart(14)];
  if (budget) {
    const bound = "atLeast" in budget ? `≥ ${budget.atLeast}` : `≤ ${budget.atMost}`;
    columns.push(bound.padEnd(8), isKept(figure) ? "ok" : "MISSED");
  }
  return columns.join("  ");
}

/** Three digits are enough to compare, and no more than is measured. */
function formatted(value: number): string {
  return Math.abs(value) >= 100 ? value.toFixed(0) : value.toFixed(2).replace(/\.?0+$/, "");
}
