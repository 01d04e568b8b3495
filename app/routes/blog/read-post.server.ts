import { findBlogPost } from "~/data/blog.server.ts";
import type { PublicClient } from "~/data/client.server.ts";
import { type PostView, postView } from "~/data/post-view.ts";
import { rememberedMarkdown } from "~/data/remembered-markdown.server.ts";
import type { BlogPostSummary } from "~/data/types.ts";

export type PostPage = PostView & { next: BlogPostSummary | null };

export async function readPost(client: PublicClient, param: string): Promise<PostPage | null> {
  const found = await findBlogPost(client, param);
  if (!found) return null;
  const view = postView(found.post, client.images, rememberedMarkdown(client.images));
  return { ...view, next: found.next };
}
