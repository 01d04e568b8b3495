import { expect, test } from "vitest";
import { typedMarks } from "./mark-typing.ts";

/** The mark that these keys end with, and its words. */
function typed(keys: string): string[] {
  return typedMarks.flatMap(({ mark, find }) => {
    const words = find.exec(keys)?.[1];
    return words ? [mark, words] : [];
  });
}

test.each([
  ["To jest „**ważne**", ["bold", "ważne"]],
  ["(*pilne*", ["italic", "pilne"]],
  ["raz –~~dwa trzy~~", ["strike", "dwa trzy"]],
])("%s is marked", (keys, mark) => {
  expect(typed(keys)).toEqual(mark);
  // One sign before, it is none yet.
  expect(typed(keys.slice(0, -1))).toEqual([]);
});

test.each(["2*3*", "a**b**", "„** b**", " **b**"])("%s is left alone", (keys) => {
  expect(typed(keys)).toEqual([]);
});
