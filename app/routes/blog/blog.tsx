import { blog } from "~/content/blog.ts";
import { listBlogPosts } from "~/data/blog.server.ts";
import { publicClient } from "~/data/client.server.ts";
import { load } from "~/data/loaded.server.ts";
import { loadInBrowser } from "~/data/loaded.ts";
import type { BlogPostSummary } from "~/data/types.ts";
import { pageMeta } from "~/head/seo.ts";
import { EmptyState } from "~/site/empty-state.tsx";
import { FailedList } from "~/site/failed-list.tsx";
import { ListHeader } from "~/site/list-header.tsx";
import { LoadedPage } from "~/site/loaded-page.tsx";
import { BlogCard } from "~/site/post/blog-card.tsx";
import { Container } from "~/ui/container.tsx";
import type { Route } from "./+types/blog";
import { BlogSkeleton, blogGrid } from "./blog-skeletons.tsx";
import { InStretches } from "./in-stretches.tsx";

export function loader({ context }: Route.LoaderArgs) {
  return load("blog", () => listBlogPosts(publicClient(context)));
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return loadInBrowser<BlogPostSummary[]>(serverLoader);
}

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, {
    title: blog.title,
    description: blog.description,
    path: "/blog",
    picture: "/images/blog-light.webp",
    trail: [],
  }),
  {
    tagName: "link",
    rel: "alternate",
    type: "application/rss+xml",
    title: blog.title,
    href: "/blog/rss.xml",
  },
];

export default function Blog({ loaderData }: Route.ComponentProps) {
  return (
    <Container className="pb-section">
      <ListHeader title={blog.title} lead={blog.lead} />
      <LoadedPage page={loaderData.page} skeleton={<BlogSkeleton />}>
        {(page) =>
          page.state === "failed" ? (
            <FailedList
              failure={page}
              loading={blog.loading}
              title={blog.empty.title}
              {...blog.failed}
            />
          ) : (
            <Posts posts={page.state === "ready" ? page.value : []} />
          )
        }
      </LoadedPage>
    </Container>
  );
}

function Posts({ posts: [newest, ...others] }: { posts: BlogPostSummary[] }) {
  if (!newest) return <EmptyState {...blog.empty} />;
  return (
    <>
      <BlogCard post={newest} shape="lead" />
      <div className={blogGrid}>
        <InStretches items={others}>
          {(post, at) => (
            <BlogCard
              key={post.id}
              post={post}
              shape={isAlone(at, others.length) ? "wide" : "card"}
            />
          )}
        </InStretches>
      </div>
    </>
  );
}

function isAlone(at: number, count: number): boolean {
  return at === count - 1 && at % 3 === 0;
}
