import { expect, test } from "vitest";
import { readOrder, withHidden, writeOrder } from "./service-order.ts";

const known = ["0", "1", "2", "+a", "+b"];

test.each([
  ["0 1 2", ["0", "1", "2", "+a", "+b"]],
  ["2 +b 0", ["2", "+b", "0", "+a"]],
  ["2 -a 0", ["2", "0", "+b"]],
  ["2 2 7 +gone x -b 0", ["2", "0", "+a"]],
])("%s shows %j", (value, shown) => {
  expect(readOrder(value, known)).toEqual(shown);
  expect(readOrder(writeOrder(shown, known), known)).toEqual(shown);
});

test("hidden ones stand behind the others, and of the added ones it is said", () => {
  expect(withHidden(["2", "+b"], known)).toEqual(["2", "+b", "0", "1", "+a"]);
  expect(writeOrder(["2", "+b"], known)).toBe("2 +b -a");
});
