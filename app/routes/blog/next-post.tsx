import { blogPost } from "~/content/blog.ts";
import type { BlogPostSummary } from "~/data/types.ts";
import { BlogCard } from "~/site/post/blog-card.tsx";
import { Container } from "~/ui/container.tsx";

/** Below a post: the one that follows it in the list. */
export function NextPost({ post }: { post: BlogPostSummary }) {
  return (
    <Container className="pb-section">
      <aside aria-labelledby="nastepny-wpis" className="border-line border-t pt-6">
        <h2
          id="nastepny-wpis"
          className="label label-caps mb-8 flex items-center gap-3 font-[450]! text-text-2 md:mb-10"
        >
          <span aria-hidden className="size-2 rounded-full bg-accent" />
          {blogPost.next}
        </h2>
        <BlogCard post={post} heading="h3" shape="wide" />
      </aside>
    </Container>
  );
}
