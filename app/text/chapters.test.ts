import fc from "fast-check";
import { expect, it } from "vitest";
import { filmTime, readChapters, writeChapters } from "./chapters.ts";

it("reads lines that begin with a time, in the order of the film", () => {
  expect(readChapters("1:05 Lot\n\n0:00 Cel\n1:00:09 Koniec\n")).toEqual([
    { at: 0, title: "Cel" },
    { at: 65, title: "Lot" },
    { at: 3609, title: "Koniec" },
  ]);
});

it.each(["Cel", "0:60 Cel", "0:10", "0:10Cel", "x 0:10 Cel"])("takes %j for no chapter", (text) => {
  expect(readChapters(text)).toBeNull();
});

it("reads what it writes", () => {
  const times = fc.uniqueArray(fc.integer({ min: 0, max: 99 * 3600 }));
  fc.assert(
    fc.property(times, (all) => {
      const chapters = all.sort((a, b) => a - b).map((at) => ({ at, title: filmTime(at) }));
      expect(readChapters(writeChapters(chapters))).toEqual(chapters);
    }),
  );
});
