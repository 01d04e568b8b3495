import { allRows } from "./all-rows.ts";
import type { PublicClient } from "./client.server.ts";
import { columns, type PostRow } from "./columns.ts";
import { findRow } from "./lookup.ts";
import { nextRow } from "./next-row.server.ts";
import { blogPost, blogPostSummary } from "./reshape.ts";
import type { BlogPost, BlogPostSummary } from "./types.ts";

/** Published posts, newest first; throws when the backend does not answer. */
export async function listBlogPosts(
  { db, images, describe }: PublicClient,
  { limit }: { limit?: number } = {},
): Promise<BlogPostSummary[]> {
  const rows = await allRows(
    (from, to) =>
      db
        .from("blog_posts")
        .select(columns.postSummary)
        .order("published_at", { ascending: false })
        .order("id", { ascending: false })
        .range(from, to),
    limit,
  );
  await describe(rows.map(({ image_url }) => image_url));
  return rows.map((row) => blogPostSummary(row, images));
}

/** The post that an address names, by slug, then by id, and the one after it; null when there is none. */
export async function findBlogPost(
  client: PublicClient,
  param: string,
): Promise<{ post: BlogPost; next: BlogPostSummary | null } | null> {
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

/** The post of a row, and the one after it. */
export async function postWithNext(
  client: PublicClient,
  row: PostRow,
): Promise<{ post: BlogPost; next: BlogPostSummary | null }> {
  const [next] = await Promise.all([
    nextRow(client, row, () => client.db.from("blog_posts").select(columns.postSummary)),
    client.measure(row),
  ]);
  return {
    post: blogPost(row, client.images),
    next: next && blogPostSummary(next, client.images),
  };
}
