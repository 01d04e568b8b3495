import { useState } from "react";
import { longestRetention } from "~/content/retention.ts";
import { Screen } from "~/panel/access/screen.tsx";
import { useRead } from "~/panel/access/use-read.ts";
import { type DayResult, readResults, readRetentionMonths } from "~/panel/data/results/results.ts";
import { ChoiceButtons } from "~/panel/kit/ui/choice-buttons.tsx";
import { ListFailed, ListSkeleton, NoRows } from "~/panel/kit/ui/list-states.tsx";
import { formatDay } from "~/text/dates/format-day.ts";
import { warsawDay } from "~/text/dates/warsaw-clock.ts";
import { formatNumber } from "~/text/numbers.ts";
import { PageSections } from "./page-sections.tsx";
import { type Period, type PeriodName, periodNames, periodOf, stepsOf, sumOf } from "./periods.ts";
import { TimeSection } from "./time-section.tsx";
import { results as text } from "./words.ts";

export function ResultsScreen() {
  const [name, setName] = useState<PeriodName>("month");
  const period = periodOf(name, warsawDay(new Date()));
  const { data, isLoadingError, refetch, isFetching } = useRead(
    ["results", period],
    (client) => readResults(client, period),
    { refetchOnMount: "always" },
  );
  const { first, last } = period.now;
  return (
    <Screen title={text.title}>
      <p className="mb-6 max-w-prose text-text-2">{text.lead}</p>
      <div className="mb-8 flex flex-wrap items-end gap-x-6 gap-y-4">
        <ChoiceButtons
          legend={text.period}
          chosen={name}
          choices={periodNames.map((value) => ({ value, label: text.periods[value].name }))}
          onChoose={setName}
        />
        <p className="label pb-2.5 text-muted">{text.days(formatDay(first), formatDay(last))}</p>
      </div>
      {isLoadingError ? (
        <ListFailed text={text.failed} onRetry={refetch} busy={isFetching} />
      ) : !data ? (
        <ListSkeleton />
      ) : data.days.length === 0 ? (
        <NoRows text={text.empty} />
      ) : (
        <>
          <Totals days={data.days} period={period} name={name} />
          <TimeSection kind="visits" steps={stepsFor("visits")} period={period} name={name} />
          <TimeSection kind="enquiries" steps={stepsFor("enquiries")} period={period} name={name} />
          <PageSections results={data} />
        </>
      )}
    </Screen>
  );

  function stepsFor(kind: "visits" | "enquiries") {
    return stepsOf(period, countsOf(data?.days ?? [], kind));
  }
}

function countsOf(days: readonly DayResult[], kind: "visits" | "enquiries") {
  return days.map((it) => ({ day: it.day, count: it[kind] }));
}

type TotalsProps = { days: readonly DayResult[]; period: Period; name: PeriodName };

function Totals({ days, period, name }: TotalsProps) {
  const { data: months = longestRetention } = useRead(["retention-months"], readRetentionMonths);
  const sums = (kind: "visits" | "enquiries") => {
    const counts = countsOf(days, kind);
    return { now: sumOf(counts, period.now), earlier: sumOf(counts, period.earlier) };
  };
  const [visits, enquiries] = [sums("visits"), sums("enquiries")];
  const perEnquiry =
    enquiries.now > 0 && visits.now > 0 ? Math.round(visits.now / enquiries.now) : null;
  return (
    <>
      <dl className="grid gap-px border border-line bg-line sm:grid-cols-3">
        <Total label={text.visits} {...visits} when={text.periods[name].earlier} />
        <Total label={text.enquiries} {...enquiries} when={text.periods[name].earlier} />
        <div className="bg-bg p-5">
          <dt className="label text-text-2">{text.perEnquiry}</dt>
          <dd className="mt-2 font-display font-semibold text-h2 tabular-nums">
            {perEnquiry === null ? text.none : formatNumber(perEnquiry)}
          </dd>
          <dd className="mt-2 text-muted text-sm">
            {enquiries.now === 0 ? text.noEnquiries : text.perEnquiryHint}
          </dd>
        </div>
      </dl>
      {name === "year" && <p className="mt-3 text-muted text-sm">{text.forgotten(months)}</p>}
    </>
  );
}

type TotalProps = { label: string; now: number; earlier: number; when: string };

function Total({ label, now, earlier, when }: TotalProps) {
  const percent = earlier > 0 ? Math.round((now / earlier - 1) * 100) : 0;
  return (
    <div className="bg-bg p-5">
      <dt className="label text-text-2">{label}</dt>
      <dd className="mt-2 flex flex-wrap items-baseline gap-x-3">
        <span className="font-display font-semibold text-h2 tabular-nums">{formatNumber(now)}</span>
        {percent !== 0 && <span className="text-text-2 tabular-nums">{text.change(percent)}</span>}
      </dd>
      <dd className="mt-2 text-muted text-sm">{text.earlier(earlier, when)}</dd>
    </div>
  );
}
