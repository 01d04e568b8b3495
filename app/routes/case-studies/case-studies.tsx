import { caseStudies } from "~/content/case-studies.ts";
import { publicClient } from "~/data/client.server.ts";
import { load } from "~/data/loaded.server.ts";
import { loadInBrowser } from "~/data/loaded.ts";
import { listCaseStudies } from "~/data/records/case-studies.server.ts";
import type { CaseStudySummary } from "~/data/types.ts";
import { pageMeta } from "~/head/seo.ts";
import { CaseStudyCard } from "~/site/case-study/case-study-card.tsx";
import { ListPage } from "~/site/list-page.tsx";
import { Skeleton } from "~/ui/skeleton.tsx";
import type { Route } from "./+types/case-studies";

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
    trail: [],
  });

const grid =
  "grid grid-cols-1 gap-x-[clamp(1.5rem,4vw,5rem)] gap-y-16 md:grid-cols-2 md:gap-y-24 md:[&>:nth-child(even)]:mt-24 md:[&>:nth-child(even)]:-mb-24 md:pb-24 md:[&>:last-child:nth-child(odd)]:col-span-2 md:[&>:last-child:nth-child(odd):not(:first-child)]:mt-24 md:[&>:last-child:nth-child(odd)]:grid md:[&>:last-child:nth-child(odd)]:grid-cols-2 md:[&>:last-child:nth-child(odd)]:gap-x-[inherit] md:[&>:last-child:nth-child(odd)]:-mb-24";

export default function CaseStudies({ loaderData }: Route.ComponentProps) {
  return (
    <ListPage page={loaderData.page} words={caseStudies} skeleton={<FourCards />}>
      {(studies) => (
        <div className={grid}>
          {studies.map((study, at) => (
            <CaseStudyCard key={study.id} study={study} priority={at === 0} />
          ))}
        </div>
      )}
    </ListPage>
  );
}

function FourCards() {
  return (
    <div className={grid}>
      {["a", "b", "c", "d"].map((card) => (
        <div key={card} data-skeleton className="grid content-start gap-4">
          <Skeleton className="aspect-[3/2] w-full" />
          <Skeleton className="mt-2 h-9 w-4/5" />
          <Skeleton className="h-20 w-full" />
          <Skeleton className="h-5 w-full" />
          <Skeleton className="h-5 w-2/3" />
        </div>
      ))}
    </div>
  );
}
