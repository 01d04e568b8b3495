import fc from "fast-check";
import { expect, test } from "vitest";
import { hintsHeader, readHints, writeHints } from "./hints.ts";

const none = { trap: "", elapsed: null, submission: null, visit: null, clause: null };

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
        expect(readHints(header)).toEqual({ ...none, trap, elapsed, submission });
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
  [`${"x".repeat(6000)}&uwagi=x`, none],
  ["uwagi=&elapsed=5", { ...none, elapsed: 5 }],
])("%j is read without a complaint", (header, hints) => {
  expect(readHints(header)).toEqual(hints);
});

test("the way to the form is written and read again", () => {
  const visit = {
    ...{ host: "google.com", source: "newsletter", campaign: "jesień 2026" },
    pages: ["/", "/blog/światło-i-cień", "/kontakt"],
  };
  const header = writeHints({ elapsed: 5, visit });
  expect(readHints(header)).toEqual({ ...none, elapsed: 5, visit });
});

test("of a long way the header has what there is room for, and nothing else suffers", () => {
  const pages = Array.from({ length: 40 }, (_, at) => `/blog/${"ż".repeat(80)}-${at}`);
  const submission = "7f0c2b51-2f0a-4f0e-9d3a-0d4c1b1f7a11";
  const header = writeHints({ submission, visit: { pages } });
  expect(header.length).toBeLessThan(6000);
  const read = readHints(header);
  expect(read.submission).toBe(submission);
  expect(pages.slice(0, 20)).toEqual(expect.arrayContaining(read.visit?.pages ?? ["none"]));
});

test.each([
  ["host=evil.example/<script>", null],
  ["host=google.com%0d%0aBcc:x", null],
  ["page=https://evil.example", null],
  ["page=/a%20b&page=//x&page=/%0a&page=/<b>", { pages: ["//x"] }],
  ["campaign=%00%0a%e2%80%8b", null],
  ["source=  a%0ab  &page=/x", { source: "a b", pages: ["/x"] }],
  [`campaign=${"x".repeat(300)}`, { campaign: "x".repeat(100), pages: [] }],
])("%s as a way to the form is read as %j", (header, visit) => {
  expect(readHints(header).visit).toEqual(visit);
});
