import { href } from "react-router";
import { blog, blogPost } from "~/content/blog/blog.ts";
import { publicClient } from "~/data/client.server.ts";
import { load } from "~/data/loaded.server.ts";
import { loadInBrowser } from "~/data/loaded.ts";
import { findBlogPost } from "~/data/records/blog.server.ts";
import { postView } from "~/data/records/post-view.ts";
import { rememberedMarkdown } from "~/data/records/remembered-markdown.server.ts";
import { presentSlug } from "~/data/redirects.server.ts";
import { findWriter } from "~/data/writer.server.ts";
import { blogPosting } from "~/head/json-ld.ts";
import { postHead } from "~/head/record-head.ts";
import { pageMeta } from "~/head/seo.ts";
import { PostSkeleton } from "~/site/post/post-article.tsx";
import { PostPage, type PostWithNext } from "~/site/post/post-page.tsx";
import { RecordPage, recordTitle } from "~/site/record-page.tsx";
import type { Route } from "./+types/blog-post";

const list = {
  path: "/blog",
  get title() {
    return blog.title;
  },
};

export function loader({ context, params, url }: Route.LoaderArgs) {
  const client = publicClient(context);
  return load<PostWithNext>(
    "blog-post",
    async () => {
      const found = await findBlogPost(client, params.slug);
      if (!found) return null;
      const { post, next, ...after } = found;
      const view = postView(post, client.images, rememberedMarkdown(client.images));
      const writer = await findWriter(context, view.author);
      return { ...view, next, writer, ...after };
    },
    async () => {
      const slug = await presentSlug(client, "blog_posts", params.slug);
      return slug === null ? null : href("/blog/:slug", { slug }) + url.search;
    },
  );
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return loadInBrowser<PostWithNext>(serverLoader);
}

export const meta: Route.MetaFunction = ({ loaderData, matches, params }) => {
  const page = loaderData?.page;
  // In client navigation the post may still be on its way: RecordPage sets the title when it is there.
  if (!page || page instanceof Promise) return [];
  if (page.state !== "ready") {
    return pageMeta(matches, {
      title: recordTitle(page, list, blogPost),
      description: blog.description,
      path: href("/blog/:slug", params),
      hidden: true,
    });
  }
  const { author, publishedAt, updatedAt, sharePicture } = page.value;
  const head = postHead(page.value);
  const facts = { ...head, author, publishedAt, updatedAt, picture: sharePicture ?? undefined };
  return pageMeta(matches, {
    ...head,
    cardVersion: updatedAt,
    article: facts,
    trail: [{ name: blog.title, path: "/blog" }],
    jsonLd: import.meta.env.SSR && ((absolute) => [blogPosting(absolute, facts)]),
  });
};

export default function BlogPost({ loaderData, params }: Route.ComponentProps) {
  return (
    <RecordPage
      page={loaderData.page}
      slug={params.slug}
      list={list}
      words={blogPost}
      skeleton={<PostSkeleton />}
    >
      {(post) => <PostPage post={post} />}
    </RecordPage>
  );
}
