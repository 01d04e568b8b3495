import { expect, test } from "vitest";
import { TooSlow, withinBudget } from "./budget.ts";

test("work ends with its processor time, even within a regular expression", () => {
  expect(() => withinBudget(() => /^(\w+\s?)*$/.test(`${"a".repeat(60)}!`), 50)).toThrow(TooSlow);
  expect(() =>
    withinBudget(() => {
      for (;;);
    }, 50),
  ).toThrow(TooSlow);
  expect(withinBudget(() => 5, 50)).toBe(5);
  expect(() => withinBudget(() => JSON.parse("x"), 50)).toThrow(SyntaxError);
});
