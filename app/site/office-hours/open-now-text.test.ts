import { expect, test } from "vitest";
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
