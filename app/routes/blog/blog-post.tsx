import { blog, blogPost } from "~/content/blog.ts";
import { publicClient } from "~/data/client.server.ts";
import { load } from "~/data/loaded.server.ts";
import { type Loaded, loadInBrowser } from "~/data/loaded.ts";
import { presentSlug } from "~/data/redirects.server.ts";
import { blogPosting } from "~/head/json-ld.ts";
import { pageMeta } from "~/head/seo.ts";
import { postPath } from "~/row-paths.ts";
import { BackLink } from "~/site/back-link.tsx";
import { ClosingCall } from "~/site/closing-call.tsx";
import { EmptyState } from "~/site/empty-state.tsx";
import { LoadedPage } from "~/site/loaded-page.tsx";
import { Notice } from "~/site/notice.tsx";
import { PostArticle } from "~/site/post/post-article.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { Container } from "~/ui/container.tsx";
import type { Route } from "./+types/blog-post";
import { BlogPostSkeleton } from "./blog-skeletons.tsx";
import { NextPost } from "./next-post.tsx";
import { type PostPage, readPost } from "./read-post.server.ts";

export function loader({ context, params, url }: Route.LoaderArgs) {
  const client = publicClient(context);
  return load(
    "blog-post",
    () => readPost(client, params.slug),
    async () => {
      const slug = await presentSlug(client, "blog_posts", params.slug);
      return slug === null ? null : postPath(slug) + url.search;
    },
  );
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return loadInBrowser<PostPage>(serverLoader);
}

export const meta: Route.MetaFunction = ({ loaderData, matches, params }) => {
  const page = loaderData?.page;
  // In client navigation the post is still on its way: LoadedPage sets the title when it is there.
  if (!page || page instanceof Promise) return [];
  if (page.state !== "ready") {
    return pageMeta(matches, {
      title: titleOf(page),
      description: blog.description,
      path: postPath(params.slug),
      hidden: true,
    });
  }
  const { title, excerpt, author, publishedAt, updatedAt, slug, sharePicture } = page.value;
  const path = postPath(slug);
  const picture = sharePicture ?? undefined;
  const facts = { title, author, publishedAt, updatedAt, path, picture };
  return pageMeta(matches, {
    title,
    description: excerpt || title,
    path,
    picture,
    article: facts,
    trail: [{ name: blog.title, path: "/blog" }],
    jsonLd: (absolute) => [blogPosting(absolute, { ...facts, description: excerpt || title })],
  });
};

function titleOf(page: Loaded<PostPage> | null): string {
  if (page?.state === "missing") return blogPost.missing.title;
  return page?.state === "ready" ? page.value.title : blog.title;
}

export default function BlogPost({ loaderData, params }: Route.ComponentProps) {
  return (
    <LoadedPage
      id={params.slug}
      page={loaderData.page}
      title={titleOf}
      skeleton={
        <Container className="pt-6 md:pt-10">
          <BackLink to="/blog">{blogPost.back}</BackLink>
          <BlogPostSkeleton />
        </Container>
      }
    >
      {(page) =>
        page.state === "ready" ? <WholePost post={page.value} /> : <NoPost page={page} />
      }
    </LoadedPage>
  );
}

function WholePost({ post }: { post: PostPage }) {
  return (
    <>
      <PostArticle post={post} />
      {post.next && <NextPost post={post.next} />}
      <ClosingCall look="plain" {...blogPost.callToAction} />
    </>
  );
}

function NoPost({ page }: { page: Loaded<PostPage> }) {
  return (
    <Container className="pt-10 pb-section md:pt-16">
      {page.state === "failed" ? (
        <>
          <BackLink to="/blog">{blogPost.back}</BackLink>
          <h1 className="sr-only">{blog.title}</h1>
          <Notice failure={page} loading={blogPost.loading} {...blogPost.failed} />
        </>
      ) : (
        <EmptyState heading="h1" {...blogPost.missing}>
          <ButtonLink to="/blog">{blogPost.back}</ButtonLink>
        </EmptyState>
      )}
    </Container>
  );
}
