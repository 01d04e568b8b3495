import type { ComponentType, ReactNode } from "react";
import type { Json } from "~/data/database.types.ts";
import type { SitePage } from "~/panel/data/site-pages.ts";
import { useSitePages } from "~/panel/writing/links/use-site-pages.ts";
import { messages as text } from "./words.ts";

type Props = {
  visit: Json | null;
  Detail: ComponentType<{ label: string; children: ReactNode }>;
};

export function VisitPath({ visit, Detail }: Props) {
  const { host, campaign, pages } = readVisit(visit);
  const { rows } = useSitePages(pages.length > 0);
  const steps = [...(host ? [host] : []), ...pages.map((page) => pathTitle(page, rows))];
  if (steps.length === 0 && !campaign) return null;
  return (
    <>
      {steps.length > 0 && <Detail label={text.cameBy}>{steps.join(" → ")}</Detail>}
      {campaign && <Detail label={text.campaign}>{campaign}</Detail>}
    </>
  );
}

type ReadVisit = { host: string; campaign: string; pages: string[] };

/** Reads the column: the function checked it, but anybody with the secret key may write it. */
function readVisit(visit: Json | null): ReadVisit {
  const found = typeof visit === "object" && visit !== null && !Array.isArray(visit) ? visit : {};
  const line = (value: Json | undefined) => (typeof value === "string" ? value : "");
  const labels = [found.source, found.medium, found.campaign].map(line).filter(Boolean);
  const pages = Array.isArray(found.pages) ? found.pages.map(line).filter(Boolean) : [];
  return { host: line(found.host), campaign: labels.join(" / "), pages };
}

function pathTitle(
  path: string,
  rows: { posts: SitePage[]; caseStudies: SitePage[] } | null,
): string {
  const isPage = (page: SitePage) => page.path === path;
  const post = rows?.posts.find(isPage);
  if (post) return text.visited.post(post.title);
  const study = rows?.caseStudies.find(isPage);
  return study ? text.visited.caseStudy(study.title) : path;
}
