import { href } from "react-router";
import { posts } from "~/content/admin/records.ts";
import type { AdminClient } from "~/panel/data/client.ts";
import { linkWarnings } from "~/panel/writing/links/link-checks.ts";
import type { PostForm } from "./post-form.ts";

export async function postWarnings({ slug, content, blocks }: PostForm, client: AdminClient) {
  const isEmpty = [content, ...blocks.map((block) => block.content)].every((it) => !it.trim());
  const texts = blocks.filter(({ type }) => type === "text").map((block) => block.content);
  const broken = await linkWarnings([content, ...texts], href("/blog/:slug", { slug }), client);
  return isEmpty ? [posts.emptyPost, ...broken] : broken;
}
