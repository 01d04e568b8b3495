import { z } from "zod";

/**
 * What `tests/run.ts` asks the test runners for: the tests of `npm test`, all of them, or what `npm test` has not run.
 * A runner that somebody starts by hand may run all of them.
 */
export const suite = z.enum(["test", "all", "rest"]).catch("all").parse(process.env.TEST_SUITE);

/** Tests in this folder belong to `npm run test:all` only. */
export const everything = "tests/everything";

/** Leaves out the folders that do not belong to what was asked for. */
export const inSuite = (globs: { test: string[]; everything: string[] }): string[] => [
  ...(suite === "rest" ? [] : globs.test),
  ...(suite === "test" ? [] : globs.everything),
];
