import { data } from "react-router";
import { statisticsOf } from "~/content/page-content/site-tags.ts";
import { privacyPage as page, policyFacts } from "~/content/privacy.ts";
import { longestRetention } from "~/content/retention.ts";
import { publicClient } from "~/data/client.server.ts";
import { pageValues } from "~/data/page-content.server.ts";
import { retentionMonths } from "~/data/retention.server.ts";
import { pageMeta } from "~/head/seo.ts";
import { knownPicture } from "~/own-pictures.ts";
import type { PagePicture } from "~/picture-source.ts";
import { usePublished } from "~/site/use-published.ts";
import { formatDay } from "~/text/dates/format-day.ts";
import { fill } from "~/text/fill.ts";
import { Container } from "~/ui/container.tsx";
import { LazyImage } from "~/ui/lazy-image.tsx";
import { Unbroken } from "~/ui/unbroken.tsx";
import type { Route } from "./+types/privacy.ts";
import { keptFor } from "./kept-for.ts";

/** Without an answer the page says how long messages are kept at most, and is not kept itself. */
export async function loader({ context }: Route.LoaderArgs) {
  const months = await retentionMonths(publicClient(context));
  const headers = months === null ? { "Cache-Control": "no-store" } : undefined;
  // Reading the facts puts changed pictures in their places, too.
  const tools = statisticsOf((await pageValues(context)).facts.tags).join(", ");
  const pictures = Object.fromEntries(
    page.sections.map(({ id, picture }) => [id, picture && knownPicture(picture.name)]),
  );
  return data(
    { pictures, keptFor: keptFor(months ?? longestRetention), ...(tools && { tools }) },
    { headers },
  );
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { ...page.meta, path: "/polityka-prywatnosci", trail: [] });
}

function Still({ picture, alt }: { picture: PagePicture | undefined; alt: string }) {
  if (!picture || typeof picture === "string") return null;
  const { src, ...known } = picture;
  return <LazyImage src={src} alt={alt} {...known} className="mt-6" />;
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  const { agency, office, privacy } = usePublished();
  const { pictures, keptFor, tools } = loaderData;
  const facts = {
    ...policyFacts,
    keptFor,
    ...privacy,
    ...(office && { ...office.address, legalName: office.legalName }),
    ...(agency && { email: agency.email }),
  };
  // Nobody is named as long as nobody has said who it is.
  const isSayable = (paragraph: string) =>
    (facts.legalName || !paragraph.includes("{legalName}")) &&
    (facts.email || !paragraph.includes("{email}"));
  const isFilled = ({ paragraphs, items }: (typeof page.sections)[number]) =>
    items !== undefined || paragraphs.some(isSayable);
  const own = privacy?.changed ?? "";
  const changed = own > page.updated.date ? own : page.updated.date;
  return (
    <Container className="py-[clamp(3rem,7vw,7rem)]">
      <header className="border-line border-b pb-12">
        <p className="label mb-6 text-text-2">{page.eyebrow}</p>
        <h1 className="text-h1">{page.title}</h1>
        <p className="mt-7 max-w-[44ch] text-lead text-text-2">{page.lead}</p>
        {facts.notice && (
          <p className="mt-8 max-w-[60ch] border-accent border-l-2 pl-5 font-semibold">
            {facts.notice}
          </p>
        )}
      </header>
      {page.sections.filter(isFilled).map((section) => (
        <section
          key={section.id}
          id={section.id}
          className="grid gap-x-12 gap-y-5 border-line border-b py-10 md:grid-cols-12 md:py-14"
        >
          <div className="md:col-span-5 lg:col-span-4">
            <h2 className="text-h3">{section.title}</h2>
            {section.picture && <Still alt={section.picture.alt} picture={pictures[section.id]} />}
          </div>
          <div className="grid max-w-prose gap-4 text-text-2 md:col-span-7 lg:col-start-6">
            {section.paragraphs.filter(isSayable).map((paragraph, at) => (
              <p key={at}>
                <Unbroken>{fill(paragraph, facts).trim()}</Unbroken>
              </p>
            ))}
            {tools && section.id === "ciasteczka" && (
              <p>
                <Unbroken>{fill(page.statistics, { tools })}</Unbroken>
              </p>
            )}
            {section.items && (
              <ul className="grid list-disc gap-2 pl-5 marker:text-accent">
                {section.items.map((item, at) => (
                  <li key={at}>
                    <Unbroken>{item}</Unbroken>
                  </li>
                ))}
              </ul>
            )}
            {section.closing && (
              <p>
                <Unbroken>{section.closing}</Unbroken>
              </p>
            )}
          </div>
        </section>
      ))}
      <p className="label mt-8 text-muted">
        {page.updated.label} <time dateTime={changed}>{formatDay(changed)}</time>
      </p>
    </Container>
  );
}
