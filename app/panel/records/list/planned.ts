import type { PlannedRow } from "~/panel/data/planned.ts";
import { statusOf } from "~/panel/data/publication.ts";
import type { Table } from "~/panel/data/records/records.ts";
import { toLocalInput } from "~/text/dates/warsaw-clock.ts";

type PlannedRecord = {
  table: Table;
  id: number;
  title: string;
  what: "appears" | "hides";
  at: string;
};

/** Texts of a page of the site that go out at the same moment, and where they are edited. */
export type PlannedPage = { what: "changes"; title: string; at: string; to: string; count: number };

export type PlannedEvent = PlannedRecord | PlannedPage;

export function plannedEvents(
  rows: readonly PlannedRow[],
  pages: readonly PlannedPage[],
  now: Date,
): PlannedEvent[] {
  const events = rows.flatMap(({ published_at, hidden_after, ...row }): PlannedRecord[] => {
    const status = statusOf({ published_at, hidden_after }, now);
    if (status === "draft" || status === "hidden") return [];
    const appears = status === "scheduled" && published_at;
    return [
      ...(appears ? [{ ...row, what: "appears" as const, at: appears }] : []),
      ...(hidden_after ? [{ ...row, what: "hides" as const, at: hidden_after }] : []),
    ];
  });
  const changes = pages.filter(({ at }) => Date.parse(at) > now.getTime());
  return [...events, ...changes].sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

export function dayOf(moment: string): string {
  return toLocalInput(moment).slice(0, 10);
}

/** The weeks of a month such as `2026-11`, Monday first; null for the days of its neighbours. */
export function weeksOf(month: string): (string | null)[][] {
  const first = new Date(`${month}-01T00:00:00Z`);
  const last = new Date(`${monthAfter(month, 1)}-01T00:00:00Z`).getTime() - 1;
  const length = new Date(last).getUTCDate();
  const before = (first.getUTCDay() + 6) % 7;
  return Array.from({ length: Math.ceil((before + length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, at) => {
      const day = week * 7 + at + 1 - before;
      return day < 1 || day > length ? null : `${month}-${String(day).padStart(2, "0")}`;
    }),
  );
}

export function monthAfter(month: string, by: number): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + by);
  return date.toISOString().slice(0, 7);
}
