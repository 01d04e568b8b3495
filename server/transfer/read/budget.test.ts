import { expect, test } from "vitest";
import { budgetOf, TooSlow, withinBudget } from "./budget.ts";

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

test("the budget grows with the text, up to a bound", () => {
  expect([77, 200_000, 9e9].map(budgetOf)).toEqual([1_001, 3_000, 10_000]);
});
