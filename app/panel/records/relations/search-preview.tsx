import type { ReactNode } from "react";
import { useRouteLoaderData } from "react-router";
import { agency } from "~/content/agency/agency.ts";
import { type PageFacts, shownHead } from "~/head/seo.ts";
import { relations as text } from "~/panel/records/words.ts";
import { parseUrl } from "~/text/addresses/parse-url.ts";
import css from "./search-preview.css?inline";

type Props = {
  head: Pick<PageFacts, "title" | "description" | "path" | "seo">;
  picture: string | null;
  label: string;
};

export function SearchPreview({ head, picture, label }: Props) {
  const root = useRouteLoaderData<{ siteUrl: string }>("root");
  const { title, description } = shownHead(head);
  const site = root?.siteUrl ?? "";
  const host = parseUrl(site)?.host ?? site;
  const steps = head.path.split("/").filter(Boolean);
  return (
    <div className="search-preview grid gap-6">
      <style>{css}</style>
      <Frame title={text.inGoogle} className="in-google">
        <p>{agency.name}</p>
        <p className="address one-line">{[host, ...steps].join(" › ")}</p>
        <p className="title one-line">{title}</p>
        <p className="text two-lines">{description}</p>
      </Frame>
      <Frame title={text.onFacebook} className="on-facebook">
        <div className="picture">
          {head.seo?.picture ? (
            <img src={picture ?? ""} alt="" />
          ) : (
            <DrawnCard title={head.title} label={label} picture={picture} />
          )}
        </div>
        <div className="words">
          <p className="one-line">{host}</p>
          <p className="title two-lines">{title}</p>
          <p className="one-line">{description}</p>
        </div>
      </Frame>
      <p className="text-muted text-sm">{text.approximate}</p>
    </div>
  );
}

type FrameProps = { title: string; className: string; children: ReactNode };

function Frame({ title, className, children }: FrameProps) {
  return (
    <figure className="min-w-0">
      <figcaption className="label mb-2 text-text-2">{title}</figcaption>
      <div className={className}>{children}</div>
    </figure>
  );
}

type CardProps = { title: string; label: string; picture: string | null };

function DrawnCard({ title, label, picture }: CardProps) {
  return (
    <div className="drawn-card">
      <img src={picture ?? "/images/hero-bg.jpg"} alt="" />
      <p className="name">{agency.name}</p>
      <div className="card-words">
        <p>{title}</p>
        <p className="label-line">{label}</p>
      </div>
    </div>
  );
}
