import { expect, test } from "vitest";
import { tagsRule } from "./relations-form.ts";

test.each(["C++, C#", "Kamera, 日本, dron"])("of „%s” no tag is lost without a word", (typed) => {
  expect(tagsRule.safeParse(typed).success).toBe(false);
});

test.each(["Łódź, lodz, ŁÓDŹ", "C++, Kamera", "Відео, dron", "C++, C++"])(
  "„%s” are fine",
  (typed) => {
    expect(tagsRule.safeParse(typed).success).toBe(true);
  },
);
