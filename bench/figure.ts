/** One line of the table: what was measured, beside what was promised. */
export type Figure = {
  what: string;
  value: number;
  unit: string;
  /** Absent when it is only told. */
  budget?: { atLeast: number } | { atMost: number };
  /** The best that could be, measured in the same run and in the same unit. */
  limit?: { what: string; value: number };
};

/** A number that could not be measured keeps no budget. */
export function isKept({ value, budget }: Figure): boolean {
  if (!budget) return true;
  return "atLeast" in budget ? value >= budget.atLeast : value <= budget.atMost;
}

/** Three digits are enough to compare, and no more than is measured. */
export function formatted(value: number): string {
  return Math.abs(value) >= 100 ? value.toFixed(0) : value.toFixed(2).replace(/\.?0+$/, "");
}
