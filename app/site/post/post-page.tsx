import { blogPost } from "~/content/blog.ts";
import type { PostView } from "~/data/post-view.ts";
import type { BlogPostSummary } from "~/data/types.ts";
import { ClosingCall } from "~/site/closing-call.tsx";
import { NextPost } from "./next-post.tsx";
import { PostArticle } from "./post-article.tsx";

/** A post as its page shows it, and the one to read next. */
export type PostWithNext = PostView & { next: BlogPostSummary | null };

export function PostPage({ post }: { post: PostWithNext }) {
  return (
    <>
      <PostArticle post={post} />
      {post.next && <NextPost post={post.next} />}
      <ClosingCall look="plain" {...blogPost.callToAction} />
    </>
  );
}
