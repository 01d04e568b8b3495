const FRAMES_PER_MINUTE = 1_500;
const MILLISECONDS_PER_FRAME = 40;

/** A place of the page, in pixels scrolled, and its film time in frames. */
export type Moment = { top: number; frames: number };

export function framesOf(timecode: string): number {
  const seconds = Date.parse(`1970-01-01T${timecode.slice(0, 8)}Z`);
  return seconds / MILLISECONDS_PER_FRAME + Number(timecode.slice(9));
}

export function timecodeOf(frames: number): string {
  const time = new Date(frames * MILLISECONDS_PER_FRAME).toISOString().slice(11, 19);
  return `${time}:${String(frames % 25).padStart(2, "0")}`;
}

/** The minute that ends after these frames. */
export function minuteAfter(frames: number): number {
  return (Math.floor(frames / FRAMES_PER_MINUTE) + 1) * FRAMES_PER_MINUTE;
}

/** Frames at a scroll position: exactly those of the section at the top, evenly between two. */
export function framesAt(top: number, last: Moment, next: Moment | undefined): number {
  if (!next) return last.frames;
  const share = (top - last.top) / (next.top - last.top);
  return Math.floor(last.frames + share * (next.frames - last.frames));
}
