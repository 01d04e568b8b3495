import type { PublicClient } from "./client.server.ts";
import { idOf, isSlugLike } from "./lookup.ts";
import { allRows } from "./pages.ts";
import { blogPost, blogPostSummary } from "./reshape.ts";
import type { BlogPost, BlogPostSummary } from "./types.ts";

const summaryColumns =
  "id, slug, title, author, content_start, image_url, published_at, created_at, updated_at";
const columns = `${summaryColumns}, content, content_blocks, sources` as const;

/** Published posts, newest first; throws when the backend does not answer. */
export async function listBlogPosts(
  { db, images }: PublicClient,
  { limit }: { limit?: number } = {},
): Promise<BlogPostSummary[]> {
  // Reshaped page by page, so that other visitors are answered in between.
  return allRows(async (from, to) => {
    const { data, error } = await db
      .from("blog_posts")
      .select(summaryColumns)
      .order("published_at", { ascending: false })
      .order("id", { ascending: false })
      .range(from, to);
    return { data: data?.map((row) => blogPostSummary(row, images)) ?? null, error };
  }, limit);
}

/** The post that an address names, by slug, then by id; null when there is none. */
export async function findBlogPost(client: PublicClient, param: string): Promise<BlogPost | null> {
  if (!isSlugLike(param)) return null;
  const id = idOf(param);
  const row = (await bySlug(client, param)) ?? (id === null ? null : await byId(client, id));
  return row && blogPost(row, client.images);
}

async function bySlug({ db }: PublicClient, slug: string) {
  const { data } = await db
    .from("blog_posts")
    .select(columns)
    .eq("slug", slug)
    .maybeSingle()
    .throwOnError();
  return data;
}

async function byId({ db }: PublicClient, id: number) {
  const { data } = await db
    .from("blog_posts")
    .select(columns)
    .eq("id", id)
    .maybeSingle()
    .throwOnError();
  return data;
}
