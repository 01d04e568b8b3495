import { data, redirect } from "react-router";
import { offered } from "~/content/agency/offered.ts";
import { movedServices } from "~/content/agency/services.ts";
import { findService } from "~/content/page-content/find-service.ts";
import { ownPages } from "~/content/sections/own-pages.ts";
import { serviceLabels } from "~/content/services/labels.ts";
import { pageValues } from "~/data/page-content.server.ts";
import { agencyByName, faqPage } from "~/head/json-ld.ts";
import { pageMeta } from "~/head/seo.ts";
import { plainSpaces } from "~/text/plain-spaces.ts";
import type { Route } from "./+types/service.ts";
import { loadPage } from "./load-page.server.ts";
import { Scenes } from "./scenes.tsx";
import styles from "./service.css?url";
import { ServiceHero } from "./service-hero.tsx";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const path = `/uslugi/${params.service}`;
  const service = findService(path, await pageValues(context));
  if (service) return loadPage(context, service, service.slug);
  const moved = presentAddress(path);
  if (moved) throw redirect(moved + url.search, 301);
  throw data(null, { status: 404, statusText: "Not Found" });
}

/** Of a service that is offered, where it is now. */
function presentAddress(former: string): string | null {
  const added = ownPages.services.find((service) => service.former.includes(former));
  const path = Object.hasOwn(movedServices, former) ? movedServices[former] : added?.path;
  return offered.services.some((service) => service.path === path) ? (path ?? null) : null;
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
