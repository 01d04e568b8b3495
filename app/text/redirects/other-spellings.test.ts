import { expect, test } from "vitest";
import { readAddress } from "./address.ts";
import { spellingsOf, wholePicture } from "./other-spellings.ts";

test.each(["_o", "-1x1", "-scaled", "-e1234567890"])(
  "an address that ends in thousands of %s has a handful of spellings",
  (end) => {
    const address = readAddress(`/a${end.repeat(2_000)}.png?${"a&".repeat(2_000)}page_id=1`);
    expect([...spellingsOf(address)].length).toBeLessThan(8);
  },
);

test("of a picture that was edited, shrunk and copied the whole one is found", () => {
  expect(wholePicture("/wp-content/a-e1700000000000-scaled-300x200.jpg")).toBe("/wp-content/a.jpg");
});
