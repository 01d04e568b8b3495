import { useEffect } from "react";
import { useNavigate } from "react-router";
import { caseStudies, caseStudy } from "~/content/case-studies.ts";
import { publicClient } from "~/data/client.server.ts";
import { load } from "~/data/loaded.server.ts";
import { type Loaded, loadInBrowser } from "~/data/loaded.ts";
import { presentSlug } from "~/data/redirects.server.ts";
import { videoObject } from "~/head/json-ld.ts";
import { pageMeta } from "~/head/seo.ts";
import { caseStudyPath } from "~/row-paths.ts";
import { BackLink } from "~/site/back-link.tsx";
import { CaseStudyArticle } from "~/site/case-study/case-study-article.tsx";
import { EmptyState } from "~/site/empty-state.tsx";
import { LoadedPage } from "~/site/loaded-page.tsx";
import { Notice } from "~/site/notice.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { Container } from "~/ui/container.tsx";
import { toastError } from "~/ui/toast.ts";
import type { Route } from "./+types/case-study";
import { CaseStudySkeleton } from "./case-study-skeletons.tsx";
import { type CaseStudyView, readCaseStudy } from "./read-case-study.server.ts";

export function loader({ context, params, url }: Route.LoaderArgs) {
  const client = publicClient(context);
  return load(
    "case-study",
    () => readCaseStudy(client, params.slug),
    async () => {
      const slug = await presentSlug(client, "case_studies", params.slug);
      return slug === null ? null : caseStudyPath(slug) + url.search;
    },
  );
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return loadInBrowser<CaseStudyView>(serverLoader);
}

export const meta: Route.MetaFunction = ({ loaderData, matches, params }) => {
  const page = loaderData?.page;
  // In client navigation it is still on its way: LoadedPage sets the title when it is there.
  if (!page || page instanceof Promise) return [];
  if (page.state !== "ready") {
    return pageMeta(matches, {
      title: titleOf(page),
      description: caseStudies.description,
      path: caseStudyPath(params.slug),
      hidden: true,
    });
  }
  const { title, summary, slug, sharePicture, film, publishedAt } = page.value;
  const picture = sharePicture ?? undefined;
  return pageMeta(matches, {
    title,
    description: summary || title,
    path: caseStudyPath(slug),
    picture,
    trail: [{ name: caseStudies.title, path: "/case-studies" }],
    jsonLd: (absolute) =>
      film?.id
        ? [
            videoObject(absolute, {
              title,
              description: summary || title,
              picture: picture ?? "/images/hero-bg.jpg",
              publishedAt,
              url: film.href,
              embedUrl: `https://www.youtube-nocookie.com/embed/${film.id}`,
            }),
          ]
        : [],
  });
};

function titleOf(page: Loaded<CaseStudyView> | null): string {
  if (page?.state === "missing") return caseStudy.missing.title;
  return page?.state === "ready" ? page.value.title : caseStudies.title;
}

export default function CaseStudy({ loaderData, params }: Route.ComponentProps) {
  return (
    <LoadedPage
      id={params.slug}
      page={loaderData.page}
      title={titleOf}
      skeleton={
        <Container className="pt-6 md:pt-10">
          <BackLink to="/case-studies">{caseStudy.back}</BackLink>
          <CaseStudySkeleton />
        </Container>
      }
    >
      {(page) => {
        if (page.state === "ready") return <CaseStudyArticle study={page.value} />;
        return page.state === "missing" ? <NoCaseStudy /> : <Failed page={page} />;
      }}
    </LoadedPage>
  );
}

/** Said as a toast that outlives this page; crawlers and readers without JavaScript stay here. */
function NoCaseStudy() {
  const navigate = useNavigate();
  useEffect(() => {
    toastError(caseStudy.missing.toast);
    navigate("/case-studies", { replace: true });
  }, [navigate]);

  return (
    <Container className="pt-10 pb-section md:pt-16">
      <EmptyState heading="h1" title={caseStudy.missing.title} text={caseStudy.missing.text}>
        <ButtonLink to="/case-studies">{caseStudy.back}</ButtonLink>
      </EmptyState>
    </Container>
  );
}

function Failed({ page }: { page: Loaded<CaseStudyView> }) {
  return (
    <Container className="pt-6 pb-section md:pt-10">
      <BackLink to="/case-studies">{caseStudy.back}</BackLink>
      <h1 className="sr-only">{caseStudies.title}</h1>
      <Notice failure={page} loading={caseStudy.loading} {...caseStudy.failed} />
    </Container>
  );
}
