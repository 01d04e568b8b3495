import { expect, it } from "vitest";
import { editsOf, editsReducer, type PageText } from "~/panel/site-editor/edits/edit-state.ts";
import { leftTexts } from "~/panel/site-editor/edits/left-texts.ts";
import type { EditedText, TextEntry } from "~/site-texts/types.ts";
import { formerWords, textsOfCopies } from "./former-list.ts";
import { listChange, namedItems, presentWords, withAdded } from "./list-items.ts";

const entry = (value: string, was = "0 1 2"): TextEntry => ({ value, was });
const list: EditedText = {
  id: "home#/steps",
  kind: "list",
  original: "0 1 2",
  published: null,
  max: 12,
  items: ["Pomysł", "Plan", "Montaż"],
  pages: ["/"],
};
const words = (item: string, original: string, more: Partial<EditedText> = {}): EditedText => {
  const id = `home#/steps/${item}/title`;
  return { id, kind: "line", original, published: null, max: 60, pages: ["/"], ...more };
};
const page = [list, words("0", "Pomysł"), words("1", "Plan"), words("2", "Montaż")];
const typed = (value: string, id = list.id) => ({ type: "typed", id, value }) as const;
const listOf = ({ texts }: ReturnType<typeof editsOf>) => texts[list.id] as PageText;

const ids = (value: string) => value.split(" ").map((id) => ({ id, name: id }));
const changed = (before: string, after: string) => {
  const { added, removed, moved } = listChange(ids(before), ids(after));
  return [added, removed, moved].map((items) => items.map(({ id }) => id).join(" "));
};

it("says what was added, removed and moved, and nothing of what stayed", () => {
  expect(changed("0 1 2 3", "3 0 1 2")).toEqual(["", "", "3"]);
  expect(changed("0 1 2 3", "0 2+a 2 3")).toEqual(["2+a", "1", ""]);
  expect(changed("0 1 2", "0 1 2")).toEqual(["", "", ""]);
});

it("calls an item by what the page says, and one that is not there by its original", () => {
  const state = editsReducer(editsOf(page), typed("Zdjęcia", "home#/steps/1/title"));
  const present = presentWords(state.texts, listOf(state));
  expect(namedItems(listOf(state), "1 2 2+a", present).map(({ name }) => name)).toEqual([
    "Zdjęcia",
    "Montaż",
    "Montaż (2)",
  ]);
});

it("adds a copy of the last item at the end", () => {
  expect(withAdded("0 2+abc", "xyz")).toEqual({ value: "0 2+abc 2+xyz", item: "2+xyz" });
});

it("finds the own words of added items that were removed, and of no others", () => {
  const own = { published: entry("Nowy", "Plan") };
  const texts = [
    ...page,
    words("1+a", "Plan", own),
    words("1+b", "Plan", own),
    words("1+c", "Plan"),
  ];
  const state = editsReducer(editsOf(texts), typed("0 2 1+a"));
  expect(leftTexts(state.texts).map(({ id }) => id)).toEqual(["home#/steps/1+b/title"]);
});

it("takes a page that was made anew, and keeps what was typed or saved meanwhile", () => {
  const before = editsOf(page).texts;
  const title = "home#/steps/0/title";
  const saved = entry("Szkic", "Plan");
  const state = [
    typed("Piszę", title),
    { type: "saved", id: "home#/steps/1/title", entry: saved, at: new Date(0) } as const,
  ].reduce(editsReducer, editsOf(page));
  const draft = entry("2 0+x 1");
  const fresh = [{ ...list, draft }, ...page.slice(1, 3), words("0+x", "Pomysł")];
  const { texts } = editsReducer(state, { type: "rendered", texts: fresh, before });
  expect(texts[list.id]).toMatchObject({ draft, seen: draft });
  expect(texts[title]?.typed).toBe("Piszę");
  expect(texts["home#/steps/1/title"]?.draft).toEqual(saved);
  expect(Object.keys(texts)).toEqual(fresh.map(({ id }) => id));
});

it("has the words of a former version for its added items", () => {
  const version = {
    document: "home",
    texts: {
      "/steps": entry("0+x 1"),
      "/steps/0+x/title": entry("Dawny", "Pomysł"),
      "/steps/0/title": entry("Inny", "Pomysł"),
    },
  };
  const state = editsOf(page);
  const named = formerWords(version, state.texts, listOf(state));
  expect([named("0+x"), named("1")]).toEqual([["Dawny"], ["Plan"]]);
  expect(textsOfCopies(version, listOf(state), "0+x 1")).toEqual([
    ["home#/steps/0+x/title", entry("Dawny", "Pomysł")],
  ]);
});
