/** Text for machines: the non-breaking spaces of typesetting become plain ones. */
export function plainSpaces(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, " ");
}
