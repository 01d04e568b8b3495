/** The sources of all pages that links and the sitemap lead to, from the home page and these. */
export async function crawl(url: string, others: readonly string[]) {
  const pages: { path: string; status: number; source: string }[] = [];
  const paths = new Set(["/", ...others]);
  for (const path of paths) {
    const answer = await fetch(url + path);
    const source = await answer.text();
    pages.push({ path, status: answer.status, source });
    const found = source.matchAll(/<a [^>]*href="(\/[^"#?]*)|<loc>https?:\/\/[^/<]+(\/[^<]*)/g);
    for (const [, link, place] of found) paths.add(link ?? place ?? "/");
  }
  return pages;
}
