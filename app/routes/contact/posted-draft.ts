import { readDraft, writeDraft } from "~/site/contact-form/contact-draft.ts";

/**
 * The page that answers a posted form: the draft that it was sent from is done with. What was written
 * since this page was loaded is another, as is all that is there when somebody comes back to it.
 */
export function forgetPostedDraft(): void {
  const [load] = performance.getEntriesByType("navigation");
  const isNew = load instanceof PerformanceNavigationTiming && load.type === "navigate";
  if (isNew && Number(readDraft().savedAt ?? 0) < performance.timeOrigin) writeDraft(null);
}
