import { portfolio as originalPortfolio, projectsPage as page } from "~/content/projects.ts";
import { pageMeta } from "~/head/seo.ts";
import { ClosingScene } from "~/site/closing-scene.tsx";
import { usePublished } from "~/site/use-published.ts";
import { sceneTimecode } from "~/text/timecode.ts";
import { PageHero } from "~/ui/page-hero.tsx";
import { Section } from "~/ui/section.tsx";
import type { Route } from "./+types/projects.ts";
import { ProjectEntry } from "./project-entry.tsx";

export function meta({ matches }: Route.MetaArgs) {
  const { portfolio = originalPortfolio } = matches[0].loaderData?.content ?? {};
  return pageMeta(matches, {
    ...page.meta,
    ...(portfolio.length !== 3 && { description: page.otherDescription }),
    path: "/projekty",
    trail: [],
  });
}

export default function Projects() {
  const { portfolio = originalPortfolio } = usePublished();
  return (
    <>
      <PageHero {...page.hero} title={portfolio.length === 3 ? page.hero.title : page.otherTitle} />
      {portfolio.length > 0 && (
        <Section title={page.listTitle} timecode={sceneTimecode(1)}>
          <div className="grid gap-24 lg:gap-36">
            {portfolio.map((entry, at) => (
              <ProjectEntry key={entry.id} entry={entry} mirrored={at % 2 === 1} />
            ))}
          </div>
        </Section>
      )}
      <ClosingScene {...page.callToAction} />
    </>
  );
}
