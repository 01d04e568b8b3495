import type { ComponentType, ReactNode } from "react";
import { messages as text } from "~/content/admin/messages.ts";
import type { Json } from "~/data/database.types.ts";
import { useSitePages } from "~/panel/writing/links/use-site-pages.ts";
import { pathTitle, readVisit } from "./visit.ts";

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
