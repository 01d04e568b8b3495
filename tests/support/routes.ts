/** The addresses of rows. */
export const pathsOf = (list: string, rows: readonly { slug: string }[]) =>
  rows.map(({ slug }) => `${list}/${slug}`);

/** The fixed addresses of the public site; those of posts and case studies come from the database. */
export const publicRoutes = [
  "/",
  "/o-nas",
  "/uslugi",
  "/uslugi/produkcja-wideo",
  "/uslugi/nagrania-dronem",
  "/uslugi/podcasty",
  "/uslugi/live-streaming",
  "/uslugi/marketing-content",
  "/uslugi/social-media",
  "/uslugi/strony-internetowe",
  "/uslugi/grafika",
  "/projekty",
  "/kontakt",
  "/blog",
  "/case-studies",
  "/polityka-prywatnosci",
];
