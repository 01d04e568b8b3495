import { expect, test } from "vitest";
import { isDay } from "./is-day.ts";

test.each([
  ["2026-03-12", true],
  ["", false],
  ["tak", false],
  ["2026-02-31", false],
  ["0026-03-12", false],
])("the day %j: %s", (value, is) => {
  expect(isDay(value)).toBe(is);
});
