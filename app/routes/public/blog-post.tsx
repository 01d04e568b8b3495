import { BackLink } from "~/components/site/back-link.tsx";
import { BlogPostSkeleton } from "~/components/site/blog-skeletons.tsx";
import { CallToContact } from "~/components/site/call-to-contact.tsx";
import { EmptyState } from "~/components/site/empty-state.tsx";
import { LoadedPage } from "~/components/site/loaded-page.tsx";
import { NextPost } from "~/components/site/next-post.tsx";
import { Notice } from "~/components/site/notice.tsx";
import { PostArticle } from "~/components/site/post-article.tsx";
import { ButtonLink } from "~/components/ui/button.tsx";
import { Container } from "~/components/ui/container.tsx";
import { blog, blogPost } from "~/content/blog.ts";
import { publicClient } from "~/data/client.server.ts";
import { presentSlug } from "~/data/redirects.server.ts";
import { blogPosting } from "~/lib/json-ld.ts";
import { load } from "~/lib/loaded.server.ts";
import { type Loaded, loadInBrowser } from "~/lib/loaded.ts";
import { postPath } from "~/lib/row-paths.ts";
import { pageMeta } from "~/lib/seo.ts";
import type { Route } from "./+types/blog-post";
import { type PostPage, readPost } from "./post-view.server.ts";

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
      <CallToContact {...blogPost.callToAction} />
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
