import { Suspense } from "react";
import { blog } from "~/content/blog.ts";
import { publicClient } from "~/data/client.server.ts";
import { load } from "~/data/loaded.server.ts";
import { loadInBrowser } from "~/data/loaded.ts";
import { listBlogPosts } from "~/data/records/blog.server.ts";
import type { BlogPostSummary } from "~/data/types.ts";
import { lazyBelow } from "~/first-load/lazy-below.ts";
import { pageMeta } from "~/head/seo.ts";
import { ListPage } from "~/site/list-page.tsx";
import { BlogCard, PostGrid, postGridLook } from "~/site/post/blog-card.tsx";
import { cx } from "~/ui/cx.ts";
import { Skeleton } from "~/ui/skeleton.tsx";
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

// Its form works without a script, so that its code may come after the page.
const searchId = "szukaj-na-blogu";
const BlogSearch = lazyBelow(searchId, async () => {
  return (await import("~/site/post/blog-search.tsx")).BlogSearch;
});

const belowLead = "mt-[clamp(4rem,8vw,8rem)]";

export default function Blog({ loaderData }: Route.ComponentProps) {
  return (
    <ListPage page={loaderData.page} words={blog} skeleton={<SixCards />}>
      {([newest, ...others]) => (
        <>
          <Suspense fallback={<div className="mb-10 h-20" />}>
            <div id={searchId}>
              <BlogSearch />
            </div>
          </Suspense>
          {newest && <BlogCard post={newest} shape="lead" />}
          <PostGrid posts={others} className={belowLead} />
        </>
      )}
    </ListPage>
  );
}

/** In the places where the posts will stand. */
function SixCards() {
  return (
    <>
      <SkeletonCard lead />
      <div className={cx(belowLead, postGridLook)}>
        {["a", "b", "c", "d", "e"].map((card) => (
          <SkeletonCard key={card} />
        ))}
      </div>
    </>
  );
}

function SkeletonCard({ lead = false }: { lead?: boolean }) {
  return (
    <div data-skeleton className={cx("relative grid content-start gap-5", lead && "lg:block")}>
      <Skeleton
        className={cx("aspect-[3/2] w-full", lead && "lg:ml-auto lg:aspect-[16/10] lg:w-[54%]")}
      />
      <div className={cx("grid gap-3", lead && "lg:absolute lg:bottom-0 lg:w-[42%]")}>
        <Skeleton className="h-4 w-2/5" />
        <Skeleton className={lead ? "h-16" : "h-7"} />
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-4/5" />
      </div>
    </div>
  );
}
