import { expect, test } from "vitest";
import { withAdded } from "./list-items.ts";

test("a section is added at the end, also to a page that has none", () => {
  expect(withAdded("", "k7", 24)).toEqual({ value: "s24+k7", item: "s24+k7" });
  expect(withAdded("0 s7+a 1", "k7", 3)).toEqual({ value: "0 s7+a 1 s3+k7", item: "s3+k7" });
});
