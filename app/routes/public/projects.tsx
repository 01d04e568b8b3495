import { ClosingCall } from "~/components/site/closing-call.tsx";
import { ProjectEntry } from "~/components/site/project-entry.tsx";
import { PageHero } from "~/components/ui/page-hero.tsx";
import { Section } from "~/components/ui/section.tsx";
import { projectsPage as page, portfolio } from "~/content/projects.ts";
import { pageMeta } from "~/lib/seo.ts";
import { sceneTimecode } from "~/lib/timecode.ts";
import type { Route } from "./+types/projects.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    ...page.meta,
    path: "/projekty",
    picture: "/images/case-aviation.webp",
    trail: [],
  });
}

export default function Projects() {
  return (
    <>
      <PageHero {...page.hero} picture="case-drone-city" />
      <Section title={page.listTitle} timecode={sceneTimecode(1)}>
        <div className="grid gap-24 lg:gap-36">
          {portfolio.map((entry, at) => (
            <ProjectEntry key={entry.id} entry={entry} mirrored={at % 2 === 1} />
          ))}
        </div>
      </Section>
      <ClosingCall {...page.callToAction} />
    </>
  );
}
