import { expect, test } from "vitest";
import { wantsFilm } from "./viewing-conditions.ts";

test.each([
  ["slow-2g", false],
  ["2g", false],
  ["3g", true],
  ["4g", true],
  [undefined, true],
])("on a %s line: %s", (effectiveType, wanted) => {
  expect(wantsFilm({ effectiveType, reducedMotion: false })).toBe(wanted);
});

test("not when data is saved", () => {
  expect(wantsFilm({ effectiveType: "4g", saveData: true, reducedMotion: false })).toBe(false);
});

test("not under reduced motion", () => {
  expect(wantsFilm({ effectiveType: "4g", reducedMotion: true })).toBe(false);
});
