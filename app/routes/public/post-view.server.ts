import { findBlogPost } from "~/data/blog.server.ts";
import type { PublicClient } from "~/data/client.server.ts";
import { type PostView, postView } from "~/data/post-view.ts";
import { rememberedMarkdown } from "~/data/remembered-markdown.server.ts";

export type { PostView };

export async function readPost(client: PublicClient, param: string): Promise<PostView | null> {
  const post = await findBlogPost(client, param);
  return post && postView(post, client.images, rememberedMarkdown(client.images));
}
