import { expect, test } from "vitest";
import { openingHours } from "~/content/agency/opening-hours.ts";
import { plainSpaces } from "~/text/plain-spaces.ts";
import { openNowText } from "./open-now-text.ts";

test.each([
  ["2026-11-20T07:59:00Z", "Otwieramy dziś o 9:00"],
  ["2026-11-20T08:00:00Z", "Teraz otwarte, do 17:00"],
  ["2026-11-20T16:00:00Z", "Otwieramy jutro o 10:00"],
  // In Warsaw it is Saturday already, in UTC it is not.
  ["2026-11-20T23:30:00Z", "Otwieramy dziś o 10:00"],
  ["2026-11-21T14:00:00Z", "Otwieramy w poniedziałek o 9:00"],
  ["2026-11-10T17:00:00Z", "Otwieramy w czwartek o 9:00"], // Independence Day between
  ["2026-03-28T18:00:00Z", "Otwieramy w poniedziałek o 9:00"], // summer time begins between
])("at %s it says „%s”", (now, text) => {
  expect(plainSpaces(openNowText(new Date(now)))).toBe(text);
});

test("says the date when the office opens in a week or later, and nothing when it does not", () => {
  const closedUntil = (last: number) =>
    Array.from({ length: last }, (_, at) => ({
      date: `2026-11-${String(at + 1).padStart(2, "0")}`,
      open: null,
    }));
  const now = new Date("2026-11-02T10:00:00Z");
  expect(plainSpaces(openNowText(now, { week: openingHours, exceptions: closedUntil(9) }))).toBe(
    "Otwieramy 10 listopada o 9:00",
  );
  const week = openingHours.map((row) => ({ ...row, open: null }));
  expect(openNowText(now, { week, exceptions: [] })).toBe("");
});
