/** The one in the middle, or between the two in the middle: one bad round does not move it. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1);
  return middle.reduce((sum, value) => sum + value, 0) / middle.length;
}

/** The group with the largest median, so that one bad round of a busy machine does not name it. */
export function slowest<Group extends { times: readonly number[] }>(
  groups: readonly Group[],
): Group {
  return groups.reduce((one, other) => (median(other.times) > median(one.times) ? other : one));
}

/**
 * Measures two things in turn, so that other work of the machine meets both alike. The ratio is the
 * median of the rounds'; each side's number is the median of its own.
 */
export async function alternate<Measured>(
  rounds: number,
  sides: { ours: () => Promise<Measured>; limit: () => Promise<Measured> },
) {
  const taken: { ours: Measured; limit: Measured }[] = [];
  for (let round = 0; round < rounds; round++) {
    // The side that goes first in one round goes second in the next.
    if (round % 2 === 0) {
      const limit = await sides.limit();
      taken.push({ limit, ours: await sides.ours() });
    } else {
      const ours = await sides.ours();
      taken.push({ ours, limit: await sides.limit() });
    }
  }
  return {
    ours: (read: (measured: Measured) => number) => median(taken.map(({ ours }) => read(ours))),
    limit: (read: (measured: Measured) => number) => median(taken.map(({ limit }) => read(limit))),
    ratio: (read: (measured: Measured) => number) =>
      median(taken.map(({ ours, limit }) => read(ours) / read(limit))),
  };
}
