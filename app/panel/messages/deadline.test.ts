import { expect, test } from "vitest";
import { plainSpaces } from "~/text/plain-spaces.ts";
import { deadlineOf, timeLeft } from "./deadline.ts";

const moment = (iso: string) => new Date(iso);

test("the deadline is 24 hours after arrival, also when the clocks change", () => {
  expect(deadlineOf("2026-10-24T22:30:00Z")).toEqual(moment("2026-10-25T22:30:00Z"));
  expect(deadlineOf("2026-03-28T12:00:00+00:00")).toEqual(moment("2026-03-29T12:00:00Z"));
});

test.each([
  [24 * 60, "zostały 24 godz."],
  [5 * 60 + 59, "zostało 5 godz."],
  [60, "została 1 godz."],
  [59, "zostało 59 min"],
  [1, "została 1 min"],
  [0, "po terminie od chwili"],
  [-59, "po terminie od 59 min"],
  [-2 * 60, "po terminie od 2 godz."],
  [-47 * 60, "po terminie od 47 godz."],
  [-48 * 60, "po terminie od 2 dni"],
])("with %i minutes left it says „%s”", (minutes, text) => {
  const now = moment("2026-11-20T12:00:00Z");
  const said = timeLeft(new Date(now.getTime() + minutes * 60_000), now);
  expect(plainSpaces(said)).toBe(text);
});
