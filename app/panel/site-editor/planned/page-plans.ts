import type { TextDrafts, TextPlan } from "~/panel/data/site/site-texts.ts";
import {
  changedTexts,
  documentOf,
  type PageEdits,
  type PageText,
  sameEntry,
} from "~/panel/site-editor/edits/edit-state.ts";
import type { TextChanges, TextId } from "~/site-texts/types.ts";

export type PlannedText = TextPlan & { id: TextId };

/** What is planned of the texts of a page. */
export function plansOf(
  drafts: readonly TextDrafts[],
  texts: PageEdits["texts"],
): readonly PlannedText[] {
  return drafts
    .flatMap(({ document, plans }) =>
      Object.entries(plans).map(([pointer, plan]) => ({ ...plan, id: `${document}#${pointer}` })),
    )
    .filter(({ id }) => texts[id]);
}

/** By their moments, the next one first. */
export function byMoment(plans: readonly PlannedText[]): [string, PlannedText[]][] {
  const moments = new Map<string, PlannedText[]>();
  for (const plan of plans) {
    if (plan.at !== null) moments.set(plan.at, [...(moments.get(plan.at) ?? []), plan]);
  }
  return [...moments].sort(([one], [other]) => Date.parse(one) - Date.parse(other));
}

/** Texts that wait and are not planned, or not as they are now. */
export function notPlanned(edits: PageEdits, plans: readonly PlannedText[]): PageText[] {
  return changedTexts(edits).filter(
    ({ id, draft }) =>
      !plans.some(
        (plan) =>
          plan.id === id && plan.at !== null && draft !== undefined && sameEntry(plan.entry, draft),
      ),
  );
}

/** By document, as the database compares them. */
export function seenPlans(plans: readonly PlannedText[]): Record<string, TextChanges> {
  const seen: Record<string, TextChanges> = {};
  for (const { id, entry } of plans) {
    const document = documentOf(id);
    seen[document] = { ...seen[document], [id.slice(document.length + 1)]: entry };
  }
  return seen;
}
