import type { ViewingConditions } from "./film.ts";

type Connection = { effectiveType?: string; saveData?: boolean };

/** Asks this browser; the Network Information API is not in every one (nor in TypeScript's DOM). */
export function viewingConditions(): ViewingConditions {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return {
    effectiveType: connection?.effectiveType,
    saveData: connection?.saveData,
    reducedMotion: matchMedia("(prefers-reduced-motion: reduce)").matches,
  };
}
