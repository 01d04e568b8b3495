import { morePosts } from "~/content/blog/long-lists.ts";
import type { BlogPostCard } from "~/data/types.ts";
import { type Memory, type MoreProps, MoreRows } from "~/site/more-rows.tsx";
import { cx } from "~/ui/cx.ts";
import { CardSkeleton, PostGrid, postGridLook } from "./blog-card.tsx";

const memory: Memory<BlogPostCard> = new Map();
const gap = "mt-14 xl:mt-20";

export function MorePosts(props: MoreProps<BlogPostCard>) {
  return (
    <MoreRows
      {...props}
      memory={memory}
      words={morePosts}
      cards={(posts) => <PostGrid posts={posts} className={gap} />}
      skeletons={(count) => (
        <div className={cx(gap, postGridLook)}>
          {Array.from({ length: count }, (_, at) => (
            <CardSkeleton key={at} />
          ))}
        </div>
      )}
    />
  );
}
