import { Link } from "react-router";
import { offered } from "~/content/agency/offered.ts";
import { servicesOverview as page } from "~/content/services-overview.ts";
import { professionalService } from "~/head/json-ld.ts";
import { pageMeta } from "~/head/seo.ts";
import { ClosingScene } from "~/site/closing-scene.tsx";
import { sceneTimecode } from "~/text/timecode.ts";
import { PageHero } from "~/ui/page-hero.tsx";
import { Section } from "~/ui/section.tsx";
import type { Route } from "./+types/services.ts";
import { ServiceCards } from "./service-cards.tsx";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    ...page.meta,
    path: "/uslugi",
    trail: [],
    jsonLd:
      import.meta.env.SSR && ((absolute, published) => [professionalService(absolute, published)]),
  });
}

export default function Services() {
  return (
    <>
      <PageHero {...page.hero} isLong={page.hero.title.split(/\s/).length > 4} />
      <Section title={page.cards.title} lead={page.cards.lead} timecode={sceneTimecode(1)}>
        <ServiceCards />
        {offered.services.some(({ path }) => path === page.alsoDesign.to) && (
          <p className="mt-16 border-line border-t pt-6 text-lead text-text-2 lg:mt-24">
            {page.alsoDesign.text}{" "}
            <Link to={page.alsoDesign.to} className="link-strong text-text">
              {page.alsoDesign.link}
            </Link>
          </p>
        )}
      </Section>
      {page.benefits.items.length > 0 && (
        <Section title={page.benefits.title} timecode={sceneTimecode(2)} tone="surface">
          <ol className="grid gap-x-10 gap-y-12 md:grid-cols-2 xl:grid-cols-3 xl:gap-y-16">
            {page.benefits.items.map(({ title, text }, at) => (
              <li key={at} className="border-edge border-t pt-5">
                <h3 className="text-h3">{title}</h3>
                <p className="mt-3 max-w-[44ch] text-text-2">{text}</p>
              </li>
            ))}
          </ol>
        </Section>
      )}
      <ClosingScene {...page.callToAction} picture={{ name: page.hero.picture, alt: "" }} />
    </>
  );
}
