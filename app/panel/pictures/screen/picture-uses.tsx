import { Link } from "react-router";
import type { PictureUse } from "~/panel/data/picture-library.ts";
import { subjects } from "~/panel/kit/words.ts";
import { pictures as text } from "~/panel/pictures/words.ts";

export function PictureUses({ uses }: { uses: readonly PictureUse[] | undefined }) {
  return (
    <section>
      <h3 className="label mb-2 text-text-2">{text.uses}</h3>
      {!uses ? (
        <p className="text-muted text-sm">{text.usesLoading}</p>
      ) : uses.length === 0 ? (
        <p className="text-sm text-text-2">{text.notUsed}</p>
      ) : (
        <ul className="grid gap-1.5 text-sm">
          {uses.map((use) => (
            <li key={`${use.place} ${use.table_name} ${use.record_id} ${use.title}`}>
              <span className="text-muted">{text.table[use.table_name]}:</span>{" "}
              <Link to={addressOf(use)} className="link [overflow-wrap:anywhere]">
                {titleOf(use)}
              </Link>{" "}
              <span className="text-muted">{text.place[use.place]}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const ofSiteTexts = ({ table_name, title }: PictureUse) =>
  table_name === "page_content" && title?.startsWith("texts/");

function titleOf(use: PictureUse): string {
  if (ofSiteTexts(use)) return text.siteTexts;
  const { table_name, title } = use;
  const known = Object.entries(subjects).find(([key]) => key === title)?.[1].title;
  return (table_name === "page_content" ? known : title) || text.untitled;
}

function addressOf(use: PictureUse): string {
  if (ofSiteTexts(use)) return "/admin/strona/podstrony";
  const { table_name, place, record_id, title } = use;
  if (table_name === "page_content") return `/admin/strona/${title}`;
  const params = new URLSearchParams(table_name === "case_studies" ? { tab: "case-studies" } : {});
  if (place === "trash") params.set("trash", "1");
  else params.set("edit", String(record_id ?? "new"));
  return `/admin?${params}`;
}
