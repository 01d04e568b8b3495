import { aboutPage as page } from "~/content/about.ts";
import { pageValues } from "~/data/page-content.server.ts";
import { professionalService } from "~/head/json-ld.ts";
import { pageMeta } from "~/head/seo.ts";
import { knownPicture } from "~/own-pictures.ts";
import type { PagePicture } from "~/picture-source.ts";
import { ClosingScene } from "~/site/closing-scene.tsx";
import { Quotes } from "~/site/quotes.tsx";
import { sceneTimecode } from "~/text/timecode.ts";
import { LazyImage } from "~/ui/lazy-image.tsx";
import { PageHero } from "~/ui/page-hero.tsx";
import { Section } from "~/ui/section.tsx";
import styles from "../service/service.css?url";
import type { Route } from "./+types/about.ts";
import { TeamMembers } from "./team-members.tsx";

/** For the still. */
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export async function loader({ context }: Route.LoaderArgs) {
  // Reading them puts changed pictures in their places.
  await pageValues(context);
  return { still: knownPicture(page.still.name) };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    ...page.meta,
    path: "/o-nas",
    trail: [],
    jsonLd:
      import.meta.env.SSR && ((absolute, published) => [professionalService(absolute, published)]),
  });
}

export default function About({ loaderData }: Route.ComponentProps) {
  const hasQuotes = page.clients.quotes.length > 0;
  return (
    <>
      <PageHero {...page.hero} />
      {hasHistory() && <History />}
      <Still picture={loaderData.still} />
      {page.values.items.length > 0 && <Values />}
      {hasQuotes && <Quotes {...page.clients} timecode={sceneTimecode(3)} />}
      <TeamMembers timecode={sceneTimecode(hasQuotes ? 4 : 3)} />
      <ClosingScene {...page.callToAction} picture={{ name: page.hero.picture, alt: "" }} />
    </>
  );
}

function Still({ picture }: { picture: PagePicture }) {
  if (typeof picture === "string") return null;
  const { src, ...known } = picture;
  return <LazyImage src={src} alt={page.still.alt} {...known} sizes="100vw" className="still" />;
}

function hasHistory(): boolean {
  const { paragraphs, scenes } = page.history;
  return paragraphs.length + scenes.length > 0;
}

function History() {
  const { title, lead, paragraphs, scenes } = page.history;
  return (
    <Section title={title} lead={lead} timecode={sceneTimecode(1)}>
      <div className="grid gap-x-16 gap-y-14 lg:grid-cols-12">
        <div className="grid gap-6 text-lead lg:col-span-6">
          {paragraphs.map((paragraph, at) => (
            <p key={at} className="max-w-[58ch] text-text-2 first:text-text">
              {paragraph}
            </p>
          ))}
        </div>
        <ol className="lg:col-span-5 lg:col-start-8">
          {scenes.map(({ year, text }, at) => (
            <li
              key={at}
              className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-5 border-line border-t py-5 last:border-b"
            >
              <span className="font-display text-h3 leading-tight tracking-[-0.03em] tabular-nums">
                {year}
              </span>
              <span className="text-text-2">{text}</span>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}

function Values() {
  return (
    <Section title={page.values.title} timecode={sceneTimecode(2)} tone="surface">
      <ol className="grid md:grid-cols-2 xl:grid-cols-3">
        {page.values.items.map(({ title, text }, at) => (
          <li
            key={at}
            className="grid grid-cols-[4rem_minmax(0,1fr)] gap-x-5 border-line border-t py-8 md:block md:pr-10 md:pb-14"
          >
            <span
              aria-hidden
              className="font-display text-figure leading-[0.85] tracking-[-0.05em] tabular-nums"
            >
              {at + 1}
            </span>
            <div className="md:mt-8">
              <h3 className="text-h3">{title}</h3>
              <p className="mt-3 max-w-[42ch] text-text-2">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
