import { type Figure, formatted, isKept } from "./figure.ts";

export type Measured = { section: string; figures: Figure[] };

/** The figures of all sections in one table: what, value, budget, verdict, the limit beside it. */
export function table(measured: Measured[]): string {
  const width = Math.max(
    ...measured.flatMap(({ figures }) => figures).map(({ what }) => what.length),
  );
  return measured
    .filter(({ figures }) => figures.length > 0)
    .map(({ section, figures }) => {
      const lines = figures.map((figure) => line(figure, width));
      return [`── ${section}`, ...lines].join("\n");
    })
    .join("\n\n");
}

function line(figure: Figure, width: number): string {
  const { what, value, unit, budget, limit } = figure;
  const columns = [
    what.padEnd(width),
    `${formatted(value)} ${unit}`.trimEnd().padStart(14),
    bound(budget).padEnd(9),
    (budget ? (isKept(figure) ? "ok" : "MISSED") : "").padEnd(6),
    limit ? `limit ${formatted(limit.value)} (${limit.what})` : "",
  ];
  return columns.join("  ").trimEnd();
}

function bound(budget: Figure["budget"]): string {
  if (!budget) return "";
  return "atLeast" in budget ? `≥ ${formatted(budget.atLeast)}` : `≤ ${formatted(budget.atMost)}`;
}
