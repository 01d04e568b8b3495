import fc from "fast-check";
import { test } from "vitest";
import { testSeed } from "../../support/seeded.ts";
import { expectHeldApart, expectKept, strange } from "../../support/strange-markdown.ts";

const TEXTS = 100_000;
/** Each of these is written some fifty times. */
const TEXTS_WITH_MORE = 2_000;
const FILES = 2;
/** Both take half a minute where nothing else runs. */
const MOST_TIME = 600_000;

/** One of the files that share the search, so that it has as many processors. */
export function searchTexts(file: number): void {
  test(`no byte outside of the edited block changes in ${TEXTS / FILES} random texts (${file} of ${FILES})`, {
    timeout: MOST_TIME,
  }, () => {
    const seed = testSeed + file;
    fc.assert(fc.property(strange, expectKept), { numRuns: TEXTS / FILES, seed });
    fc.assert(fc.property(strange, expectHeldApart), { numRuns: TEXTS_WITH_MORE / FILES, seed });
  });
}
