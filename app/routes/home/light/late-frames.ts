const LATE = 24;
const COUNTED = 20;
const LATE_AT_MOST = 5;
/** In milliseconds. While a scene begins its pictures are still being taken up. */
const BEGINNING = 1_000;

/** Tells, from the lengths of frames in milliseconds, when too many of the last ones were late. */
export function lateFrames(): (length: number) => boolean {
  let passed = 0;
  let frames: boolean[] = [];
  return (length) => {
    passed += length;
    if (passed < BEGINNING) return false;
    frames = [...frames, length > LATE].slice(-COUNTED);
    return frames.filter(Boolean).length > LATE_AT_MOST;
  };
}
