import { useState } from "react";
import { Link } from "react-router";
import { useListParams } from "~/panel/access/use-list-params.ts";
import type { Table } from "~/panel/data/records/records.ts";
import { formatHour } from "~/panel/kit/moments.ts";
import { list } from "~/panel/kit/words.ts";
import { usePlanned } from "~/panel/records/queries.ts";
import { groupBy } from "~/text/group-by.ts";
import { dateFormat } from "~/text/intl.ts";
import { Button } from "~/ui/button.tsx";
import {
  dayOf,
  monthAfter,
  type PlannedEvent,
  type PlannedPage,
  plannedEvents,
  weeksOf,
} from "./planned.ts";

const text = list.calendar;

type CalendarProps = { table: Table; pages: readonly PlannedPage[] };

export function PlannedCalendar({ table, pages }: CalendarProps) {
  const events = plannedEvents(usePlanned(), pages, new Date());
  const next = events[0];
  if (!next) return null;
  return (
    <details className="mb-5 border border-line bg-surface px-4 py-3">
      <summary className="w-fit cursor-pointer font-semibold">
        {list.planned(events.length)}
      </summary>
      <Month events={events} start={dayOf(next.at).slice(0, 7)} table={table} />
    </details>
  );
}

type MonthProps = { events: readonly PlannedEvent[]; start: string; table: Table };

function Month({ events, start, table }: MonthProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const month = chosen ?? start;
  const byDay = groupBy(events, ({ at }) => dayOf(at));
  const isEmpty = ![...byDay.keys()].some((day) => day.startsWith(month));
  return (
    <>
      <div className="mt-3 flex gap-3">
        <Button variant="secondary" size="sm" onClick={() => setChosen(monthAfter(month, -1))}>
          {text.previous}
        </Button>
        <Button variant="secondary" size="sm" onClick={() => setChosen(monthAfter(month, 1))}>
          {text.next}
        </Button>
      </div>
      <table className="mt-3 w-full table-fixed border-collapse text-left text-sm max-lg:block">
        <caption aria-live="polite" className="mb-2 text-left font-semibold max-lg:block">
          {formatMonth(month)}
        </caption>
        <thead className="max-lg:hidden">
          <tr>
            {text.weekdays.map((name) => (
              <th key={name} scope="col" className="px-2 py-1 font-normal text-text-2">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-lg:grid max-lg:gap-4">
          {weeksOf(month).map((week, at) => (
            <tr key={`${month} ${at}`} className="max-lg:contents">
              {week.map((day, weekday) =>
                day === null ? (
                  <td key={text.weekdays[weekday]} className="border border-line max-lg:hidden" />
                ) : (
                  <Day key={day} day={day} events={byDay.get(day) ?? []} table={table} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {isEmpty && <p className="mt-2 text-sm text-text-2">{text.empty}</p>}
    </>
  );
}

type DayProps = { day: string; events: readonly PlannedEvent[]; table: Table };

function Day({ day, events, table }: DayProps) {
  const { params } = useListParams();
  const editing = (event: PlannedEvent) => {
    if (event.what === "changes") return event.to;
    const search = new URLSearchParams(event.table === table ? params : undefined);
    if (event.table === "case_studies") search.set("tab", "case-studies");
    search.set("edit", String(event.id));
    return `?${search}`;
  };
  return (
    <td
      className={
        events.length > 0
          ? "border border-line p-2 align-top max-lg:block max-lg:border-0 max-lg:p-0"
          : "border border-line p-2 align-top text-muted max-lg:hidden"
      }
    >
      <time dateTime={day}>
        <span className="max-lg:hidden">{Number(day.slice(-2))}</span>
        {events.length > 0 && <span className="font-semibold lg:hidden">{formatDay(day)}</span>}
      </time>
      {events.length > 0 && (
        <ul className="mt-1 grid gap-2">
          {events.map((event) => (
            <li key={`${editing(event)} ${event.what}`}>
              <span className="block text-text-2">
                {event.what === "changes"
                  ? text.events.changes(formatHour(event.at), event.count)
                  : text.events[event.what](formatHour(event.at))}
              </span>
              <Link
                to={editing(event)}
                preventScrollReset
                className="underline decoration-edge underline-offset-4 [overflow-wrap:anywhere]"
              >
                {event.title}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </td>
  );
}

const utc = { timeZone: "UTC" } as const;
const monthName = dateFormat("pl-PL", { ...utc, month: "long", year: "numeric" });
const dayName = dateFormat("pl-PL", {
  ...utc,
  weekday: "long",
  day: "numeric",
  month: "long",
});

const formatMonth = (month: string) => monthName(new Date(`${month}-01T00:00:00Z`));
const formatDay = (day: string) => dayName(new Date(`${day}T00:00:00Z`));
