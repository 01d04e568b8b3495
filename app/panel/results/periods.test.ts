import { expect, test } from "vitest";
import { periodOf, stepsOf, sumOf } from "./periods.ts";

const days = ([first, last]: readonly [string, string]) => ({ first, last });

test.each([
  ["month", "2026-11-25", ["2026-11-01", "2026-11-25"], ["2026-10-01", "2026-10-25"]],
  ["month", "2026-03-31", ["2026-03-01", "2026-03-31"], ["2026-02-01", "2026-02-28"]],
  ["month", "2027-01-01", ["2027-01-01", "2027-01-01"], ["2026-12-01", "2026-12-01"]],
  ["last-month", "2026-03-05", ["2026-02-01", "2026-02-28"], ["2026-01-01", "2026-01-31"]],
  ["year", "2026-11-25", ["2025-12-01", "2026-11-25"], ["2024-12-01", "2025-11-25"]],
  ["year", "2028-02-29", ["2027-03-01", "2028-02-29"], ["2026-03-01", "2027-02-28"]],
] as const)("%s on %s", (name, today, now, earlier) => {
  const period = periodOf(name, today);
  expect([period.now, period.earlier]).toEqual([days(now), days(earlier)]);
});

test("each day of the month has a step, beside the same day of the month before", () => {
  const counted = [
    { day: "2026-02-02", count: 7 },
    { day: "2026-02-20", count: 100 }, // later than the days that are compared
    { day: "2026-03-02", count: 3 },
  ];
  const period = periodOf("month", "2026-03-03");
  expect(stepsOf(period, counted)).toEqual([
    { day: "2026-03-01", now: 0, earlier: 0 },
    { day: "2026-03-02", now: 3, earlier: 7 },
    { day: "2026-03-03", now: 0, earlier: 0 },
  ]);
  expect([sumOf(counted, period.now), sumOf(counted, period.earlier)]).toEqual([3, 7]);
});

test("a year has twelve months", () => {
  const counted = [
    { day: "2025-12-31", count: 1 },
    { day: "2026-11-01", count: 2 },
    { day: "2026-11-25", count: 3 },
    { day: "2025-11-25", count: 4 },
    { day: "2025-11-26", count: 50 },
  ];
  const steps = stepsOf(periodOf("year", "2026-11-25"), counted);
  expect(steps).toHaveLength(12);
  expect(steps.at(0)).toEqual({ day: "2025-12", now: 1, earlier: 0 });
  expect(steps.at(-1)).toEqual({ day: "2026-11", now: 5, earlier: 4 });
});
