import { data } from "react-router";
import { ClosingCall } from "~/components/site/closing-call.tsx";
import { ProjectEntry } from "~/components/site/project-entry.tsx";
import { PageHero } from "~/components/ui/page-hero.tsx";
import { Section } from "~/components/ui/section.tsx";
import { projectsPage as page, portfolio } from "~/content/projects.ts";
import { publicClient } from "~/data/client.server.ts";
import { portfolioOf } from "~/data/portfolio.server.ts";
import { pageMeta } from "~/lib/seo.ts";
import { sceneTimecode } from "~/lib/timecode.ts";
import type { Route } from "./+types/projects.ts";

/** Where the entries' case studies are today; an entry without one has no button. */
export async function loader({ context }: Route.LoaderArgs) {
  const ids = portfolio.map(({ caseStudyId }) => caseStudyId);
  const rows = await portfolioOf(publicClient(context), ids);
  const slugs: Record<number, string> = Object.fromEntries(
    (rows ?? []).map(({ id, slug }) => [id, slug]),
  );
  return data({ slugs }, { headers: rows ? undefined : { "Cache-Control": "no-store" } });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    ...page.meta,
    path: "/projekty",
    picture: "/images/case-aviation.webp",
    trail: [],
  });
}

export default function Projects({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHero {...page.hero} picture="case-drone-city" />
      <Section title={page.listTitle} timecode={sceneTimecode(1)}>
        <div className="grid gap-24 lg:gap-36">
          {portfolio.map((entry, at) => (
            <ProjectEntry
              key={entry.id}
              entry={entry}
              mirrored={at % 2 === 1}
              slug={loaderData.slugs[entry.caseStudyId]}
            />
          ))}
        </div>
      </Section>
      <ClosingCall {...page.callToAction} />
    </>
  );
}
