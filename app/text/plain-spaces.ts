/** Text for machines: the non-breaking spaces of typesetting are plain again. */
export function plainSpaces(text: string): string {
  return text.replaceAll("\u00a0", " ");
}
