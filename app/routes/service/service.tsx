import { data } from "react-router";
import { findService } from "~/content/page-content/find-service.ts";
import { serviceLabels } from "~/content/services/labels.ts";
import type { ServiceBlock } from "~/content/services/types.ts";
import { publicClient } from "~/data/client.server.ts";
import { pageValues } from "~/data/page-content.server.ts";
import { portfolioOf } from "~/data/portfolio.server.ts";
import { lazyBelowTheFold } from "~/first-load/lazy-below-the-fold.tsx";
import { agencyByName, faqPage } from "~/head/json-ld.ts";
import { pageMeta } from "~/head/seo.ts";
import { knownPicture } from "~/own-pictures.ts";
import { plainSpaces } from "~/text/plain-spaces.ts";
import type { Route } from "./+types/service.ts";
import styles from "./service.css?url";
import { ServiceHero } from "./service-hero.tsx";

const Scenes = lazyBelowTheFold("sceny", "min-h-[200svh]", async () => {
  return (await import("./service-scenes.tsx")).ServiceScenes;
});

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export async function loader({ params, context }: Route.LoaderArgs) {
  const service = findService(params.service, await pageValues(context));
  if (!service) throw data(null, { status: 404, statusText: "Not Found" });

  const ids = service.blocks.flatMap((block) => (block.kind === "portfolio" ? block.ids : []));
  const found = await portfolioOf(publicClient(context), ids, service.slug);
  const { portfolio, ...more } = found ?? { portfolio: [] };
  const page = {
    ...service,
    blocks: service.blocks
      // A portfolio with nothing in it is not a section.
      .filter((block) =>
        block.kind === "portfolio" ? portfolio.length > 0 || more.more : isFilled(block),
      )
      .map(withKnownPictures),
  };
  const headers = found ? undefined : { "Cache-Control": "no-store" };
  return data({ page, portfolio, ...more }, { headers });
}

/** What is left of a block whose samples have been left out may be its title alone. */
function isFilled(block: ServiceBlock): boolean {
  if (block.kind === "statement") return block.text !== "";
  if (block.kind === "table") return block.rows.length > 0;
  return Object.values(block).some((part) => Array.isArray(part) && part.length > 0);
}

function withKnownPictures(block: ServiceBlock): ServiceBlock {
  const { still } = block;
  const picture = "picture" in block ? block.picture : undefined;
  return {
    ...block,
    ...(still && { still: { ...still, name: knownPicture(still.name) } }),
    ...(picture && { picture: { ...picture, name: knownPicture(picture.name) } }),
  };
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { path, name, meta, faq } = loaderData.page;
  return pageMeta(matches, {
    ...meta,
    path,
    trail: [{ name: serviceLabels.services, path: "/uslugi" }],
    jsonLd:
      import.meta.env.SSR &&
      ((absolute, published) => [
        ...faqPage(faq.items),
        {
          "@context": "https://schema.org",
          "@type": "Service",
          name: plainSpaces(name),
          description: plainSpaces(meta.description),
          url: absolute(path),
          areaServed: "PL",
          provider: agencyByName(absolute, published),
        },
      ]),
  });
}

export default function Service({ loaderData }: Route.ComponentProps) {
  const { page, ...work } = loaderData;
  return (
    <>
      <ServiceHero {...page} />
      <Scenes page={page} {...work} />
    </>
  );
}
