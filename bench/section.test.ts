import { expect, test } from "vitest";
import { chooseSections, type Section, UnknownSection } from "./section.ts";

const section = (name: string): Section => ({
  name,
  about: `what ${name} is`,
  run: async () => [],
});
const all = [section("first"), section("second"), section("last")];
const names = (chosen: Section[]) => chosen.map(({ name }) => name);

test("runs all sections when none is named", () => {
  expect(names(chooseSections(all, []))).toEqual(["first", "second", "last"]);
});

test("runs what is named, in the order of the table, and nothing else", () => {
  expect(names(chooseSections(all, ["last", "second"]))).toEqual(["second", "last"]);
});

test("tells which sections there are when one is not known", () => {
  expect(() => chooseSections(all, ["first", "lasst"])).toThrow(UnknownSection);
  expect(() => chooseSections(all, ["first", "lasst"])).toThrow(
    /No section is called lasst\.[\s\S]*first {3}what first is\n {2}second {2}what second is/,
  );
});
