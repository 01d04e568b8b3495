import { type ReactNode, useId } from "react";
import { services } from "~/content/agency/services.ts";
import { privacyPage } from "~/content/privacy.ts";
import { menuEntries } from "~/content/settings/menu-entries.ts";
import type { PageResult, Results, SourceResult } from "~/panel/data/results/results.ts";
import type { RowPages } from "~/panel/data/site-pages.ts";
import { useFirstRows } from "~/panel/kit/ui/use-first-rows.tsx";
import { useSitePages } from "~/panel/writing/links/use-site-pages.ts";
import { formatNumber } from "~/text/numbers.ts";
import { results as text } from "./words.ts";

type Row = { key: string; label: string; href?: string; now: number; earlier: number };

const AT_ONCE = 8;

/** Where enquiries came from, what those who sent them had read, and which pages are visited most. */
export function PageSections({ results: { sources, pages } }: { results: Results }) {
  const { rows } = useSitePages(true);
  const label = (path: string) => nameOf(path, rows);
  const rowsOf = (now: "begun" | "enquiries" | "visits", isWanted = (_path: string) => true) =>
    pages
      .filter(({ path }) => isWanted(path))
      .map((page) => ({
        key: page.path,
        label: label(page.path),
        ...(page.path !== "" && { href: page.path }),
        now: page[now],
        earlier: page[`earlier_${now}`],
      }));
  const below = (base: string) => (path: string) => path.startsWith(`${base}/`);
  const isPost = (path: string) => below("/blog")(path) && !below("/blog/tag")(path);
  return (
    <>
      <Ranking {...text.sources} unit={text.columns.enquiries} rows={sources.map(sourceRow)} />
      <Ranking {...text.begun} unit={text.columns.enquiries} rows={rowsOf("begun")} />
      <Ranking
        {...text.services}
        unit={text.columns.enquiries}
        rows={rowsOf("enquiries", below("/uslugi"))}
      />
      <Ranking {...text.posts} unit={text.columns.enquiries} rows={rowsOf("enquiries", isPost)} />
      <Ranking
        {...text.caseStudies}
        unit={text.columns.enquiries}
        rows={rowsOf("enquiries", below("/case-studies"))}
      />
      <Ranking {...text.pages} unit={text.columns.visits} rows={rowsOf("visits")} />
    </>
  );
}

function sourceRow({ source, is_told, enquiries, earlier }: SourceResult): Row {
  const unnamed = is_told ? text.sources.direct : text.sources.untold;
  const key = source === null ? `${is_told}` : `source ${source}`;
  return { key, label: source ?? unnamed, now: enquiries, earlier };
}

function nameOf(path: PageResult["path"], rows: RowPages | null): string {
  if (path === "") return text.pages.others;
  if (path === "/") return text.pages.home;
  const isPage = (page: { path: string }) => page.path === path;
  const found = [...menuEntries, ...services].find(isPage);
  if (found) return found.name;
  if (path === "/polityka-prywatnosci") return privacyPage.title;
  return [...(rows?.posts ?? []), ...(rows?.caseStudies ?? [])].find(isPage)?.title ?? path;
}

type RankingProps = { title: string; hint: string; column: string; unit: string; rows: Row[] };

/** A table whose rows carry a bar, so that it is the chart as well. */
function Ranking({ title, hint, column, unit, rows }: RankingProps) {
  const id = useId();
  const ranked = rows
    .filter(({ now, earlier }) => now > 0 || earlier > 0)
    .sort((a, b) => b.now - a.now || b.earlier - a.earlier);
  const most = Math.max(1, ...ranked.map(({ now, earlier }) => Math.max(now, earlier)));
  const { first, more } = useFirstRows(ranked, AT_ONCE, () => text.more);
  return (
    <section
      aria-labelledby={id}
      className="mt-10 grid gap-x-12 gap-y-4 border-line border-t pt-8 lg:grid-cols-[18rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={id} className="font-display font-semibold text-lg leading-tight">
          {title}
        </h2>
        <p className="mt-2 text-muted text-sm">{hint}</p>
      </div>
      <div className="grid content-start justify-items-start gap-4">
        {ranked.length === 0 ? (
          <p className="text-text-2">{text.noRows}</p>
        ) : (
          <table className="w-full border-collapse text-left tabular-nums">
            <thead className="text-muted text-sm">
              <tr>
                <Head>{column}</Head>
                <Head isNumber>{unit}</Head>
                <Head isNumber>{text.columns.earlier}</Head>
              </tr>
            </thead>
            <tbody>
              {first.map(({ key, label, href, now, earlier }) => (
                <tr key={key} className="border-line border-t align-top">
                  <th scope="row" className="py-2.5 font-semibold [overflow-wrap:anywhere]">
                    {href ? (
                      <a href={href} className="underline-offset-4 hover:underline">
                        {label}
                      </a>
                    ) : (
                      label
                    )}
                    <span aria-hidden className="mt-1.5 block h-1.5 bg-raised">
                      <span
                        className="block h-full bg-accent"
                        style={{ width: `${(now / most) * 100}%` }}
                      />
                    </span>
                  </th>
                  <td className="w-20 py-2.5 pl-3 text-right sm:w-24">{formatNumber(now)}</td>
                  <td className="w-20 py-2.5 pl-3 text-right text-text-2 sm:w-24">
                    {formatNumber(earlier)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {more}
      </div>
    </section>
  );
}

function Head({ isNumber = false, children }: { isNumber?: boolean; children: ReactNode }) {
  return (
    <th
      scope="col"
      className={isNumber ? "py-2 pl-3 text-right font-semibold" : "py-2 font-semibold"}
    >
      {children}
    </th>
  );
}
