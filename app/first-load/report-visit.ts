import { PAGE_SHOWN } from "~/content/page-content/page-shown.ts";
import { tabVisit } from "~/data/contact/tab-visit.ts";
import { attempt } from "./attempt.ts";

declare global {
  interface Navigator {
    globalPrivacyControl?: boolean;
  }
}

/**
 * Tells the server that a page is shown, by its path alone: after each navigation within the site, and first where the
 * server did not count the document itself (docs/decisions/how-visits-are-counted.md).
 */
export function reportVisit(path: string, isFirst: boolean): void {
  if (navigator.globalPrivacyControl || navigator.doNotTrack === "1") return;
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (isFirst && !entry?.serverTiming?.some(({ name }) => name === "beacon")) return;
  navigator.sendBeacon(`/wizyta${path}`);
}

/** Reports the pages that were shown before the first page had loaded, and from now on each when it is shown. */
export function reportVisits(): void {
  const report = (path: string, at = 1) => {
    attempt(() => reportVisit(path, at === 0));
    if (at > 0) dispatchEvent(new CustomEvent(PAGE_SHOWN, { detail: path }));
  };
  tabVisit.paths.forEach(report);
  tabVisit.report = report;
}
