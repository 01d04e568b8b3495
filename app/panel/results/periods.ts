export const periodNames = ["month", "last-month", "year"] as const;
export type PeriodName = (typeof periodNames)[number];

type Days = { first: string; last: string };

/** `now` is shown beside `earlier`, of the same length on the calendar. */
export type Period = { now: Days; earlier: Days; by: "day" | "month" };

/** Days as `2026-12-24`. */
export function periodOf(name: PeriodName, today: string): Period {
  const month = today.slice(0, 7);
  const day = Number(today.slice(8));
  if (name === "year") {
    return {
      now: { first: `${monthsLater(month, -11)}-01`, last: today },
      earlier: {
        first: `${monthsLater(month, -23)}-01`,
        last: dayOf(monthsLater(month, -12), day),
      },
      by: "month",
    };
  }
  const shown = name === "month" ? month : monthsLater(month, -1);
  const before = monthsLater(shown, -1);
  const until = name === "month" ? day : 31;
  return {
    now: { first: `${shown}-01`, last: dayOf(shown, until) },
    earlier: { first: `${before}-01`, last: dayOf(before, until) },
    by: "day",
  };
}

export type Step = { day: string; now: number; earlier: number };

/** A step for each day or month of the period, with what was counted then and in its counterpart before. */
export function stepsOf(
  { now, earlier, by }: Period,
  counted: readonly { day: string; count: number }[],
): Step[] {
  const place = by === "day" ? 10 : 7;
  const sums = new Map<string, number>();
  for (const { day, count } of counted) {
    const isShown = isWithin(day, now) || isWithin(day, earlier);
    const key = day.slice(0, place);
    if (isShown) sums.set(key, (sums.get(key) ?? 0) + count);
  }
  const before = namesOf(earlier, by);
  return namesOf(now, by).map((name, at) => ({
    day: name,
    now: sums.get(name) ?? 0,
    earlier: sums.get(before[at] ?? "") ?? 0,
  }));
}

export function sumOf(counted: readonly { day: string; count: number }[], days: Days): number {
  return counted.reduce((sum, { day, count }) => (isWithin(day, days) ? sum + count : sum), 0);
}

function isWithin(day: string, { first, last }: Days): boolean {
  return first <= day && day <= last;
}

function namesOf({ first, last }: Days, by: Period["by"]): string[] {
  const names: string[] = [];
  if (by === "month") {
    for (let month = first.slice(0, 7); month <= last; month = monthsLater(month, 1))
      names.push(month);
    return names;
  }
  for (let day = 1; day <= Number(last.slice(8)); day++) names.push(dayOf(first.slice(0, 7), day));
  return names;
}

/** `2026-02` and 31 is the last day of February. */
function dayOf(month: string, day: number): string {
  const [year = 0, number = 0] = month.split("-").map(Number);
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return `${month}-${String(Math.min(day, length)).padStart(2, "0")}`;
}

function monthsLater(month: string, months: number): string {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}
