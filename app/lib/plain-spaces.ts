/** Text for machines: without the joiners of typesetting, its non-breaking spaces plain. */
export function plainSpaces(text: string): string {
  return text.replace(/\u2060/g, "").replace(/[\u00a0\u202f]/g, " ");
}
