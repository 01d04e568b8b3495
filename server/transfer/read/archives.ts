import { blogSlug } from "../../../app/text/slug.ts";

/** A list of the old site. A `*` at the end includes its further pages and feeds. */
export type Archive = { from: string; leadsTo: { tag: string } | "list" | "feed" };

export function archivePath({ leadsTo }: Archive, tags: ReadonlySet<string>): string {
  if (leadsTo === "feed") return "/blog/rss.xml";
  const tag = leadsTo === "list" ? "" : blogSlug(leadsTo.tag);
  return tags.has(tag) ? `/blog/tag/${tag}` : "/blog";
}

/** As tagPages in app/data/records/relations.ts has it. */
const POSTS_OF_A_PAGE = 3;

export function tagsWithPage(posts: readonly (readonly string[])[]): Set<string> {
  const counts = new Map<string, number>();
  for (const tags of posts) {
    for (const tag of new Set(tags.map(blogSlug))) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  return new Set([...counts].flatMap(([tag, count]) => (count >= POSTS_OF_A_PAGE ? tag : [])));
}

/** `id` is the number of the term on the old site, if the export has it. */
export type Term = {
  kind: "category" | "tag";
  id: string;
  slug: string;
  name: string;
  parent: string;
};

/** The lists at WordPress's default addresses. */
export function wordPressArchives(
  terms: readonly Term[],
  days: Iterable<string>,
  authorIds: readonly string[],
): Archive[] {
  const parents = new Map(
    terms.filter(({ kind }) => kind === "category").map(({ slug, parent }) => [slug, parent]),
  );
  const pathOf = (slug: string, depth = 0): string => {
    const parent = parents.get(slug);
    return parent && depth < 10 ? `${pathOf(parent, depth + 1)}/${slug}` : slug;
  };
  return [
    ...terms.flatMap(({ kind, id, slug, name }): Archive[] => {
      const leadsTo = { tag: name };
      if (kind === "tag") {
        return [`/tag/${slug}/*`, `/?tag=${slug}`].map((from) => ({ from, leadsTo }));
      }
      const paths = new Set([`/category/${slug}/*`, `/category/${pathOf(slug)}/*`]);
      return [...paths, ...(id ? [`/?cat=${id}`] : [])].map((from) => ({ from, leadsTo }));
    }),
    ...daysOf(days),
    ...authorIds.map((id) => toList(`/?author=${id}`)),
    ...["/category/*", "/tag/*", "/author/*", "/page/*"].map(toList),
    // What of the files did not come along.
    toList("/wp-content/uploads/*"),
    ...["/feed/*", "/comments/feed/*", "/?feed=rss2"].map(toFeed),
  ];
}

export function ghostArchives(tags: ReadonlyMap<string, string>): Archive[] {
  return [
    ...[...tags].map(([slug, tag]): Archive => ({ from: `/tag/${slug}/*`, leadsTo: { tag } })),
    ...["/tag/*", "/author/*", "/page/*"].map(toList),
    ...["/content/images/*", "/content/media/*", "/content/files/*"].map(toList),
    ...["/rss/*", "/feed/*"].map(toFeed),
  ];
}

const toList = (from: string): Archive => ({ from, leadsTo: "list" });
const toFeed = (from: string): Archive => ({ from, leadsTo: "feed" });

/** The lists of a year, a month and a day. A post's address may lie below them and is not included. */
function daysOf(days: Iterable<string>): Archive[] {
  const paths = new Set<string>();
  for (const day of days) {
    const [year, month, date] = day.split("-");
    for (const parts of [[year], [year, month], [year, month, date]]) {
      paths.add(`/${parts.join("/")}`).add(`/?m=${parts.join("")}`);
    }
  }
  return [...paths].map(toList);
}
