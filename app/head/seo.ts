import type { MetaDescriptor } from "react-router";
import { agency } from "~/content/agency/agency.ts";
import { shareCard } from "~/content/common.ts";
import type { Published } from "~/content/page-content/types.ts";
import type { Seo } from "~/data/types.ts";
import { bare, splitMark } from "~/site-texts/marks.ts";
import { characters } from "~/text/characters.ts";
import { plainSpaces } from "~/text/plain-spaces.ts";
import { type Absolute, breadcrumbs, type JsonLd } from "./json-ld.ts";

export type PageFacts = {
  /** Without the agency's name, which is added. */
  title: string;
  description: string;
  path: string;
  seo?: Seo | undefined;
  card?: string;
  /** Part of the address of the share card: another one when the row has changed. */
  cardVersion?: string;
  article?: { publishedAt: string; updatedAt: string; author: string };
  trail?: readonly { name: string; path: string }[];
  /** `false` in the browser. Crawlers read the server's HTML, so the code for it is not sent (1.5 kB). */
  jsonLd?: false | ((absolute: Absolute, published: Published) => JsonLd[]);
  hidden?: boolean;
};

/** The first one is the root's. */
type Matches = readonly [{ loaderData?: RootData | undefined }, ...unknown[]];
type RootData = { siteUrl: string; content?: Published; backend?: { url: string } };

export function pageMeta(matches: Matches, page: PageFacts): MetaDescriptor[] {
  const { siteUrl: site, content, backend }: RootData = matches[0].loaderData ?? { siteUrl: "" };
  const absolute: Absolute = (path) => {
    if (/^https?:/i.test(path)) return path;
    // A logo from the library: its backend may be at another address.
    const isMedia = import.meta.env.SSR && path.startsWith("/storage/");
    return ((isMedia && backend?.url) || site) + path;
  };
  const { title, description } = shownHead(page);
  const url = absolute(page.path);

  return [
    { title },
    ...(description ? [{ name: "description", content: description }] : []),
    ...(page.hidden
      ? [{ name: "robots", content: "noindex" }]
      : [{ tagName: "link", rel: "canonical", href: url }]),
    ...shareTags(page, title, description, absolute),
    ...structuredData(page, absolute, content).map((json) => ({ "script:ld+json": json })),
  ];
}

/** Readers of feeds look for it. */
export function feedLink(href: string, title: string): MetaDescriptor {
  return { tagName: "link", rel: "alternate", type: "application/rss+xml", title, href };
}

export function shownHead({
  title,
  description,
  seo,
}: Pick<PageFacts, "title" | "description" | "seo">) {
  return {
    title: pageTitle(seo?.title ?? title),
    description: clipped(plainSpaces(seo?.description ?? description)),
  };
}

export function pageTitle(title: string): string {
  const name = import.meta.env.SSR ? bare(agency.name) : agency.name;
  return plainSpaces(title.includes(name) ? title : `${title} – ${agency.name}`);
}

/** Networks read the server's HTML; in the browser these tags would be without use. */
function shareTags(page: PageFacts, title: string, description: string, absolute: Absolute) {
  if (!import.meta.env.SSR) return [];
  return [
    { property: "og:type", content: page.article ? "article" : "website" },
    { property: "og:site_name", content: agency.name },
    { property: "og:locale", content: "pl_PL" },
    { property: "og:title", content: title },
    ...(description ? [{ property: "og:description", content: description }] : []),
    { property: "og:url", content: absolute(page.path) },
    ...pictureTags(page, absolute),
    ...(page.article ? articleTags(page.article) : []),
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

function pictureTags(page: PageFacts, absolute: Absolute) {
  const picture = page.seo?.picture;
  if (picture) {
    const { address, width, height } = picture;
    return [
      { property: "og:image", content: absolute(address) },
      ...(width && height
        ? [
            { property: "og:image:width", content: String(width) },
            { property: "og:image:height", content: String(height) },
          ]
        : []),
      { property: "og:image:alt", content: plainSpaces(page.title) },
    ];
  }
  return [
    { property: "og:image", content: absolute(cardAddress(page)) },
    { property: "og:image:type", content: "image/jpeg" },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: cardAlt(page) },
  ];
}

/** A page's card lies at its own path: drawn by the build, those of rows by the server. */
function cardAddress({ path, card = path, hidden, cardVersion }: PageFacts): string {
  if (hidden || path === "/") return "/share/index.jpg";
  return `/share${card}.jpg${cardVersion ? `?v=${Date.parse(cardVersion)}` : ""}`;
}

function cardAlt({ title }: PageFacts): string {
  return plainSpaces(shareCard.alt.replace("{title}", title));
}

function articleTags({ publishedAt, updatedAt, author }: NonNullable<PageFacts["article"]>) {
  return [
    { property: "article:published_time", content: publishedAt },
    { property: "article:modified_time", content: updatedAt },
    { property: "article:author", content: plainSpaces(author) },
  ];
}

function structuredData(
  { title, path, trail, jsonLd, hidden }: PageFacts,
  absolute: Absolute,
  content: Published = {},
) {
  if (hidden || !import.meta.env.SSR) return [];
  return [
    ...(trail ? [breadcrumbs(absolute, [...trail, { name: title, path }])] : []),
    ...(jsonLd ? jsonLd(absolute, content) : []),
  ];
}

/** The mark of a text stays, and its place is not counted. */
function clipped(marked: string): string {
  if (!import.meta.env.SSR) return clip(marked);
  const [text, mark] = splitMark(marked);
  return clip(text) + mark;
}

/** To 160 places, at a word. Only robots read one without spaces, so the code for it is not sent. */
function clip(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= 160) return line;
  const words = /^.{80,158}(?= )/u.exec(line) ?? (import.meta.env.SSR ? characters(line) : [line]);
  return `${words.slice(0, 80).join("")}…`;
}
