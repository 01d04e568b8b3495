/** The names under which posts were written, the busiest first. */
export function authorsOf(posts: readonly { author: string }[]): string[] {
  const counts = new Map<string, number>();
  for (const { author } of posts) if (author) counts.set(author, (counts.get(author) ?? 0) + 1);
  const { compare } = new Intl.Collator("pl");
  return [...counts]
    .sort(([one, ones], [other, others]) => others - ones || compare(one, other))
    .map(([author]) => author);
}
