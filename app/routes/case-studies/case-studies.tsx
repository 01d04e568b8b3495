import { caseStudies } from "~/content/case-studies.ts";
import { listCaseStudies } from "~/data/case-studies.server.ts";
import { publicClient } from "~/data/client.server.ts";
import { load } from "~/data/loaded.server.ts";
import { loadInBrowser } from "~/data/loaded.ts";
import type { CaseStudySummary } from "~/data/types.ts";
import { pageMeta } from "~/head/seo.ts";
import { CaseStudyCard } from "~/site/case-study/case-study-card.tsx";
import { EmptyState } from "~/site/empty-state.tsx";
import { FailedList } from "~/site/failed-list.tsx";
import { ListHeader } from "~/site/list-header.tsx";
import { LoadedPage } from "~/site/loaded-page.tsx";
import { Container } from "~/ui/container.tsx";
import type { Route } from "./+types/case-studies";
import { CaseStudiesSkeleton, caseStudyGrid } from "./case-study-skeletons.tsx";

export function loader({ context }: Route.LoaderArgs) {
  return load("case-studies", () => listCaseStudies(publicClient(context)));
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return loadInBrowser<CaseStudySummary[]>(serverLoader);
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: caseStudies.title,
    description: caseStudies.description,
    path: "/case-studies",
    picture: "/images/case-aviation.webp",
    trail: [],
  });

export default function CaseStudies({ loaderData }: Route.ComponentProps) {
  return (
    <Container className="pb-section">
      <ListHeader title={caseStudies.title} lead={caseStudies.lead} />
      <LoadedPage page={loaderData.page} skeleton={<CaseStudiesSkeleton />}>
        {(page) =>
          page.state === "failed" ? (
            <FailedList
              failure={page}
              loading={caseStudies.loading}
              title={caseStudies.empty.title}
              {...caseStudies.failed}
            />
          ) : (
            <Studies studies={page.state === "ready" ? page.value : []} />
          )
        }
      </LoadedPage>
    </Container>
  );
}

function Studies({ studies }: { studies: CaseStudySummary[] }) {
  if (studies.length === 0) return <EmptyState {...caseStudies.empty} />;
  return (
    <div className={caseStudyGrid}>
      {studies.map((study, at) => (
        <CaseStudyCard key={study.id} study={study} priority={at === 0} />
      ))}
    </div>
  );
}
