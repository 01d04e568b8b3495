import { expect, test } from "vitest";
import { restoredForm } from "./field-text.ts";

const former = { title: "Stary", slug: "stary", publication: { mode: "none" } };
const current = { title: "Nowy", slug: "nowy", publication: { mode: "at" } };

test("a restored version brings its words, and leaves alone what stays apart", () => {
  expect(restoredForm(former, current, ["publication", "slug"])).toEqual({
    ...current,
    title: "Stary",
  });
});
