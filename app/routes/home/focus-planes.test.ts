import { describe, expect, test } from "vitest";
import {
  distanceOf,
  focusWhileScrolled,
  planes,
  pointInPicture,
  slowFrames,
} from "./focus-planes.ts";

describe("the focus of the scene", () => {
  test("goes from the microphone past the camera to the lamp as the picture moves up", () => {
    expect([1, 0.75, 0.5, 0.25, 0].map(focusWhileScrolled)).toEqual([
      planes.microphone,
      planes.microphone,
      planes.camera,
      planes.lamp,
      planes.lamp,
    ]);
    const steps = Array.from({ length: 101 }, (_, i) => focusWhileScrolled(i / 100));
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
  });

  test("is told in metres", () => {
    expect(distanceOf(1)).toBeCloseTo(0.85);
    expect(distanceOf(0)).toBeCloseTo(5.6);
    expect(distanceOf(planes.camera)).toBeGreaterThan(2);
    expect(distanceOf(planes.camera)).toBeLessThan(distanceOf(planes.lamp));
  });

  test("finds what is pointed at where the box crops the picture", () => {
    const picture = { width: 1600, height: 1000 };
    const square = { width: 500, height: 500 };
    const at = (x: number, y: number, position: string) =>
      pointInPicture({ x, y }, square, picture, position);
    expect(at(250, 250, "50% 50%")).toEqual({ x: 0.5, y: 0.5 });
    expect(at(0, 0, "0% 50%")).toEqual({ x: 0, y: 0 });
    expect(at(500, 500, "100% 50%")).toEqual({ x: 1, y: 1 });
  });
});

test("a device is slow when more than a quarter of its first twenty frames are late", () => {
  const told = (lengths: number[]) => {
    const isSlow = slowFrames();
    return lengths.map(isSlow).includes(true);
  };
  expect(told(Array(60).fill(16.7))).toBe(false);
  expect(told([...Array(5).fill(40), ...Array(60).fill(16.7)])).toBe(false);
  expect(told([...Array(14).fill(16.7), ...Array(6).fill(40)])).toBe(true);
  expect(told([...Array(20).fill(16.7), ...Array(60).fill(40)])).toBe(false);
});
