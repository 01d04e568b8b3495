import { randomInt } from "node:crypto";

/** Random numbers that come again with the same seed, so that a failure can be repeated. */
export type Chance = {
  seed: number;
  /** A whole number from `least` to `most`. */
  between(least: number, most: number): number;
};

/** Seeded by FAULT_SEED, or anew each time; the seed is printed. */
export function chance(given = Number(process.env.FAULT_SEED) || randomInt(1, 2 ** 31)): Chance {
  console.log(`FAULT_SEED=${given}`);
  let state = given;
  // mulberry32
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    seed: given,
    between: (least, most) => least + Math.floor(next() * (most - least + 1)),
  };
}

/** How often something is killed: `FAULT_TIMES=3` asks for three times as many kills. */
export const times = (usual: number) => usual * Number(process.env.FAULT_TIMES ?? 1);
