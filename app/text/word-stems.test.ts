import { expect, test } from "vitest";
import { nearestSearches } from "./word-stems.ts";

/** Whether the search for one word, or a nearest one, finds the other: searches go by beginnings. */
const finds = (typed: string, written: string) =>
  [typed, ...nearestSearches(typed)].some((search) => written.startsWith(search));

test.each([
  ["dronami", "dron"],
  ["sowy", "sowa"],
  ["Oświetlić", "oswietlenie"],
  ["oświetleniem", "oswietlamy"],
  ["wywiadzie", "wywiad"],
  ["kamerze", "kamera"],
  ["odcinka", "odcinek"],
  ["odcinek", "odcinki"],
  ["filmowego", "filmowa"],
  ["nagrywaniu", "nagrywac"],
  ["zdjęciach", "zdjecie"],
  ["Łodzi", "lodz"],
])("„%s” finds „%s”", (typed, written) => {
  expect(finds(typed, written)).toBe(true);
});

test.each([
  ["kamera", "kamieniarz"],
  ["ul", "ulica"],
  ["2026", "20 lat"],
])("„%s” does not find „%s”", (typed, written) => {
  expect(nearestSearches(typed).some((search) => written.startsWith(search))).toBe(false);
});

test("each word of a search loses its ending, and signs are none", () => {
  expect(nearestSearches("Oświetlić „wywiady”, 4K!")).toContain("oswietl wywiad 4k");
  expect(nearestSearches("dron 4K")).toEqual([]);
  expect(nearestSearches("🎬 (?)")).toEqual([]);
});
