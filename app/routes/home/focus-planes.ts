/**
 * The distances of `focus-planes-depth.webp`, which `assets/recipes/depth.py` made: 1 is nearest, 0 is the wall. In between
 * they go by the inverse of the distance, as the blur of a lens does.
 */
const NEAREST = 0.85;
const WALL = 5.6;
const CURVE = 0.6;

export const planes = { microphone: 1, camera: 0.42, lamp: 0.2 } as const;

/** The focus for a place of the picture's middle on the screen: 0 at its upper edge, 1 at its lower. */
export function focusWhileScrolled(place: number): number {
  const { microphone, camera, lamp } = planes;
  if (place > 0.5) return between(camera, microphone, (place - 0.56) / 0.14);
  return between(lamp, camera, (place - 0.3) / 0.14);
}

/** In metres. */
export function distanceOf(focus: number): number {
  const [near, far] = [1 / NEAREST, 1 / WALL];
  return 1 / (far + Math.max(0, Math.min(1, focus)) ** (1 / CURVE) * (near - far));
}

export type Size = { width: number; height: number };
type Point = { x: number; y: number };

/**
 * The point of a picture, from 0 to 1, that is shown at a point of its box, where the box is covered. `position` is
 * the computed `object-position`, in percents.
 */
export function pointInPicture(at: Point, box: Size, picture: Size, position: string): Point {
  const scale = Math.max(box.width / picture.width, box.height / picture.height);
  const [x = 50, y = 50] = position.split(" ").map(Number.parseFloat);
  const along = (point: number, room: number, length: number, percent: number) =>
    (point - ((room - length) * percent) / 100) / length;
  return {
    x: along(at.x, box.width, picture.width * scale, x),
    y: along(at.y, box.height, picture.height * scale, y),
  };
}

const SLOW = 24;
const COUNTED = 20;
const SLOW_AT_MOST = 5;

/** Tells, from the lengths of frames in milliseconds, when too many of the first ones were late. */
export function slowFrames(): (length: number) => boolean {
  let [seen, slow] = [0, 0];
  return (length) => {
    if (seen++ < COUNTED && length > SLOW) slow++;
    return slow > SLOW_AT_MOST;
  };
}

function between(from: number, to: number, part: number): number {
  const t = Math.max(0, Math.min(1, part));
  return from + (to - from) * t * t * (3 - 2 * t);
}
