import { expect, test } from "vitest";
import { type Place, writeText } from "./places.ts";

type Given = { line: number | null; around?: readonly [string, string] };

/** What each place says after a text was written into all of them. */
function written(text: string, given: readonly Given[]): string[] {
  const said = given.map(() => "");
  const places = given.map(({ line, around = ["", ""] }, at) => ({
    line,
    around,
    write: (words: string) => {
      said[at] = words;
    },
  }));
  writeText(places, text);
  return said;
}

test("a line of a headline goes into its own place, and what has none into the last one", () => {
  const lines = [{ line: 0 }, { line: 1 }];
  expect(written("Raz\nDwa", lines)).toEqual(["Raz", "Dwa"]);
  expect(written("Raz\nDwa\nTrzy", lines)).toEqual(["Raz", "Dwa Trzy"]);
  expect(written("Raz", lines)).toEqual(["Raz", ""]);
});

test("a headline that is said whole elsewhere is one line there, and what stands around a text stays", () => {
  const places: Pick<Place, "line" | "around">[] = [
    { line: 0, around: ["", ""] },
    { line: 1, around: ["", ""] },
    { line: null, around: ["", " – KADR"] },
  ];
  expect(written("Żaden kadr\nprzypadkiem", places)).toEqual([
    "Żaden kadr",
    "przypadkiem",
    "Żaden kadr przypadkiem – KADR",
  ]);
});
