import { newestFirst } from "~/data/all-rows.ts";
import type { PublicClient } from "~/data/client.server.ts";
import type { BlogPost, BlogPostCard, BlogPostSummary, RelatedRecord } from "~/data/types.ts";
import { withoutInvisible } from "~/text/invisible.ts";
import { nearestSearches } from "~/text/word-stems.ts";
import { columns, type PostRow } from "./columns.ts";
import { findRow } from "./lookup.ts";
import { nextRow } from "./next-row.server.ts";
import type { RowList } from "./portions.server.ts";
import { relatedPosts } from "./related.server.ts";
import { inOrder, tagPages } from "./relations.ts";
import { rememberedExcerpt } from "./remembered-excerpt.server.ts";
import { blogPost, blogPostSummary, cardOf, rowAddress, rowLine } from "./reshape.ts";

/** More posts with other forms of the words that somebody searches for would be less near. */
const MOST_NEAREST = 6;

type AfterPost = { next: BlogPostSummary | null; related?: RelatedRecord[] };

/** Published posts, newest first; throws when the backend does not answer. */
export function postList({ db, images, describe }: PublicClient): RowList<BlogPostSummary> {
  return {
    read: async (from, size) => {
      const select = () => db.from("blog_posts").select(columns.postSummary);
      const rows = await newestFirst(select, size, from);
      await describe(rows.map(({ image_url }) => image_url));
      return rows.map((row) => blogPostSummary(row, images, rememberedExcerpt));
    },
    count: async () => {
      const counted = db.from("blog_posts").select("id", { count: "exact", head: true });
      return (await counted.throwOnError()).count ?? 0;
    },
    lines: async () => {
      const rows = await newestFirst(() => db.from("blog_posts").select(columns.line));
      return rows.map(rowLine);
    },
  };
}

/** The newest posts with their texts. */
export async function wholePosts({ db, images, measure }: PublicClient, most: number) {
  const rows = await newestFirst(() => db.from("blog_posts").select(columns.post), most);
  await measure(rows);
  return rows.map((row) => blogPost(row, images));
}

/** The post that an address names, by slug, then by id, and the one after it; null when there is none. */
export async function findBlogPost(
  client: PublicClient,
  param: string,
): Promise<({ post: BlogPost } & AfterPost) | null> {
  const row = await findRow(param, (column, value) =>
    client.db
      .from("blog_posts")
      .select(columns.post)
      .eq(column, value)
      .maybeSingle()
      .throwOnError(),
  );
  return row && postWithNext(client, row);
}

export async function postWithNext(
  client: PublicClient,
  row: PostRow,
): Promise<{ post: BlogPost } & AfterPost> {
  const [next] = await Promise.all([
    nextRow(client, row, () => client.db.from("blog_posts").select(columns.postSummary)),
    client.measure(row),
  ]);
  const { tags, services, ...after } = await relatedPosts(client, row, next?.id);
  return {
    post: { ...blogPost(row, client.images), ...(tags && { tags }), ...(services && { services }) },
    next: next && blogPostSummary(next, client.images),
    ...after,
  };
}

/** The posts of a tag that has a page, newest first; null when it has none. */
export async function findTag(
  { db, images, describe }: PublicClient,
  slug: string,
): Promise<(RowList<BlogPostSummary> & { name: string }) | null> {
  const page = tagPages(await newestFirst(() => tagged(db, columns.tags))).get(slug);
  if (!page) return null;
  return {
    name: page.name,
    read: async (from, size) => {
      const ids = page.rows.slice(from, from + size).map(({ id }) => id);
      const { data } = await db
        .from("blog_posts")
        .select(columns.postSummary)
        .in("id", ids)
        .throwOnError();
      await describe(data.map(({ image_url }) => image_url));
      return inOrder(ids, data).map((row) => blogPostSummary(row, images));
    },
    count: async () => page.rows.length,
    lines: async () => {
      const rows = await newestFirst(() => tagged(db, columns.taggedLine));
      return (tagPages(rows).get(slug)?.rows ?? []).map(rowLine);
    },
  };
}

function tagged<const Columns extends string>(db: PublicClient["db"], names: Columns) {
  return db.from("blog_posts").select(names).not("tags", "is", null);
}

export async function listTags({
  db,
}: PublicClient): Promise<{ slug: string; updatedAt: string }[]> {
  const rows = await newestFirst(() => tagged(db, columns.taggedAddress));
  return [...tagPages(rows)].map(([slug, page]) => {
    const changes = page.rows.map((row) => rowAddress(row).updatedAt).sort();
    return { slug, updatedAt: changes.at(-1) ?? "" };
  });
}

/** Published posts with all the words of a search, the best first; else those with other forms of them. */
export async function searchPosts(
  client: PublicClient,
  query: string,
): Promise<{ rows: BlogPostCard[]; count: number; isNearest: boolean }> {
  const typed = withoutInvisible(query);
  for (const search of [typed, ...nearestSearches(typed)]) {
    const isNearest = search !== typed;
    const rows = await postsWith(client, search, isNearest ? MOST_NEAREST : undefined);
    if (rows.length > 0) return { rows, count: rows.length, isNearest };
  }
  return { rows: [], count: 0, isNearest: false };
}

async function postsWith(
  { db, images, describe }: PublicClient,
  query: string,
  most?: number,
): Promise<BlogPostCard[]> {
  const { data: found } = await db.rpc("search_posts", { query }).throwOnError();
  if (found.length === 0) return [];
  const ids = found.slice(0, most).map(({ id }) => id);
  const { data: rows } = await db
    .from("blog_posts")
    .select(columns.postSummary)
    .in("id", ids)
    .throwOnError();
  await describe(rows.map(({ image_url }) => image_url));
  return inOrder(ids, rows).map((row) => cardOf(blogPostSummary(row, images)));
}
