import { expect, test } from "vitest";
import { textsIn } from "~/site-texts/texts.ts";
import { variantSets } from "./variant-sets.ts";

const files = import.meta.glob<object>(["../../../content/**/*.ts", "!**/*.test.ts"], {
  eager: true,
});
const texts = new Map(
  Object.entries(files).flatMap(([path, exports]) => {
    const file = path.replace(/^.*\/content\/|\.ts$/g, "");
    return [...textsIn(file, exports)].map(({ pointer, value }) => [`${file}#${pointer}`, value]);
  }),
);

test("every variant is a text of the site, and a day stands where it is said", () => {
  const ids = variantSets.flatMap(({ when }) => Object.keys(when));
  expect(ids.filter((id) => !texts.has(id))).toEqual([]);
  for (const { when } of variantSets) {
    for (const [id, said] of Object.entries(when)) {
      const [, day] = /otwieracie (we? .+)$/.exec(said) ?? [];
      if (day) expect(texts.get(id)).toBe(day);
    }
  }
});
