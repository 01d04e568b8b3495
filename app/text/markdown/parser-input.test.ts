import { expect, test } from "vitest";
import { boundDepth } from "./parser-input.ts";

test.each([
  ["- ", "\u00a0"],
  ["> ", "\u00a0"],
  [">", "›"],
  ["* > ", "\u00a0"],
])("of thousands of %j on one line the first forty are marks and the others text", (marks, end) => {
  const each = marks.trim().split(" ").length;
  const [bounded, rest] = [marks.repeat(40 / each), marks.repeat(3000 - 40 / each)];
  expect(boundDepth(`x\n${bounded}${rest}a`)).toBe(`x\n${bounded.slice(0, -1)}${end}${rest}a`);
});

test.each(["- ".repeat(3000), "* ".repeat(99), `${"- ".repeat(40)}a`, `a ${"- ".repeat(99)}`])(
  "a line across the page, and lists that people write, stay",
  (text) => expect(boundDepth(text)).toBe(text),
);
