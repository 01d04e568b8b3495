import { formatDay } from "./format-day.ts";
import { toLocalInput } from "./warsaw-clock.ts";

/** dd.MM.yyyy in Warsaw; empty for an invalid date. */
export function formatDate(iso: string | null): string {
  return formatDay(toLocalInput(iso ?? "").slice(0, 10));
}
