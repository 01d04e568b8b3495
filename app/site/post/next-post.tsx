import { blogPost } from "~/content/blog.ts";
import type { BlogPostSummary } from "~/data/types.ts";
import { BlogCard } from "~/site/post/blog-card.tsx";
import { Container } from "~/ui/container.tsx";
import { Eyebrow } from "~/ui/rec-dot.tsx";

export function NextPost({ post }: { post: BlogPostSummary }) {
  return (
    <Container className="pb-section">
      <aside aria-labelledby="nastepny-wpis" className="border-line border-t pt-6">
        <Eyebrow as="h2" id="nastepny-wpis" className="mb-8 md:mb-10">
          {blogPost.next}
        </Eyebrow>
        <BlogCard post={post} heading="h3" shape="wide" />
      </aside>
    </Container>
  );
}
