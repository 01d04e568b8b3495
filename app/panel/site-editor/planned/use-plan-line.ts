import { formatMoment } from "~/panel/kit/moments.ts";
import type { TextEdits } from "~/panel/site-editor/edits/use-page-edits.ts";
import { planWords as words } from "~/panel/site-editor/plan-words.ts";
import { byMoment } from "./page-plans.ts";
import { usePlans } from "./use-plans.ts";

/** What the toolbar says of the next plan of the page; null without one. */
export function usePlanLine({ edits }: TextEdits): string | null {
  const { plans } = usePlans(edits);
  if (plans.some(({ at }) => at === null)) return words.missedLine;
  const [next] = byMoment(plans);
  return next ? words.line(next[1].length, formatMoment(next[0])) : null;
}
