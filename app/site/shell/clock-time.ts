const FRAMES_PER_MINUTE = 1_500;
const MILLISECONDS_PER_FRAME = 40;

/** A place of the page, in pixels scrolled, and its film time in frames. */
export type Moment = { top: number; frames: number };

export function framesOf(timecode: string): number {
  const parts = timecode.split(":").map(Number);
  return parts.reduce((sum, part, at) => sum * (at === 3 ? 25 : 60) + part, 0);
}

export function timecodeOf(frames: number): string {
  const time = new Date(frames * MILLISECONDS_PER_FRAME).toISOString().slice(11, 19);
  return `${time}:${String(frames % 25).padStart(2, "0")}`;
}

export function minuteAfter(frames: number): number {
  return frames - (frames % FRAMES_PER_MINUTE) + FRAMES_PER_MINUTE;
}

/** Frames at a scroll position: exactly those of the section at the top, evenly between two. */
export function framesAt(top: number, last: Moment, next: Moment): number {
  const share = (top - last.top) / (next.top - last.top);
  return Math.floor(last.frames + share * (next.frames - last.frames));
}
