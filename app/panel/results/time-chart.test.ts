import fc from "fast-check";
import { expect, test } from "vitest";
import { axisOf } from "./time-chart.tsx";

test.each([
  [0, [0, 1]],
  [3, [0, 1, 2, 3]],
  [5, [0, 2, 4, 6]],
  [590, [0, 200, 400, 600]],
  [1_001, [0, 500, 1_000, 1_500]],
])("the lines behind a highest bar of %i", (most, lines) => {
  expect(axisOf(most)).toEqual(lines);
});

test("the highest line is never below the highest bar, and there are five at most", () => {
  fc.assert(
    fc.property(fc.nat(), (most) => {
      const lines = axisOf(most);
      expect(lines.at(-1)).toBeGreaterThanOrEqual(most);
      expect(lines.length).toBeLessThanOrEqual(5);
    }),
  );
});
