import { expect, test } from "vitest";
import { openingHours } from "~/content/agency/opening-hours.ts";
import { isPublicHoliday, lastOpenMoment, nextOpening, openUntil } from "./office-hours.ts";

const moment = (iso: string) => new Date(iso);

test.each([
  // The Easters of these years are known: https://en.wikipedia.org/wiki/List_of_dates_for_Easter
  ["2026-04-05", "2026-04-06", "2026-05-24", "2026-06-04"],
  ["2027-03-28", "2027-03-29", "2027-05-16", "2027-05-27"],
  ["2038-04-25", "2038-04-26", "2038-06-13", "2038-06-24"],
])("knows the moving holidays around Easter on %s", (...days) => {
  expect(days.filter((day) => !isPublicHoliday(day))).toEqual([]);
  expect(isPublicHoliday(days[0].replace(/-\d\d$/, "-02"))).toBe(false);
});

test.each([
  ["on a Friday in winter", "2026-11-20T12:00:00Z", "2026-11-20T16:00:00Z"],
  ["on a Friday in summer", "2026-07-17T12:00:00Z", "2026-07-17T15:00:00Z"],
  ["on a Saturday", "2026-11-21T12:00:00Z", "2026-11-21T13:00:00Z"],
  ["on Saturday evening", "2026-11-21T18:00:00Z", null],
  ["at the minute of closing", "2026-11-20T16:00:00Z", null],
  ["on Easter Monday", "2026-04-06T10:00:00Z", null],
  ["on the day the clocks change", "2026-03-29T10:00:00Z", null],
])("the office is open %s until then", (_, now, closes) => {
  expect(openUntil(moment(now))).toEqual(closes && moment(closes));
});

test.each([
  ["2026-11-20T17:00:00Z", "2026-11-21T09:00:00Z"], // Friday evening
  ["2026-11-21T14:00:00Z", "2026-11-23T08:00:00Z"], // over Sunday
  ["2026-04-04T18:00:00Z", "2026-04-07T07:00:00Z"], // over Easter
  ["2026-12-23T18:00:00Z", "2026-12-28T08:00:00Z"], // Christmas on Thursday to Saturday
  ["2026-03-28T18:00:00Z", "2026-03-30T07:00:00Z"], // over the beginning of summer time
  ["2026-10-24T18:00:00Z", "2026-10-26T08:00:00Z"], // over its end
])("after %s it opens at %s", (now, opens) => {
  expect(nextOpening(moment(now))).toEqual(moment(opens));
});

test.each([
  ["2026-11-20T12:00:00Z", "2026-11-20T12:00:00Z"],
  ["2026-11-20T19:00:00Z", "2026-11-20T16:00:00Z"],
  ["2026-11-22T19:00:00Z", "2026-11-21T13:00:00Z"],
  ["2026-04-06T12:00:00Z", "2026-04-04T12:00:00Z"],
])("a deadline of %s can be met until %s", (deadline, last) => {
  expect(lastOpenMoment(moment(deadline))).toEqual(moment(last));
});

test("hours and single days that administrators have set take the place of the record and of holidays", () => {
  const hours = {
    week: openingHours.map((row) => ({ ...row, open: { from: "8:00", to: "12:00" } })),
    exceptions: [
      { date: "2026-11-20", open: null },
      { date: "2026-11-11", open: { from: "10:00", to: "11:00" } },
    ],
  };
  expect(openUntil(moment("2026-11-19T10:00:00Z"), hours)).toEqual(moment("2026-11-19T11:00:00Z"));
  expect(openUntil(moment("2026-11-20T10:00:00Z"), hours)).toBeNull();
  expect(nextOpening(moment("2026-11-19T12:00:00Z"), hours)).toEqual(
    moment("2026-11-21T07:00:00Z"),
  );
  expect(openUntil(moment("2026-11-11T09:30:00Z"), hours)).toEqual(moment("2026-11-11T10:00:00Z"));
});
