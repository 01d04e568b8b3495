import { expect, it } from "vitest";
import { counted, formatNumber, zl, zlRange } from "./numbers.ts";

const shown = (text: string) => text.replaceAll("\u00a0", "~");

it("writes amounts the Polish way", () => {
  expect(shown(zl(3000))).toBe("3000~zł");
  expect(shown(zl(15_000))).toBe("15000~zł");
  expect(shown(zlRange(5000, 15_000))).toBe("5000–15000~zł");
  expect(shown(formatNumber(5_000_000))).toBe("5~000~000");
});

it.each([
  [1, "1 film"],
  [3, "3 filmy"],
  [5, "5 filmów"],
  [12, "12 filmów"],
  [22, "22 filmy"],
])("counts %i films", (count, expected) => {
  expect(counted(count, "film", "filmy", "filmów")).toBe(expected);
});
