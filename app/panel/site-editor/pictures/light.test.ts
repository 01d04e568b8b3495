import { expect, test } from "vitest";
import { lightIn } from "./light.ts";

/** Twenty points, of which so many are white. */
const picture = (white: number) =>
  Uint8ClampedArray.from({ length: 80 }, (_, at) => (at % 4 === 3 || at < white * 4 ? 255 : 0));

test.each([
  ["a black one", picture(0), 0],
  ["one with a lamp", picture(1), 0],
  ["one with a window", picture(2), 100],
  ["a white one", picture(20), 100],
  ["a grey one", Uint8ClampedArray.from({ length: 80 }, (_, at) => (at % 4 === 3 ? 255 : 128)), 22],
  ["one that nobody sees", new Uint8ClampedArray(80).fill(0), 0],
])("how light a picture is: %s", (_, pixels, light) => {
  expect(lightIn(pixels)).toBe(light);
});
