import { blog } from "~/content/blog/blog.ts";
import { publicClient } from "~/data/client.server.ts";
import { load } from "~/data/loaded.server.ts";
import { loadInBrowser } from "~/data/loaded.ts";
import { postList } from "~/data/records/blog.server.ts";
import { firstPortion } from "~/data/records/portions.server.ts";
import type { Listed } from "~/data/records/portions.ts";
import type { BlogPostCard } from "~/data/types.ts";
import { feedLink, pageMeta } from "~/head/seo.ts";
import { ListPage } from "~/site/list-page.tsx";
import { BlogCard, CardSkeleton, postGridLook } from "~/site/post/blog-card.tsx";
import { BlogSearch } from "~/site/post/blog-search.tsx";
import { PostList } from "~/site/post/post-list.tsx";
import { cx } from "~/ui/cx.ts";
import type { Route } from "./+types/blog";

export function loader({ context }: Route.LoaderArgs) {
  return load("blog", () => firstPortion(postList(publicClient(context))));
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return loadInBrowser<Listed<BlogPostCard>>(serverLoader);
}

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, {
    title: blog.title,
    description: blog.description,
    path: "/blog",
    trail: [],
  }),
  feedLink("/blog/rss.xml", blog.title),
];

const belowLead = "mt-[clamp(4rem,8vw,8rem)]";

export default function Blog({ loaderData }: Route.ComponentProps) {
  return (
    <ListPage page={loaderData.page} words={blog} skeleton={<SixCards />}>
      {(posts, count) => {
        const [newest, ...others] = posts;
        return (
          <>
            <BlogSearch />
            {newest && <BlogCard post={newest} shape="lead" />}
            <PostList posts={others} first={posts} count={count} className={belowLead} />
          </>
        );
      }}
    </ListPage>
  );
}

function SixCards() {
  return (
    <>
      <BlogSearch />
      <CardSkeleton shape="lead" />
      <div className={cx(belowLead, postGridLook)}>
        {["a", "b", "c", "d", "e"].map((card) => (
          <CardSkeleton key={card} />
        ))}
      </div>
    </>
  );
}
