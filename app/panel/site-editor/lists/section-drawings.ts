/** Rectangles of a drawing, 48 by 32: left, top, width, height; `true` is in the accent colour. */
export type Drawing = readonly (readonly [number, number, number, number, true?])[];

const heading = [4, 3, 18, 3] as const;

/** Lines of text below each other, from here on. */
function lines(left: number, top: number, width: number, count: number, step = 4): Drawing {
  return Array.from({ length: count }, (_, at) => [left, top + at * step, width, 1.5] as const);
}

function columns(count: number, top: number, height: number, lit = -1): Drawing {
  const width = (42 - count * 2) / count;
  return Array.from({ length: count }, (_, at) => {
    const place = [4 + at * (width + 2), top, width, height] as const;
    return at === lit ? [...place, true as const] : place;
  });
}

const marks = (left: number, count: number): Drawing =>
  Array.from({ length: count }, (_, at) => [left, 10 + at * 5, 3, 3, true] as const);
const rows = (left: number, count: number): Drawing => lines(left, 10.75, 40 - left, count, 5);
const picture = [26, 8, 18, 20] as const;

/** A picture of each section of `app/content/sections/kinds.ts`, in its order. */
export const drawings: readonly Drawing[] = [
  [heading, [8, 9, 1, 20], ...marks(7, 4), ...rows(14, 4)],
  [heading, [4, 9, 16, 19], [16, 13, 28, 16, true], ...lines(19, 16, 20, 3)],
  [heading, ...lines(4, 10, 8, 3, 5), ...lines(18, 10, 26, 3, 5), [4, 25, 40, 4, true]],
  [heading, ...columns(6, 10, 18), [4, 7, 40, 1], [4, 30, 40, 1]],
  [heading, ...columns(7, 10, 18, 3)],
  [
    heading,
    [5, 9, 3, 9],
    [19, 9, 3, 9],
    [33, 9, 3, 9, true],
    ...columns(3, 21, 2),
    ...columns(3, 25, 2),
  ],
  [heading, ...marks(4, 2), ...rows(9, 2), [4, 22, 3, 3, true], [9, 23, 31, 1.5]],
  [heading, ...lines(4, 10, 14, 4, 5), ...lines(22, 10, 22, 4, 5)],
  [
    heading,
    ...columns(3, 9, 1.5, 0),
    ...columns(3, 13, 2),
    ...columns(3, 17, 1),
    ...columns(3, 20, 1),
  ],
  [
    heading,
    ...marks(4, 4),
    ...lines(9, 10.75, 12, 4, 5),
    ...marks(25, 4),
    ...lines(30, 10.75, 12, 4, 5),
  ],
  [heading, [4, 9, 16, 20], ...marks(24, 4), ...lines(29, 10.75, 14, 4, 5)],
  [
    heading,
    ...columns(3, 9, 1.5, 1),
    ...columns(3, 12, 5),
    ...columns(2, 20, 1.5),
    ...columns(2, 23, 5),
  ],
  [heading, ...lines(4, 10, 14, 4, 5), [19, 10, 4, 1.5, true], [19, 15, 4, 1.5, true], picture],
  [heading, ...columns(4, 9, 9, 0), ...columns(4, 21, 1.5), ...columns(4, 24, 1.5)],
  [heading, [4, 9, 13, 20, true], [20, 9, 10, 7], [33, 9, 10, 7], [20, 20, 10, 7], [33, 20, 10, 7]],
  [heading, [4, 8, 40, 8], ...lines(4, 19, 10, 3), ...lines(18, 19, 26, 3)],
  [heading, ...columns(3, 9, 20, 1)],
  [heading, ...columns(4, 9, 2), ...columns(4, 13, 6, 2), ...columns(4, 21, 6)],
  [
    heading,
    [4, 11, 8, 6, true],
    [14, 11, 8, 6, true],
    [24, 11, 8, 6, true],
    [4, 21, 8, 6],
    [14, 21, 8, 6],
    [24, 21, 8, 6],
    [37, 11, 7, 16],
  ],
  [
    heading,
    [4, 9, 22, 2, true],
    ...lines(4, 14, 22, 4),
    [32, 12, 12, 1.5],
    ...lines(32, 16, 12, 3),
  ],
  [
    heading,
    ...columns(4, 9, 1.5),
    [4, 12, 40, 0.5],
    ...columns(4, 15, 2),
    ...columns(4, 20, 2),
    ...columns(4, 25, 2),
  ],
  [
    heading,
    [16, 9, 12, 2, true],
    [31, 9, 13, 2],
    ...lines(4, 15, 9, 3, 5),
    ...lines(16, 15, 12, 3, 5),
    ...lines(31, 15, 13, 3, 5),
  ],
  [heading, [4, 10, 9, 7], [15, 10, 16, 7, true], [33, 10, 11, 7], [4, 20, 14, 7], [20, 20, 24, 7]],
  [heading, [4, 10, 14, 5, true], [4, 17, 26, 5, true], [4, 24, 40, 5, true]],
  [heading, [4, 11, 12, 18], [18, 8, 12, 21, true], [32, 11, 12, 18]],
  [heading, [4, 12, 6, 12], [12, 13, 8, 11], [22, 14, 10, 10], [34, 17, 10, 7, true]],
  [
    heading,
    [4, 9, 3, 3, true],
    [9, 9.5, 14, 1.5],
    [9, 14, 3, 3],
    [14, 14.5, 14, 1.5],
    [4, 19, 3, 3, true],
    [9, 19.5, 14, 1.5],
    [9, 24, 3, 3],
    [14, 24.5, 14, 1.5],
  ],
  [[4, 8, 16, 4], ...lines(4, 16, 16, 3), [24, 4, 20, 25]],
  [heading, [4, 9, 24, 14], [30, 13, 14, 10], [4, 25, 14, 1.5], [30, 25, 10, 1.5]],
  [heading, [4, 10, 12, 4], ...lines(20, 10, 20, 4, 5), [42, 10, 2, 2, true], [42, 15, 2, 2, true]],
  [
    [4, 4, 10, 2],
    [18, 4, 2, 3, true],
    ...[4, 10, 16].map((top) => [21, top, 23, 3] as const),
    [21, 24, 10, 1.5],
    [21, 27, 14, 1.5],
  ],
];
