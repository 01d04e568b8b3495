import { sampleClients } from "~/content/agency/clients.ts";
import { team as originalTeam } from "~/content/agency/team.ts";
import { home } from "~/content/home.ts";
import { portfolio as originalPortfolio } from "~/content/projects.ts";
import type { HomeContent } from "~/data/page-content.server.ts";
import type { BlogPostCard, CaseStudyCard } from "~/data/types.ts";
import { ClosingScene } from "~/site/closing-scene.tsx";
import { Questions } from "~/site/questions.tsx";
import { usePublished } from "~/site/use-published.ts";
import { Blog } from "./blog.tsx";
import { CaseStudies } from "./case-studies.tsx";
import { Clients } from "./clients.tsx";
import { Contact } from "./contact.tsx";
import { LightScene } from "./light/light-scene.tsx";
import { Projects } from "./projects.tsx";
import { Services } from "./services.tsx";
import { Team } from "./team.tsx";

type Props = HomeContent & {
  posts: readonly BlogPostCard[];
  caseStudies: readonly CaseStudyCard[];
};

/** Everything after the intro, in a chunk of its own that is loaded after the first screen's. */
export function BelowTheFold({ posts, caseStudies, questions, clients }: Props) {
  const { team = originalTeam, portfolio = originalPortfolio } = usePublished();
  return (
    <>
      <LightScene />
      <Services />
      {portfolio.length > 0 && <Projects />}
      {caseStudies.length > 0 && <CaseStudies rows={caseStudies} />}
      {posts.length > 0 && <Blog rows={posts} />}
      {team.length > 0 && <Team />}
      {(clients ?? sampleClients).length > 0 && <Clients clients={clients} />}
      <Questions
        title={home.faq.title}
        items={questions ?? home.faq.items}
        timecode="00:08:15:14"
      />
      <ClosingScene look="wide" {...home.cta} />
      <Contact />
    </>
  );
}
