import { expect, test } from "vitest";
import { framesAt, framesOf, minuteAfter, timecodeOf } from "./clock-time.ts";

const scene = { top: 800, frames: framesOf("00:01:12:08") };
const next = { top: 3_000, frames: framesOf("00:05:31:11") };

test("a timecode is hours, minutes, seconds and 25 frames", () => {
  for (const timecode of ["00:00:00:00", "00:09:59:24", "01:00:00:01"]) {
    expect(timecodeOf(framesOf(timecode))).toBe(timecode);
  }
  expect(framesOf("00:01:00:01")).toBe(1_501);
});

test("the clock reads a section's timecode at its top, and runs evenly to the next", () => {
  expect(framesAt(800, scene, next)).toBe(scene.frames);
  expect(framesAt(3_000, scene, next)).toBe(next.frames);
  expect(timecodeOf(framesAt(1_900, scene, next))).toBe("00:03:21:22");
});

test("the film ends on a full minute", () => {
  expect(timecodeOf(minuteAfter(framesOf("00:09:59:24")))).toBe("00:10:00:00");
  expect(timecodeOf(minuteAfter(framesOf("00:02:00:00")))).toBe("00:03:00:00");
});
