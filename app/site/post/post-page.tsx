import { blogPost } from "~/content/blog/blog.ts";
import type { PostView } from "~/data/records/post-view.ts";
import type { BlogPostSummary, RelatedRecord } from "~/data/types.ts";
import type { Writer } from "~/data/writer.server.ts";
import { ClosingCall } from "~/site/closing-call.tsx";
import { Author } from "./author.tsx";
import { PostArticle } from "./post-article.tsx";

export type PostWithNext = PostView & {
  next: BlogPostSummary | null;
  writer: Writer | null;
  related?: RelatedRecord[];
};

export function PostPage({ post }: { post: PostWithNext }) {
  const { text, ...call } = blogPost.callToAction;
  return (
    <>
      <PostArticle post={post} />
      {post.writer && <Author {...post.writer} />}
      <ClosingCall look="plain" {...call} text={`${post.author} ${text}`} />
    </>
  );
}
