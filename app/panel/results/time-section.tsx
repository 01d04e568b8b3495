import { useId } from "react";
import { dateFormat } from "~/text/intl.ts";
import { formatNumber } from "~/text/numbers.ts";
import type { Period, PeriodName, Step } from "./periods.ts";
import { TimeChart } from "./time-chart.tsx";
import { results } from "./words.ts";

const { chart: text } = results;

const inUtc = (options: Intl.DateTimeFormatOptions) => {
  const format = dateFormat("pl-PL", { timeZone: "UTC", ...options });
  return (day: string) => format(new Date(day));
};
const shortDay = inUtc({ day: "numeric", month: "numeric" });
const longDay = inUtc({ weekday: "short", day: "numeric", month: "long" });
const shortMonth = inUtc({ month: "short" });
const longMonth = inUtc({ month: "long", year: "numeric" });

type Props = { kind: "visits" | "enquiries"; steps: Step[]; period: Period; name: PeriodName };

/** A chart, and the same numbers in a table. */
export function TimeSection({ kind, steps, period, name }: Props) {
  const id = useId();
  const isByMonth = period.by === "month";
  const [short, long] = isByMonth ? [shortMonth, longMonth] : [shortDay, longDay];
  const labelled = steps.map((step) => ({
    ...step,
    label: short(step.day),
    name: long(step.day),
  }));
  const { earlier } = results.periods[name];
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="font-display font-semibold text-lg leading-tight">
        {text[isByMonth ? (`${kind}ByMonth` as const) : kind]}
      </h2>
      <p aria-hidden className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm text-text-2">
        <span className="inline-flex items-center gap-2">
          <span className="forced-color-adjust-none size-3 bg-accent" /> {text.now.toLowerCase()}
        </span>
        <span className="inline-flex items-center gap-2">
          <span className="w-5 border-text-2 border-t-2 border-dashed" /> {earlier}
        </span>
      </p>
      <div className="mt-4">
        <TimeChart steps={labelled} now={text.now} earlier={text.earlier} />
      </div>
      <details className="mt-3">
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm underline underline-offset-4">
          {text.table}
        </summary>
        <table className="mt-2 w-full max-w-prose border-collapse text-left text-sm tabular-nums">
          <thead>
            <tr className="text-muted">
              <th scope="col" className="py-2 font-semibold">
                {isByMonth ? text.month : text.day}
              </th>
              <th scope="col" className="py-2 pl-4 text-right font-semibold">
                {text.now}
              </th>
              <th scope="col" className="py-2 pl-4 text-right font-semibold">
                {text.earlier}
              </th>
            </tr>
          </thead>
          <tbody>
            {labelled.map((step) => (
              <tr key={step.day} className="border-line border-t">
                <th scope="row" className="py-1.5 font-normal">
                  {step.name}
                </th>
                <td className="py-1.5 pl-4 text-right">{formatNumber(step.now)}</td>
                <td className="py-1.5 pl-4 text-right text-text-2">{formatNumber(step.earlier)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
