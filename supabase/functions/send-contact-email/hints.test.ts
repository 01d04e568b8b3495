import fc from "fast-check";
import { expect, test } from "vitest";
import { hintsHeader, readHints, writeHints } from "./hints.ts";

const none = { trap: "", elapsed: null, submission: null };

test("written hints are read again", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "grapheme", maxLength: 12 }),
      fc.nat(),
      fc.uuid(),
      (trap, elapsed, submission) => {
        const header = writeHints({ trap, elapsed, submission });
        // A header holds no letter beyond Latin.
        expect(new Headers([[hintsHeader, header]]).get(hintsHeader)).toBe(header);
        expect(readHints(header)).toEqual({ trap, elapsed, submission });
      },
    ),
  );
});

test.each([
  [null, none],
  ["", none],
  ["nonsense", none],
  ["%", none],
  ["elapsed=-5&submission=1", none],
  ["elapsed=1e3", none],
  [`${"x".repeat(1000)}&uwagi=x`, none],
  ["uwagi=&elapsed=5", { ...none, elapsed: 5 }],
])("%j is read without a complaint", (header, hints) => {
  expect(readHints(header)).toEqual(hints);
});
