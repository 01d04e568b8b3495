import { expect, test } from "vitest";
import { momentOf } from "./moments.ts";

const cases: [given: string, moment: string | null][] = [
  ["2019-01-04 12:30:00", "2019-01-04T11:30:00.000Z"],
  ["2019-05-04T12:30", "2019-05-04T10:30:00.000Z"],
  ["2019-05-04", "2019-05-03T22:00:00.000Z"],
  ["2019-10-27 01:30:00", "2019-10-26T23:30:00.000Z"],
  ["2019-03-31 03:30:00", "2019-03-31T01:30:00.000Z"],
  ["2019-05-04T12:30:00-05:00", "2019-05-04T17:30:00.000Z"],
  ["Fri, 07 Jun 2013 03:00:44 +0000", "2013-06-07T03:00:44.000Z"],
  ["0000-00-00 00:00:00", null],
  ["1800-01-01", null],
  ["", null],
  ["wczoraj", null],
];

test.each(cases)("%s is %s", (given, moment) => {
  expect(momentOf(given)).toBe(moment);
});

test("a moment without a zone that is said to be UTC is", () => {
  expect(momentOf("2019-05-04 12:30:00", true)).toBe("2019-05-04T12:30:00.000Z");
});
