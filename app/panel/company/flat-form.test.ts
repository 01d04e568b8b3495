import { expect, test } from "vitest";
import { shapes } from "~/content/agency/shapes.ts";
import { originals } from "~/content/page-content/originals.ts";
import { countItems, flatten, unflatten, withoutEmptyItems, withoutItem } from "./flat-form.ts";

test.each(Object.entries(shapes))("the form of %s gives back the value", (key, shape) => {
  const original = Object.entries(originals).find(([name]) => name === key)?.[1];
  const plain = JSON.parse(JSON.stringify(original).replaceAll("\u00a0", " "));
  expect(shape.parse(unflatten(flatten(original)))).toEqual(plain);
});

test("a removed item leaves no gap", () => {
  const form = flatten({ days: [{ date: "a" }, { date: "b" }, { date: "c" }], note: "x" });
  const left = withoutItem(form, "days", 1);
  expect(left).toEqual({ "days.0.date": "a", "days.1.date": "c", note: "x" });
  expect(countItems(left, "days")).toBe(2);
  expect(countItems(left, "none")).toBe(0);
});

test("an item that only this form has goes when nothing of it is filled in", () => {
  const closed = { from: "", to: "" };
  const form = flatten({ days: [closed], exceptions: [{ date: "a", ...closed }, closed] });
  const other = flatten({ days: [closed], exceptions: [] });
  const left = flatten({ days: [closed], exceptions: [{ date: "a", ...closed }] });
  expect(withoutEmptyItems(form, other)).toEqual(left);
});
