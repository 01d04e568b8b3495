import { expect, test } from "vitest";
import { shownItems, withoutCopies } from "./list-ids.ts";
import { listsIn } from "./lists.ts";
import { putIn } from "./put-in.ts";

const entry = (value: string, was = "0 1 2") => ({ value, was });

test.each([
  ["2 0 1", "2 0 1"],
  ["1", "1"],
  ["0 2+k7f2a 1 2", "0 2+k7f2a 1 2"],
  // Named twice, unknown, no id, of an original that has become shorter.
  ["0 0 7 x 9+abc 1 2 2+a-b", "0 1 2"],
  ["7", "0 1 2"],
  ["", "0 1 2"],
  [Array.from({ length: 40 }, (_, at) => `1+${at}`).join(" "), /^(1\+\d+ ?){12}$/],
])("of a list the owner wants %j", (value, shown) => {
  const found = shownItems(entry(value), "0 1 2").join(" ");
  if (typeof shown === "string") expect(found).toBe(shown);
  else expect(found).toMatch(shown);
});

test("an item that a release has added stands at the end, unless its owner has seen and removed it", () => {
  expect(shownItems(entry("2 0"), "0 1 2 3")).toEqual(["2", "0", "3"]);
  expect(shownItems(entry("2 0", "0 1 2 3"), "0 1 2 3")).toEqual(["2", "0"]);
});

test("the words of an item go with it, and an added one begins with those that it is a copy of", () => {
  const exports = () => ({
    page: { steps: ["Raz", "Dwa", "Trzy"].map((title) => ({ title, tags: [title, "x"] })) },
  });
  const page = exports();
  const changes = {
    "/page/steps": entry("2 0+k7 0"),
    "/page/steps/0/title": entry("Pierwszy"),
    "/page/steps/1/title": entry("Nikt"),
    "/page/steps/0+k7/tags": entry("1 0+z 0", "0 1"),
    "/page/steps/0+k7/tags/0+z": entry("Nowy"),
    "/page/steps/7+k7/title": entry("Nikt"),
  };
  const marked: string[] = [];
  putIn("x", page, changes, {}, (text, id) => {
    marked.push(id);
    return text;
  });
  expect(page.page.steps).toEqual([
    { title: "Trzy", tags: ["Trzy", "x"] },
    { title: "Raz", tags: ["x", "Nowy", "Raz"] },
    { title: "Pierwszy", tags: ["Raz", "x"] },
  ]);
  expect(marked).toContain("x#/page/steps/0+k7/tags/0+z");
  expect(marked.filter((id) => id.includes("/steps/1/"))).toEqual([]);
  expect(withoutCopies("x#/page/steps/0+k7/tags/0+z")).toBe("x#/page/steps/0/tags/0");
});

test("lists are things of one kind with words; what programs find by its place or its key is none", () => {
  const exports = {
    page: {
      hero: { title: ["Żaden kadr", "nie jest"] },
      paragraphs: ["Raz", "Dwa"],
      one: ["Raz"],
      pictures: ["hero-lens", "hero-bg"],
      cards: [
        { slug: "a", title: "A" },
        { slug: "b", title: "B" },
      ],
      mixed: [{ title: "A" }, { title: "B", text: "b" }],
      table: {
        columns: ["A", "B"],
        rows: [
          ["a", "b"],
          ["c", "d"],
        ],
      },
      versus: { layout: "versus", groups: [{ title: "A" }, { title: "B" }] },
      cases: { layout: "cases", groups: [{ title: "A" }, { title: "B", lit: true }] },
    },
  };
  expect([...listsIn("x", exports)].map(({ pointer }) => pointer)).toEqual([
    "/page/paragraphs",
    "/page/table/rows",
    "/page/cases/groups",
  ]);
  const questions = { home: { faq: { items: ["A?", "B?"] } } };
  expect([...listsIn("home", questions)]).toEqual([]);
});
