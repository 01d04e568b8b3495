import { expect, test } from "vitest";
import { deadlineOf } from "./deadline.ts";

const moment = (iso: string) => new Date(iso);

test("the deadline is 24 hours after arrival, also when the clocks change", () => {
  expect(deadlineOf("2026-10-24T22:30:00Z")).toEqual(moment("2026-10-25T22:30:00Z"));
  expect(deadlineOf("2026-03-28T12:00:00+00:00")).toEqual(moment("2026-03-29T12:00:00Z"));
});
