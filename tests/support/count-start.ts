import { appendFileSync } from "node:fs";

/** Starts are the dearest part of the tests, so their number is printed at the end of a suite. */
export function countStart(what: "site" | "backend"): void {
  const { TEST_STARTS } = process.env;
  if (TEST_STARTS) appendFileSync(TEST_STARTS, `${what}\n`);
}
