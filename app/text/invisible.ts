/**
 * An address, a slug or a search word as it was meant: texts that people copy bring marks of direction, soft hyphens and
 * spaces of no width with them.
 */
export function withoutInvisible(text: string): string {
  return text.replace(/\p{Cf}/gu, "");
}
