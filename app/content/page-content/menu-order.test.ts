import { expect, test } from "vitest";
import { readMenu, shownEntries, writeMenu } from "./menu-order.ts";

const entries = [{ id: "home" }, { id: "blog" }, { id: "contact" }];
const shown = (value: string) => shownEntries(entries, value).map(({ id }) => id);

test("the menu has the order that is stored, without what is hidden", () => {
  expect(shown("contact -blog home")).toEqual(["contact", "home"]);
});

test("an entry that a release or a new page adds stands at the end", () => {
  expect(shown("contact home")).toEqual(["contact", "home", "blog"]);
  expect(shown("")).toEqual(["home", "blog", "contact"]);
});

test("unknown and repeated words count for nothing, and the menu is never empty", () => {
  expect(shown("-- nic blog -blog home blog")).toEqual(["blog", "home", "contact"]);
  expect(shown("-home -blog -contact")).toEqual(["home", "blog", "contact"]);
});

test("what is read is written as it was", () => {
  const value = "contact -blog home";
  const ids = entries.map(({ id }) => id);
  expect(writeMenu(readMenu(value, ids))).toBe(value);
});
