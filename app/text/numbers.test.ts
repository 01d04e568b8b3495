import { expect, it } from "vitest";
import { counted, formatNumber } from "./numbers.ts";

const shown = (text: string) => text.replaceAll("\u00a0", "~");

it("writes amounts the Polish way", () => {
  expect(shown(formatNumber(5_000_000))).toBe("5~000~000");
});

it.each([
  [1, "1 film"],
  [3, "3 filmy"],
  [5, "5 filmów"],
  [12, "12 filmów"],
  [0, "0 filmów"],
  [21, "21 filmów"],
  [22, "22 filmy"],
  [112, "112 filmów"],
  [1_002, "1002 filmy"],
])("counts %i films", (count, expected) => {
  expect(counted(count, "film", "filmy", "filmów")).toBe(expected);
});
