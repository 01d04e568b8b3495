import { typeset } from "~/text/typeset.ts";

/** In months; the database allows no more. */
export const longestRetention = 12;

/** As the policy says it: „po 5 miesiącach”. */
export function keptFor(months: number): string {
  return typeset(`${months} ${months === 1 ? "miesiącu" : "miesiącach"}`);
}
