/**
 * What a public site tells search engines while something is still to be done before it starts. „Pokaż stronę
 * wyszukiwarkom” writes "index" in its place, as any other text.
 */
export const launch = { robots: "noindex" };
