import { newestFirst } from "~/data/all-rows.ts";
import type { PublicClient } from "~/data/client.server.ts";
import type { BlogPost, BlogPostSummary, RelatedRecord } from "~/data/types.ts";
import { withoutInvisible } from "~/text/invisible.ts";
import { columns, type PostRow } from "./columns.ts";
import { findRow } from "./lookup.ts";
import { nextRow } from "./next-row.server.ts";
import { relatedPosts } from "./related.server.ts";
import { inOrder, tagPages } from "./relations.ts";
import { blogPost, blogPostSummary, rowAddress } from "./reshape.ts";

type AfterPost = { next: BlogPostSummary | null; related?: RelatedRecord[] };

/** Published posts, newest first; throws when the backend does not answer. */
export async function listBlogPosts(
  { db, images, describe }: PublicClient,
  { limit }: { limit?: number } = {},
): Promise<BlogPostSummary[]> {
  const rows = await newestFirst(() => db.from("blog_posts").select(columns.postSummary), limit);
  await describe(rows.map(({ image_url }) => image_url));
  return rows.map((row) => blogPostSummary(row, images));
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
  const { tags, ...after } = await relatedPosts(client, row, next?.id);
  return {
    post: { ...blogPost(row, client.images), ...(tags && { tags }) },
    next: next && blogPostSummary(next, client.images),
    ...after,
  };
}

/** The posts of a tag that has a page, newest first; null when it has none. */
export async function findTag(
  { db, images, describe }: PublicClient,
  slug: string,
): Promise<{ name: string; posts: BlogPostSummary[] } | null> {
  const rows = await newestFirst(() => db.from("blog_posts").select(columns.taggedPost));
  const page = tagPages(rows).get(slug);
  if (!page) return null;
  await describe(page.rows.map(({ image_url }) => image_url));
  return { name: page.name, posts: page.rows.map((row) => blogPostSummary(row, images)) };
}

export async function listTags({
  db,
}: PublicClient): Promise<{ slug: string; updatedAt: string }[]> {
  const rows = await newestFirst(() => db.from("blog_posts").select(columns.taggedAddress));
  return [...tagPages(rows)].map(([slug, page]) => {
    const changes = page.rows.map((row) => rowAddress(row).updatedAt).sort();
    return { slug, updatedAt: changes.at(-1) ?? "" };
  });
}

/** Published posts with all the words of a search, the best first. */
export async function searchPosts(
  { db, images, describe }: PublicClient,
  query: string,
): Promise<BlogPostSummary[]> {
  const { data: found } = await db
    .rpc("search_posts", { query: withoutInvisible(query) })
    .throwOnError();
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const { data: rows } = await db
    .from("blog_posts")
    .select(columns.postSummary)
    .in("id", ids)
    .throwOnError();
  await describe(rows.map(({ image_url }) => image_url));
  return inOrder(ids, rows).map((row) => blogPostSummary(row, images));
}
