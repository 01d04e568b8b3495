/** What the browser tells of the line and the visitor's wishes; each may be missing. */
export type ViewingConditions = {
  effectiveType?: string;
  saveData?: boolean;
  reducedMotion: boolean;
};

/** The film is for those who have the line for it and have not asked for less. */
export function wantsFilm({ effectiveType, saveData, reducedMotion }: ViewingConditions): boolean {
  if (reducedMotion || saveData) return false;
  return effectiveType !== "slow-2g" && effectiveType !== "2g";
}
