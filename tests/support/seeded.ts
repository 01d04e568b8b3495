import { randomInt } from "node:crypto";
import fc from "fast-check";

/** Random numbers that come again with the same seed, so that a failure can be repeated. */
export type Chance = {
  seed: number;
  /** A whole number from `least` to `most`. */
  between(least: number, most: number): number;
};

/**
 * All that is random in the tests comes from it. Always the same, so that a run judges nothing but the
 * change; TEST_SEED=new draws one and prints it, TEST_SEED=… repeats it.
 */
export const testSeed = readSeed();

function readSeed(): number {
  const given = process.env.TEST_SEED;
  if (given !== "new") return Number(given) || 20_261_126;
  const drawn = randomInt(1, 2 ** 31);
  console.log(`TEST_SEED=${drawn}`);
  return drawn;
}

fc.configureGlobal({ seed: testSeed });

export function chance(given = testSeed): Chance {
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
