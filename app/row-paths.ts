/** Where a post stands: rows older than today's constraints may have any slug. */
export function postPath(slug: string): string {
  return `/blog/${encodeURIComponent(slug)}`;
}

export function caseStudyPath(slug: string): string {
  return `/case-studies/${encodeURIComponent(slug)}`;
}
