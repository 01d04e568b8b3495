/** The connection and the visitor's wishes, as far as the browser tells them. */
export type ViewingConditions = {
  effectiveType?: string;
  saveData?: boolean;
  reducedMotion: boolean;
};

type Connection = Pick<ViewingConditions, "effectiveType" | "saveData">;

/** Asks this browser; the Network Information API is not in every one (nor in TypeScript's DOM). */
export function viewingConditions(): ViewingConditions {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return {
    effectiveType: connection?.effectiveType,
    saveData: connection?.saveData,
    reducedMotion: matchMedia("(prefers-reduced-motion: reduce)").matches,
  };
}

/** The film is for visitors who have the line for it and have not asked for less. */
export function wantsFilm({ effectiveType, saveData, reducedMotion }: ViewingConditions): boolean {
  if (reducedMotion || saveData) return false;
  return effectiveType !== "slow-2g" && effectiveType !== "2g";
}
