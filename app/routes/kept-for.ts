import { keptFor as words } from "~/content/privacy.ts";
import { fill } from "~/text/fill.ts";
import { typeset } from "~/text/typeset.ts";

/** As the policy says it: „po 5 miesiącach”. */
export function keptFor(months: number): string {
  return typeset(fill(months === 1 ? words.one : words.other, { months }));
}
