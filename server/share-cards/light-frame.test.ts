import { expect, test } from "vitest";
import { addLamps } from "./light-frame.ts";

/** The pixels of three lamps that give one grey each, added. */
function sumOf(greys: readonly [number, number, number], parts: readonly [number, number, number]) {
  const pixel = (grey: number) => Uint8ClampedArray.of(grey, grey, grey, 255);
  const sum = new Uint8ClampedArray(4);
  addLamps([pixel(greys[0]), pixel(greys[1]), pixel(greys[2])], parts, sum);
  return [...sum];
}

test("a lamp alone, all the way up, is its picture", () => {
  for (let grey = 0; grey < 256; grey++) {
    for (const place of [0, 1, 2]) {
      const only = (value: number) => [0, 1, 2].map((at) => (at === place ? value : 0));
      const [key = 0, back = 0, ground = 0] = only(grey);
      const [ofKey = 0, ofBack = 0, ofGround = 0] = only(1);
      const sum = sumOf([key, back, ground], [ofKey, ofBack, ofGround]);
      expect(sum).toEqual([grey, grey, grey, 255]);
    }
  }
});

test("lamps add as light adds, not as the numbers that are stored", () => {
  // Stored, 188 is half of the light of white.
  expect(sumOf([188, 188, 0], [1, 1, 1])).toEqual([255, 255, 255, 255]);
  expect(sumOf([255, 0, 0], [0.5, 1, 1])).toEqual([188, 188, 188, 255]);
  expect(sumOf([255, 255, 255], [0.25, 0.125, 0.125])).toEqual([188, 188, 188, 255]);
  expect(sumOf([255, 255, 255], [1, 1, 1])).toEqual([255, 255, 255, 255]);
  expect(sumOf([255, 255, 255], [0, 0, 0])).toEqual([0, 0, 0, 255]);
});
