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

/** The post that an address names, by slug, then by id, and the one after it; null when there is none. */
export async function findBlogPost(
  client: PublicClient,
  param: string,
): Promise<{ post: BlogPost; next: BlogPostSummary | null } | null> {
  if (!isSlugLike(param)) return null;
  const id = idOf(param);
  const row = (await bySlug(client, param)) ?? (id === null ? null : await byId(client, id));
  if (!row) return null;
  const [next] = await Promise.all([nextPost(client, row), client.measure(row)]);
  return { post: blogPost(row, client.images), next };
}

/** The next older post in the list's order; after the oldest comes the newest. */
async function nextPost(
  { db, images }: PublicClient,
  { id, published_at }: { id: number; published_at: string | null },
): Promise<BlogPostSummary | null> {
  const others = () =>
    db
      .from("blog_posts")
      .select(summaryColumns)
      .neq("id", id)
      .order("published_at", { ascending: false })
      .order("id", { ascending: false })
      .limit(1)
      .throwOnError();
  const older = `published_at.lt."${published_at}",and(published_at.eq."${published_at}",id.lt.${id})`;
  const { data } = await others().or(older);
  const [next] = data.length > 0 ? data : (await others()).data;
  return next ? blogPostSummary(next, images) : null;
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
