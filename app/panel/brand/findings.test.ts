import { expect, test } from "vitest";
import { pictureFindings, seenIn } from "./findings.ts";
import { findingWords as words } from "./words.ts";

const pixels = (...all: [red: number, green: number, blue: number, alpha: number][]) =>
  seenIn(Uint8ClampedArray.from(all.flat()));
const png = (width: number, height: number) =>
  `/storage/v1/object/public/media/library/a.png ${width} ${height}`;
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 10"><path d="M0 0h80v10z"/></svg>';
const clear: [number, number, number, number] = [0, 0, 0, 0];

test("white on white, black on black, and nothing at all are named", () => {
  const white = seenIn(new Uint8ClampedArray(200).fill(255));
  expect(pictureFindings("logo", png(800, 100), white)).toEqual([words.flat("Logo")]);
  expect(pictureFindings("logo", svg, pixels([10, 10, 10, 255], clear, clear))).toEqual([
    words.dark("Logo"),
  ]);
  expect(pictureFindings("logo", svg, pixels(clear, clear))).toEqual([words.empty("Logo")]);
  expect(pictureFindings("logo", png(640, 80), null)).toEqual([words.unseen("Logo")]);
});
