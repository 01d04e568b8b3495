import { useEffect } from "react";
import { blog, blogPost } from "~/content/blog/blog.ts";
import { caseStudies, caseStudy } from "~/content/case-studies.ts";
import { previewPage } from "~/content/preview.ts";
import { publicClient } from "~/data/client.server.ts";
import { load } from "~/data/loaded.server.ts";
import { findPreviewedRecord } from "~/data/preview.server.ts";
import { caseStudyView } from "~/data/records/case-study-view.ts";
import { postView } from "~/data/records/post-view.ts";
import { findWriter } from "~/data/writer.server.ts";
import { pageTitle } from "~/head/seo.ts";
import { CaseStudyArticle } from "~/site/case-study/case-study-article.tsx";
import { playFilms } from "~/site/motion/films.ts";
import { PostPage } from "~/site/post/post-page.tsx";
import { RecordPage, recordTitle } from "~/site/record-page.tsx";
import styles from "~/styles/case-study.css?url";
import { formatDate } from "~/text/dates/format-date.ts";
import { fill } from "~/text/fill.ts";
import { Container } from "~/ui/container.tsx";
import { Skeleton } from "~/ui/skeleton.tsx";
import type { Route } from "./+types/preview";

const home = {
  path: "/",
  get title() {
    return previewPage.title;
  },
};
const kinds = {
  post: {
    list: { path: "/blog", title: blog.title },
    next: blogPost.next,
    related: blogPost.related,
  },
  "case-study": {
    list: { path: "/case-studies", title: caseStudies.title },
    next: caseStudy.next,
    related: caseStudy.related,
  },
};

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export function loader({ context, params }: Route.LoaderArgs) {
  const client = publicClient(context);
  return load("preview", async () => {
    const found = await findPreviewedRecord(client, params.token);
    if (!found) return null;
    const { expiresAt, isPublic } = found;
    const view =
      found.kind === "post"
        ? {
            kind: found.kind,
            ...postView(found.post, client.images),
            next: found.next,
            writer: await findWriter(context, found.post.author),
          }
        : { kind: found.kind, ...caseStudyView(found.study, client.images) };
    const { next, related } = found;
    return { title: view.title, expiresAt, isPublic, next, ...(related && { related }), view };
  });
}

/** The address opens the preview, so nothing may carry it on. */
export function headers() {
  return { "Referrer-Policy": "no-referrer", "X-Robots-Tag": "noindex" };
}

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData ? recordTitle(loaderData.page, home, previewPage) : home.title;
  return [{ title: pageTitle(title) }, { name: "robots", content: "noindex" }];
}

export default function Preview({ loaderData, params }: Route.ComponentProps) {
  const { page } = loaderData;
  useEffect(() => playFilms(document), []);
  const { list, ...ends } =
    page.state === "ready" ? kinds[page.value.view.kind] : { list: home, next: "" };
  return (
    <>
      {page.state === "ready" && <Banner {...page.value} />}
      <main>
        <RecordPage
          page={page}
          slug={params.token}
          list={list}
          words={{ ...previewPage, ...ends }}
          skeleton={<Skeleton className="aspect-[16/9] w-full" />}
        >
          {({ view }) =>
            view.kind === "post" ? <PostPage post={view} /> : <CaseStudyArticle study={view} />
          }
        </RecordPage>
      </main>
    </>
  );
}

function Banner({ expiresAt, isPublic }: { expiresAt: string; isPublic: boolean }) {
  return (
    <header className="sticky top-0 z-40 border-accent border-b bg-bg">
      <Container className="flex flex-wrap items-baseline gap-x-6 gap-y-1 py-3">
        <p className="font-semibold">{isPublic ? previewPage.published : previewPage.banner}</p>
        <p className="label text-text-2">
          {fill(previewPage.until, { moment: formatDate(expiresAt) })}
        </p>
      </Container>
    </header>
  );
}
