import { expect, test } from "vitest";
import { isFileName } from "./file-name.ts";

test.each([
  ["plan", "plan.jpg", true],
  ["Plan zdjęciowy (2)", "plan-zdjęciowy_2.JPG", true],
  ["plan.jpg", "plan.jpg", true],
  ["Ekipa ustawia światło", "plan.jpg", false],
  ["", "plan.jpg", false],
  ["plan", "", false],
])("„%s” beside the file %s: %s", (words, file, expected) => {
  expect(isFileName(words, file)).toBe(expected);
});
