import { median } from "./median.ts";

/**
 * Measures two things in turn, so that what else the machine does meets both alike. The ratio is the
 * median of the rounds'; each side's number is the median of its own.
 */
export async function alternate<Measured>(
  rounds: number,
  sides: { ours: () => Promise<Measured>; limit: () => Promise<Measured> },
) {
  const taken: { ours: Measured; limit: Measured }[] = [];
  for (let round = 0; round < rounds; round++) {
    // Whoever goes first in one round goes second in the next.
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
