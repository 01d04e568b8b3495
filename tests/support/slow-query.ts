/** A filter that costs the demo content's database a tenth of a second or two, and finds nothing. */
const SLOW = encodeURIComponent("(.*)(.*)(.*)(.*)\\1\\2\\3zz$");

/** A query that keeps the embedded database busy for about so many tenths of a second; resolves with its time. */
export async function askSlowly(url: string, secretKey: string, tenths: number): Promise<number> {
  const began = performance.now();
  const filters = Array.from({ length: tenths }, () => `content=not.match.${SLOW}`);
  const answer = await fetch(`${url}/rest/v1/blog_posts?select=id&id=lte.8&${filters.join("&")}`, {
    headers: { apikey: secretKey },
  });
  await answer.text();
  if (!answer.ok) throw new Error(`The slow query was answered with ${answer.status}`);
  return performance.now() - began;
}
