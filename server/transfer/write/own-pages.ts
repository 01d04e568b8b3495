/** The fixed pages of this site. No redirect may hide them. */
const fixed = [
  "/o-nas",
  "/projekty",
  "/kontakt",
  "/kontakt/wyslano",
  "/polityka-prywatnosci",
  "/uslugi",
  ...["produkcja-wideo", "nagrania-dronem", "podcasty", "live-streaming", "marketing-content"].map(
    (name) => `/uslugi/${name}`,
  ),
  ...["social-media", "strony-internetowe", "grafika"].map((name) => `/uslugi/${name}`),
  "/blog",
  "/blog/tag",
  "/blog/rss.xml",
  "/szukaj",
  "/case-studies",
  "/wszystkie",
  "/lista",
  "/sitemap.xml",
  "/robots.txt",
  "/llms.txt",
];

export class OwnPages {
  #paths: ReadonlySet<string>;

  /** @param paths the paths of all posts and case studies */
  constructor(paths: Iterable<string>) {
    this.#paths = new Set([...fixed, ...paths]);
  }

  /** Whether a redirect from this address would hide a page of this site other than its own target. */
  hides(from: string, to: string): boolean {
    if (!from.endsWith("*")) return from !== to && this.#paths.has(from);
    const beginning = from.slice(0, -1);
    const whole = beginning.replace(/\/$/, "");
    if (whole !== to && this.#paths.has(whole)) return true;
    return fixed.some((page) => page !== to && `${page}/`.startsWith(beginning));
  }
}
