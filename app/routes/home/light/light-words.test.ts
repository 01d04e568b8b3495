import { expect, test } from "vitest";
import { light } from "~/content/pictures/light.ts";
import { lightInQuery, lightPart, readLight, writeLight } from "~/text/addresses/light-setting.ts";
import { plainSpaces } from "~/text/plain-spaces.ts";
import { lateFrames } from "./late-frames.ts";
import { contrastRatio, invitation, presets, readoutOf, stepInWords } from "./light-words.ts";

test("only a whole setting is read from an address", () => {
  expect(lightInQuery("?swiatlo=7-3-2")).toEqual([7, 3, 2]);
  expect(lightInQuery("?fbclid=x&swiatlo=10-0-10")).toEqual([10, 0, 10]);
  for (const text of ["", "7-3", "7-3-11", "07-3-2", "7-3-2-1", "-1-3-2", "a-b-c", "7-3-2 "])
    expect(readLight(text), text).toBeNull();
  expect(lightInQuery("?swiatlo=")).toBeNull();
  expect(writeLight([0, 10, 5])).toBe("0-10-5");
});

test("a lamp that is half way up gives a quarter of its light, and one that is hardly up can be seen", () => {
  expect([0, 2, 4, 5, 10].map(lightPart)).toEqual([0, 0.1, 0.2, 0.25, 1]);
});

test("the presets have the contrast that the post names", () => {
  expect(readoutOf(presets.interview)).toContain("4:1");
  expect(readoutOf(presets.confession)).toContain("8:1");
  expect(readoutOf(presets.passport)).toContain("2:1");
});

test("the readout is whole at every setting", () => {
  const steps = Array.from({ length: 11 }, (_, step) => step);
  for (const key of steps)
    for (const back of steps)
      for (const ground of steps) {
        const ratio = contrastRatio([key, back, ground]);
        expect(Number.isFinite(ratio)).toBe(true);
        expect(readoutOf([key, back, ground])).not.toMatch(/NaN|Infinity|[{}]/);
      }
  expect(readoutOf([0, 10, 10])).toBe(light.readoutWithoutKey);
});

test("a screen reader hears how far a lamp is up", () => {
  expect([0, 3, 5, 8, 10].map((step) => plainSpaces(stepInWords(step)))).toEqual([
    "0 z 10, zgaszone",
    "3 z 10, ledwie świeci",
    "5 z 10, w połowie mocy",
    "8 z 10, mocno",
    "10 z 10, pełna moc",
  ]);
});

test("the lamps' own move ends where it began", () => {
  const steps = invitation([7, 5, 5]);
  expect(steps.at(-1)).toEqual([7, 5, 5]);
  expect(steps).toContainEqual([0, 10, 0]);
  expect(steps.flat().every((step) => Number.isInteger(step) && step >= 0 && step <= 10)).toBe(
    true,
  );
});

test("late frames count after the first second alone", () => {
  const isLate = lateFrames();
  expect(Array.from({ length: 24 }, () => isLate(40)).some(Boolean)).toBe(false);
  expect(Array.from({ length: 8 }, () => isLate(40)).at(-1)).toBe(true);
  const steady = lateFrames();
  expect(Array.from({ length: 200 }, () => steady(17)).some(Boolean)).toBe(false);
});
