export function plainSpaces(text: string): string {
  return text.replaceAll("\u00a0", " ");
}
