import { data, redirect } from "react-router";
import { noQuestions, ownPages } from "~/content/sections/own-pages.ts";
import { pageValues } from "~/data/page-content.server.ts";
import { faqPage } from "~/head/json-ld.ts";
import { pageMeta } from "~/head/seo.ts";
import type { Route } from "./+types/own-page.ts";
import { loadPage } from "./load-page.server.ts";
import { Scenes } from "./scenes.tsx";
import styles from "./service.css?url";
import { ServiceHero } from "./service-hero.tsx";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

/** Every address that the code does not know: a page that the owner has added, or none. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  // Reads which there are.
  await pageValues(context);
  const path = `/${params["*"].toLowerCase().replace(/(?<!\/)\/+$/, "")}`;
  const page = ownPages.pages.find((page) => page.path === path);
  const moved = ownPages.pages.find(({ former }) => former.includes(path));
  if (!page && moved) throw redirect(moved.path + url.search, 301);
  if (!page) throw data(null, { status: 404, statusText: "Not Found" });
  return loadPage(context, { ...page, faq: noQuestions }, null);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { path, meta, faq } = loaderData.page;
  return pageMeta(matches, {
    ...meta,
    path,
    trail: [],
    jsonLd: import.meta.env.SSR && (() => faqPage(faq.items)),
  });
}

export default function OwnPage({ loaderData }: Route.ComponentProps) {
  const { page, ...work } = loaderData;
  return (
    <>
      <ServiceHero {...page} />
      <Scenes page={page} {...work} />
    </>
  );
}
