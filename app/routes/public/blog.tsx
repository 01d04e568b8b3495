import { BlogCard } from "~/components/site/blog-card.tsx";
import { blogGrid } from "~/components/site/blog-grid.ts";
import { BlogSkeleton } from "~/components/site/blog-skeletons.tsx";
import { EmptyState } from "~/components/site/empty-state.tsx";
import { FailedList } from "~/components/site/failed-list.tsx";
import { InStretches } from "~/components/site/in-stretches.tsx";
import { ListHeader } from "~/components/site/list-header.tsx";
import { LoadedPage } from "~/components/site/loaded-page.tsx";
import { Container } from "~/components/ui/container.tsx";
import { blog } from "~/content/blog.ts";
import { listBlogPosts } from "~/data/blog.server.ts";
import { publicClient } from "~/data/client.server.ts";
import type { BlogPostSummary } from "~/data/types.ts";
import { load } from "~/lib/loaded.server.ts";
import { loadInBrowser } from "~/lib/loaded.ts";
import { pageMeta } from "~/lib/seo.ts";
import type { Route } from "./+types/blog";

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

/** The last one, with no neighbour in its row of three. */
function isAlone(at: number, count: number): boolean {
  return at === count - 1 && at % 3 === 0;
}
