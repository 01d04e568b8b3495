import { expect, test } from "vitest";
import { chooseSections, type Section, UnknownSection } from "./section.ts";

const section = (name: string, byDefault = true): Section => ({
  name,
  about: `what ${name} is`,
  byDefault,
  run: async () => [],
});
const all = [section("first"), section("long", false), section("last")];
const names = (chosen: Section[]) => chosen.map(({ name }) => name);

test("runs what is meant to run when nothing is named", () => {
  expect(names(chooseSections(all, []))).toEqual(["first", "last"]);
});

test("runs what is named, in the order of the table, and nothing else", () => {
  expect(names(chooseSections(all, ["last", "long"]))).toEqual(["long", "last"]);
});

test("tells which sections there are when one is not known", () => {
  expect(() => chooseSections(all, ["first", "lasst"])).toThrow(UnknownSection);
  expect(() => chooseSections(all, ["first", "lasst"])).toThrow(
    /No section is called lasst\.[\s\S]*first {2}what first is\n {2}long {3}what long is \(only when named\)/,
  );
});
