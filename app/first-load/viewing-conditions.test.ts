import { expect, test } from "vitest";
import { wantsFilm } from "./viewing-conditions.ts";

test.each([
  [{ effectiveType: "slow-2g" }, false],
  [{ effectiveType: "2g" }, false],
  [{ effectiveType: "3g" }, true],
  [{ effectiveType: undefined }, true],
  [{ effectiveType: "4g", saveData: true }, false],
  [{ effectiveType: "4g", reducedMotion: true }, false],
])("with %j a film is wanted: %s", (conditions, wanted) => {
  expect(wantsFilm({ reducedMotion: false, ...conditions })).toBe(wanted);
});
