import { expect, test } from "vitest";
import { embeddedFilms, leftOut } from "./shown-html.ts";

test("what is left out of a piece of HTML is named by its first tag, or its words", () => {
  expect(leftOut("<br>")).toBeNull();
  expect(leftOut('<div class="a">Tekst</div>')).toBe('<div class="a">');
  expect(leftOut("<!-- uwaga -->")).toBeNull();
  expect(
    embeddedFilms('<iframe src="https://www.youtube.com/embed/abcdefghijk"></iframe>'),
  ).toEqual(["https://www.youtube.com/embed/abcdefghijk"]);
});

test.each([
  ["a name", `<!--\n<${"a-".repeat(100_000)}`],
  ["attributes", `<!--\n<a ${"b=".repeat(100_000)}`],
  ["beginnings", "<a ".repeat(70_000)],
  ["sources", `<iframe ${"src = ".repeat(40_000)}>`],
  ["comments", "<!--".repeat(50_000)],
])("%s without an end are read once", (_, html) => {
  expect(embeddedFilms(html)).toEqual([]);
  expect(leftOut(html)).not.toBe("");
});
