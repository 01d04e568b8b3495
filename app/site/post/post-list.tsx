import type { BlogPostCard } from "~/data/types.ts";
import { lazyBelowTheFold } from "~/first-load/lazy-below-the-fold.tsx";
import { PostGrid } from "./blog-card.tsx";

const MorePosts = lazyBelowTheFold(
  "wiecej",
  "",
  async () => (await import("./more-posts.tsx")).MorePosts,
);

/** In two columns and in three. */
const FULL_LINES = 6;

type Props = {
  posts: readonly BlogPostCard[];
  /** Of all posts of the list, which begins with `first`. */
  count?: number | undefined;
  first?: readonly BlogPostCard[];
  className?: string;
};

export function PostList({ posts, count = 0, first = posts, className }: Props) {
  if (count <= first.length) return <PostGrid posts={posts} className={className} />;
  const inLines = posts.length - (posts.length % FULL_LINES);
  return (
    <>
      <PostGrid posts={posts.slice(0, inLines)} className={className} />
      <MorePosts first={first} tail={posts.slice(inLines)} count={count} />
    </>
  );
}
