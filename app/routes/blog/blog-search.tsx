import { useLocation } from "react-router";
import { blog } from "~/content/blog/blog.ts";
import { blogSearch } from "~/content/blog/blog-search.ts";
import { publicClient } from "~/data/client.server.ts";
import { load } from "~/data/loaded.server.ts";
import { searchPosts } from "~/data/records/blog.server.ts";
import { pageMeta } from "~/head/seo.ts";
import { ListPage } from "~/site/list-page.tsx";
import { PostGrid } from "~/site/post/blog-card.tsx";
import { BlogSearch } from "~/site/post/blog-search.tsx";
import type { Route } from "./+types/blog-search";

/** The only public page that reads its query: the server keeps no copy of it. */
export function loader({ context, url }: Route.LoaderArgs) {
  const query = queryOf(url.search);
  return load("blog-search", async () =>
    query ? searchPosts(publicClient(context), query) : { rows: [], count: 0, isNearest: false },
  );
}

function queryOf(search: string): string {
  const query = new URLSearchParams(search).get("q") ?? "";
  // The database refuses a text with a zero character.
  return (
    query
      .replace(/\p{Cc}/gu, " ")
      .trim()
      .slice(0, 100)
      // Not within a character that takes two places, as emoji do.
      .replace(/\p{Surrogate}$/u, "")
  );
}

/** The title is what a screen reader says first of a page that is loaded as a whole. */
export const meta: Route.MetaFunction = ({ location, matches, loaderData }) => {
  const query = queryOf(location.search);
  const page = loaderData?.page;
  const isEmpty = page?.state === "ready" && page.value.rows.length === 0;
  const title = query && isEmpty ? blogSearch.nothing.title : blogSearch.title;
  return pageMeta(matches, {
    title: query ? `${title}: ${query}` : title,
    description: blogSearch.description,
    path: "/szukaj",
    hidden: true,
  });
};

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const query = queryOf(useLocation().search);
  const { nothing, start, found, nearest, ...words } = blogSearch;
  const { page } = loaderData;
  const isNearest = page.state === "ready" && page.value.isNearest;
  const empty = query ? { ...nothing, role: "status" as const } : start;
  return (
    <ListPage
      page={page}
      words={{ ...words, empty, callToAction: blog.callToAction }}
      above={<BlogSearch query={query} />}
      skeleton={null}
    >
      {(posts) => (
        <>
          <p role="status" className="mb-10 text-text-2">
            {`${isNearest ? nearest : found} „${query}”: ${posts.length}`}
          </p>
          <PostGrid posts={posts} />
        </>
      )}
    </ListPage>
  );
}
