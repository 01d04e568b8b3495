import { href } from "react-router";
import { blog } from "~/content/blog/blog.ts";
import { blogTag } from "~/content/blog/blog-tag.ts";
import { publicClient } from "~/data/client.server.ts";
import { load } from "~/data/loaded.server.ts";
import { loadInBrowser } from "~/data/loaded.ts";
import { findTag } from "~/data/records/blog.server.ts";
import { firstPortion } from "~/data/records/portions.server.ts";
import type { BlogPostCard } from "~/data/types.ts";
import { pageMeta } from "~/head/seo.ts";
import { BackLink } from "~/site/back-link.tsx";
import { ClosingCall } from "~/site/closing-call.tsx";
import { PostList } from "~/site/post/post-list.tsx";
import { RecordPage, recordTitle } from "~/site/record-page.tsx";
import { plainSlug } from "~/text/slug.ts";
import { Container } from "~/ui/container.tsx";
import { Eyebrow } from "~/ui/rec-dot.tsx";
import { Skeleton } from "~/ui/skeleton.tsx";
import type { Route } from "./+types/blog-tag";

type TagPage = {
  title: string;
  name: string;
  posts: BlogPostCard[];
  /** Of all posts, where these are the first. */
  count?: number;
};

const list = {
  path: "/blog",
  get title() {
    return blog.title;
  },
};

export function loader({ context, params }: Route.LoaderArgs) {
  const client = publicClient(context);
  return load<TagPage>(
    "blog-tag",
    async () => {
      const tag = await findTag(client, params.tag);
      if (!tag) return null;
      const listed = await firstPortion(tag);
      const { name } = tag;
      const title = blogTag.title.replace("{tag}", name);
      if (Array.isArray(listed)) return { title, name, posts: listed };
      return { title, name, posts: listed.rows, count: listed.count };
    },
    async () => {
      const tag = plainSlug(params.tag);
      const moved = tag !== params.tag && (await findTag(client, tag));
      return moved ? href("/blog/tag/:tag", { tag }) : null;
    },
  );
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return loadInBrowser<TagPage>(serverLoader);
}

export const meta: Route.MetaFunction = ({ loaderData, matches, params }) => {
  const page = loaderData?.page;
  if (!page || page instanceof Promise) return [];
  const isReady = page.state === "ready";
  return pageMeta(matches, {
    title: recordTitle(page, list, blogTag),
    description: isReady ? blogTag.description.replace("{tag}", page.value.name) : blog.description,
    path: href("/blog/tag/:tag", params),
    card: `/tag/${params.tag}`,
    ...(isReady ? { trail: [{ name: blog.title, path: list.path }] } : { hidden: true }),
  });
};

export default function BlogTag({ loaderData, params }: Route.ComponentProps) {
  return (
    <RecordPage
      page={loaderData.page}
      slug={params.tag}
      list={list}
      words={blogTag}
      skeleton={
        <Container>
          <Skeleton className="mt-10 aspect-[3/2] w-full" />
        </Container>
      }
    >
      {({ name, posts, count }) => (
        <>
          <Container className="pt-6 pb-section md:pt-10">
            <BackLink to={list.path}>{blogTag.back}</BackLink>
            <header className="mt-6 pb-[clamp(2.5rem,5vw,5rem)] md:mt-10">
              <Eyebrow className="mb-5">{blogTag.eyebrow}</Eyebrow>
              <h1 className="focus-in wrap-anywhere text-h1">{name}</h1>
            </header>
            <PostList posts={posts} count={count} />
          </Container>
          <ClosingCall look="plain" {...blog.callToAction} />
        </>
      )}
    </RecordPage>
  );
}
