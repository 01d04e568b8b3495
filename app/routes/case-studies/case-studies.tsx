import { caseStudies } from "~/content/case-studies.ts";
import { publicClient } from "~/data/client.server.ts";
import { load } from "~/data/loaded.server.ts";
import { loadInBrowser } from "~/data/loaded.ts";
import { caseStudyList } from "~/data/records/case-studies.server.ts";
import { firstPortion } from "~/data/records/portions.server.ts";
import type { Listed } from "~/data/records/portions.ts";
import type { Card, CaseStudySummary } from "~/data/types.ts";
import { lazyBelowTheFold } from "~/first-load/lazy-below-the-fold.tsx";
import { feedLink, pageMeta } from "~/head/seo.ts";
import { CaseStudyGrid, CaseStudySkeletons } from "~/site/case-study/case-study-grid.tsx";
import { ListPage } from "~/site/list-page.tsx";
import type { Route } from "./+types/case-studies";

export function loader({ context }: Route.LoaderArgs) {
  return load("case-studies", () => firstPortion(caseStudyList(publicClient(context))));
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return loadInBrowser<Listed<Card<CaseStudySummary>>>(serverLoader);
}

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, {
    title: caseStudies.title,
    description: caseStudies.description,
    path: "/case-studies",
    trail: [],
  }),
  feedLink("/case-studies/rss.xml", caseStudies.title),
];

const MoreCaseStudies = lazyBelowTheFold(
  "wiecej",
  "",
  async () => (await import("~/site/case-study/more-case-studies.tsx")).MoreCaseStudies,
);

export default function CaseStudies({ loaderData }: Route.ComponentProps) {
  return (
    <ListPage
      page={loaderData.page}
      words={caseStudies}
      skeleton={<CaseStudySkeletons count={4} />}
    >
      {(studies, count) => (
        <>
          <CaseStudyGrid studies={studies} isFirst />
          {count > studies.length && <MoreCaseStudies first={studies} count={count} />}
        </>
      )}
    </ListPage>
  );
}
