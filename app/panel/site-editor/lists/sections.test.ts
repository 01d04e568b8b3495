import { expect, test } from "vitest";
import { sections } from "~/content/sections/kinds.ts";
import { withAdded } from "./list-items.ts";
import { drawings } from "./section-drawings.ts";
import { sectionKinds } from "./section-words.ts";

test("each kind of section has a name and a drawing of its own", () => {
  expect(new Set(sectionKinds).size).toBe(sections.length);
  expect(new Set(drawings.map((each) => JSON.stringify(each))).size).toBe(sections.length);
  const outside = drawings
    .flat()
    .filter(([x, y, width, height]) => x + width > 46 || y + height > 31);
  expect(outside).toEqual([]);
});

test("a section is added at the end, also to a page that has none", () => {
  expect(withAdded("", "k7", 24)).toEqual({ value: "s24+k7", item: "s24+k7" });
  expect(withAdded("0 s7+a 1", "k7", 3)).toEqual({ value: "0 s7+a 1 s3+k7", item: "s3+k7" });
});
