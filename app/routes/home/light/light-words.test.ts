import { expect, test } from "vitest";
import { light } from "~/content/pictures/light.ts";
import { lightInQuery, lightPart, readLight, writeLight } from "~/text/addresses/light-setting.ts";
import { contrastRatio, readoutOf } from "./light-words.ts";

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
