import { expect, test } from "vitest";
import { headingIds } from "./heading-ids.ts";

test.each([
  [
    ["Wstęp", "Wstęp", "Wstęp"],
    ["wstęp", "wstęp-1", "wstęp-2"],
  ],
  [
    ["A", "A", "A-1"],
    ["a", "a-1", "a-1-1"],
  ],
  [
    ["A-1", "A", "A"],
    ["a-1", "a", "a-2"],
  ],
])("the headings %j have different ids", (headings, ids) => {
  expect(headingIds(headings)).toEqual(ids);
});

test("many equal headings are counted on, not tried anew", () => {
  const ids = headingIds(Array.from({ length: 50_000 }, () => "A"));
  expect(new Set(ids).size).toBe(50_000);
});
