import { useState } from "react";
import { Link } from "react-router";
import type { ImportReport } from "~/panel/data/transfer/import-runs.ts";
import { saveFile } from "~/panel/kit/save-file.ts";
import { ListFailed } from "~/panel/kit/ui/list-states.tsx";
import { Button } from "~/ui/button.tsx";
import { cx } from "~/ui/cx.ts";
import { Skeleton } from "~/ui/skeleton.tsx";
import { useImportReport } from "./queries.ts";
import { groupsOf, type Happened, type ReportGroup, reportText } from "./report-groups.ts";
import { transfer } from "./words.ts";

const { report: text, reasons } = transfer;

const AT_ONCE = 20;

type Props = { run: number; source: string; isTrial: boolean };

export function StoredReport({ run, source, isTrial }: Props) {
  const { data, isLoadingError, refetch, isFetching } = useImportReport(run);
  if (isLoadingError) {
    return <ListFailed text={text.failed} onRetry={refetch} busy={isFetching} />;
  }
  if (data === undefined) return <Skeleton className="h-24 w-full" />;
  if (data === null) return <p className="text-text-2">{text.none}</p>;
  return <ReportView report={data} source={source} isTrial={isTrial} />;
}

type ViewProps = { report: ImportReport; source: string; isTrial: boolean };

export function ReportView({ report, source, isTrial }: ViewProps) {
  const { leftOut, changed } = groupsOf(report);
  const drafts = report.brought.filter(({ isDraft }) => isDraft).length;
  const figures = [
    [text.posts(isTrial), report.brought.length - drafts],
    [text.drafts(isTrial), drafts],
    [text.pictures(isTrial), report.pictures.added],
    ...(report.films.added > 0 ? [[text.films(isTrial), report.films.added] as const] : []),
    [text.redirects(isTrial), report.redirects],
    [text.leftOut, report.leftOut.length],
  ] as const;
  return (
    <div className="grid w-full gap-5">
      <dl
        className={cx(
          "grid grid-cols-2 gap-px border border-line bg-line",
          figures.length > 5 ? "sm:grid-cols-3" : "sm:grid-cols-5",
        )}
      >
        {figures.map(([name, count]) => (
          <div key={name} className="flex flex-col-reverse justify-end bg-surface px-4 py-3">
            <dt className="text-sm text-text-2">{name}</dt>
            <dd className="font-display font-semibold text-h3 tabular-nums">{count}</dd>
          </div>
        ))}
      </dl>
      <Groups title={text.leftOutTitle} groups={leftOut} />
      <Groups title={text.changedTitle} groups={changed} />
      {report.brought.length > 0 && (
        <Group
          heading={text.brought(isTrial)}
          happened={report.brought.map(({ title, path, isDraft }) => ({
            title,
            detail: isDraft ? text.draft : path,
            path: isTrial || isDraft ? undefined : path,
          }))}
        />
      )}
      <Button
        variant="secondary"
        size="sm"
        className="justify-self-start"
        onClick={() => saveFile(text.file, reportText(report, source, isTrial), "text/plain")}
      >
        {text.download}
      </Button>
    </div>
  );
}

function Groups({ title, groups }: { title: string; groups: readonly ReportGroup[] }) {
  if (groups.length === 0) return null;
  return (
    <section aria-label={title} className="grid gap-2">
      <h3 className="label text-text-2">{title}</h3>
      {groups.map(({ code, happened }) => (
        <Group key={code} heading={reasons[code] ?? code} happened={happened} />
      ))}
    </section>
  );
}

type Line = Happened & { path?: string | undefined };

function Group({ heading, happened }: { heading: string; happened: readonly Line[] }) {
  const [most, setMost] = useState(AT_ONCE);
  return (
    <details className="group/reason border border-line">
      <summary className="flex cursor-pointer items-baseline gap-3 px-4 py-3 hover:bg-text/5">
        <span className="grow font-semibold">{heading}</span>
        <span className="text-text-2 tabular-nums">{happened.length}</span>
        <span aria-hidden className="text-muted transition-transform group-open/reason:rotate-90">
          ›
        </span>
      </summary>
      <ul className="grid gap-1.5 border-line border-t px-4 py-3 text-sm">
        {happened.slice(0, most).map(({ title, detail, path }, at) => (
          <li key={at} className="[overflow-wrap:anywhere]">
            {path ? (
              <Link to={path} className="link">
                {title}
              </Link>
            ) : (
              title
            )}
            {title && detail && " – "}
            <span className="text-text-2">{detail}</span>
          </li>
        ))}
      </ul>
      {happened.length > most && (
        <Button
          variant="secondary"
          size="sm"
          className="mx-4 mb-4"
          onClick={() => setMost(most + 10 * AT_ONCE)}
        >
          {text.more(happened.length - most)}
        </Button>
      )}
    </details>
  );
}
