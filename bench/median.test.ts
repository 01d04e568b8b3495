import { expect, test } from "vitest";
import { median } from "./median.ts";

test.each([
  [[7], 7],
  [[9, 1, 5], 5],
  [[4, 1, 10, 2], 3],
  [[10, 9, 100, 1, 2], 9],
])("the median of %j is %d", (values, middle) => {
  expect(median(values)).toBe(middle);
});

test("there is no median of nothing", () => {
  expect(median([])).toBeNaN();
});
