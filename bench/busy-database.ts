/** Drafts whose text makes the database try everything: it ends as if the back-reference could hold. */
export const slowDrafts = Array.from({ length: 20 }, (_, at) => ({
  slug: `powolne-${at}`,
  title: "Powolne pytanie",
  author: "Kuba",
  content: `${"Światło pada z lewej. ".repeat(10).slice(0, 200)}ąnie ma`,
  published_at: null,
}));

const SLOW = encodeURIComponent("(.+)(.*)\\1nie ma");

/** A query that costs the embedded database some tenths of a second for each draft; resolves with its milliseconds. */
export async function askSlowly(url: string, secretKey: string, drafts: number): Promise<number> {
  const began = performance.now();
  const slugs = slowDrafts.slice(0, drafts).map(({ slug }) => slug);
  const query = `select=id&slug=in.(${slugs.join(",")})&content=match.${SLOW}`;
  const answer = await fetch(`${url}/rest/v1/blog_posts?${query}`, {
    headers: { apikey: secretKey },
  });
  await answer.text();
  if (!answer.ok) throw new Error(`The slow query was answered with ${answer.status}`);
  return performance.now() - began;
}
