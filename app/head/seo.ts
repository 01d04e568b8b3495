import type { MetaDescriptor } from "react-router";
import { agency } from "~/content/agency.ts";
import { plainSpaces } from "~/text/plain-spaces.ts";
import { type Absolute, breadcrumbs, type JsonLd } from "./json-ld.ts";

export type PageFacts = {
  /** Without the agency's name, which is added. */
  title: string;
  description: string;
  path: string;
  /** The picture of a shared link: `/images/<name>.webp` or a web address. */
  picture?: string;
  article?: { publishedAt: string; updatedAt: string; author: string };
  /** The pages above this one, without the home page; makes the breadcrumbs. */
  trail?: readonly { name: string; path: string }[];
  jsonLd?: (absolute: Absolute) => JsonLd[];
  hidden?: boolean;
};

/** As much of the router's matches as metadata needs. */
export type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

const DESCRIPTION_LENGTH = 160;

export function pageMeta(matches: Matches, page: PageFacts): MetaDescriptor[] {
  const site = siteUrl(matches);
  const absolute: Absolute = (path) => (/^https?:/i.test(path) ? path : site + path);
  const title = pageTitle(page.title);
  const description = clip(plainSpaces(page.description));
  const url = absolute(page.path);
  const picture = absolute(page.picture ?? "/images/hero-bg.jpg");

  return [
    { title },
    { name: "description", content: description },
    ...(page.hidden
      ? [{ name: "robots", content: "noindex" }]
      : [{ tagName: "link", rel: "canonical", href: url }]),
    { property: "og:type", content: page.article ? "article" : "website" },
    { property: "og:site_name", content: agency.name },
    { property: "og:locale", content: "pl_PL" },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    { property: "og:image", content: picture },
    { property: "og:image:alt", content: plainSpaces(page.title) },
    ...(page.article ? articleTags(page.article) : []),
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: title },
    { name: "twitter:description", content: description },
    { name: "twitter:image", content: picture },
    ...structuredData(page, absolute).map((json) => ({ "script:ld+json": json })),
  ];
}

export function pageTitle(title: string): string {
  return plainSpaces(title.includes(agency.name) ? title : `${title} – ${agency.name}`);
}

function articleTags({ publishedAt, updatedAt, author }: NonNullable<PageFacts["article"]>) {
  return [
    { property: "article:published_time", content: publishedAt },
    { property: "article:modified_time", content: updatedAt },
    { property: "article:author", content: plainSpaces(author) },
  ];
}

function structuredData({ title, path, trail, jsonLd, hidden }: PageFacts, absolute: Absolute) {
  if (hidden || !import.meta.env.SSR) return [];
  return [
    ...(trail ? [breadcrumbs(absolute, [...trail, { name: title, path }])] : []),
    ...(jsonLd?.(absolute) ?? []),
  ];
}

/** The canonical origin, which the root loader gives to every page. */
function siteUrl(matches: Matches): string {
  const root = matches.find((match) => match?.id === "root")?.loaderData;
  const known = typeof root === "object" && root !== null && "siteUrl" in root;
  return known && typeof root.siteUrl === "string" ? root.siteUrl : "";
}

function clip(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= DESCRIPTION_LENGTH) return line;
  const start = line.slice(0, DESCRIPTION_LENGTH - 1);
  return `${start.slice(0, Math.max(start.lastIndexOf(" "), 80)).trimEnd()}…`;
}
