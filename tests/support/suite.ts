import { appendFileSync } from "node:fs";
import { z } from "zod";

/**
 * The tests that a runner is asked for: those of `npm test`, of `npm run test:rest` or of `npm run test:nightly`.
 * A runner that somebody starts by hand may run all of them.
 */
export const suite = z
  .enum(["test", "rest", "nightly", "all"])
  .catch("all")
  .parse(process.env.TEST_SUITE);

/** The globs of the suite that was asked for. What a suite does not name, it does not run. */
export const inSuite = (globs: { test?: string[]; rest?: string[]; nightly?: string[] }) => {
  const { test = [], rest = [], nightly = [] } = globs;
  return suite === "all" ? [...test, ...rest, ...nightly] : { test, rest, nightly }[suite];
};

/**
 * Starts are the dearest part of the tests, so their number is printed at the end of a suite. One that is refused costs a
 * tenth, and is counted apart.
 */
export function countStart(what: "site" | "backend" | "refused"): void {
  const { TEST_STARTS } = process.env;
  if (TEST_STARTS) appendFileSync(TEST_STARTS, `${what}\n`);
}
