import { useEffect } from "react";
import { href, useNavigate } from "react-router";
import { caseStudies, caseStudy } from "~/content/case-studies.ts";
import { publicClient } from "~/data/client.server.ts";
import { load } from "~/data/loaded.server.ts";
import { loadInBrowser } from "~/data/loaded.ts";
import { findCaseStudy } from "~/data/records/case-studies.server.ts";
import { type CaseStudyView, caseStudyView } from "~/data/records/case-study-view.ts";
import { rememberedMarkdown } from "~/data/records/remembered-markdown.server.ts";
import { presentSlug } from "~/data/redirects.server.ts";
import type { CaseStudySummary, RelatedRecord } from "~/data/types.ts";
import { filmsOf } from "~/head/json-ld.ts";
import { caseStudyHead } from "~/head/record-head.ts";
import { pageMeta } from "~/head/seo.ts";
import { CaseStudyArticle, CaseStudySkeleton } from "~/site/case-study/case-study-article.tsx";
import { RecordPage, recordTitle } from "~/site/record-page.tsx";
import styles from "~/styles/case-study.css?url";
import { toastError } from "~/ui/toast.ts";
import type { Route } from "./+types/case-study";

type CaseStudyPage = CaseStudyView & { next: CaseStudySummary | null; related?: RelatedRecord[] };

const list = {
  path: "/case-studies",
  get title() {
    return caseStudies.title;
  },
};

// The article does not ask for them itself: React would show skeletons until they are there.
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export function loader({ context, params, url }: Route.LoaderArgs) {
  const client = publicClient(context);
  return load<CaseStudyPage>(
    "case-study",
    async () => {
      const found = await findCaseStudy(client, params.slug);
      if (!found) return null;
      const { study, ...after } = found;
      const view = caseStudyView(study, client.images, rememberedMarkdown(client.images));
      return { ...view, ...after };
    },
    async () => {
      const slug = await presentSlug(client, "case_studies", params.slug);
      return slug === null ? null : href("/case-studies/:slug", { slug }) + url.search;
    },
  );
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return loadInBrowser<CaseStudyPage>(serverLoader);
}

export const meta: Route.MetaFunction = ({ loaderData, matches, params }) => {
  const page = loaderData?.page;
  // In client navigation it may still be on its way: RecordPage sets the title when it is there.
  if (!page || page instanceof Promise) return [];
  if (page.state !== "ready") {
    return pageMeta(matches, {
      title: recordTitle(page, list, caseStudy),
      description: caseStudies.description,
      path: href("/case-studies/:slug", params),
      hidden: true,
    });
  }
  const head = caseStudyHead(page.value);
  return pageMeta(matches, {
    ...head,
    cardVersion: page.value.updatedAt,
    trail: [{ name: caseStudies.title, path: "/case-studies" }],
    jsonLd: import.meta.env.SSR && ((absolute) => filmsOf(absolute, { ...page.value, ...head })),
  });
};

export default function CaseStudy({ loaderData, params }: Route.ComponentProps) {
  return (
    <RecordPage
      page={loaderData.page}
      slug={params.slug}
      list={list}
      words={caseStudy}
      skeleton={<CaseStudySkeleton />}
      whenMissing={<ToTheList />}
    >
      {(study) => <CaseStudyArticle study={study} />}
    </RecordPage>
  );
}

/** Says by a toast that outlives this page what is missing; crawlers and readers without JavaScript stay here. */
function ToTheList() {
  const navigate = useNavigate();
  useEffect(() => {
    toastError(caseStudy.missing.toast);
    void navigate("/case-studies", { replace: true });
  }, [navigate]);
  return null;
}
