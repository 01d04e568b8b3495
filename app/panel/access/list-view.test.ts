import { describe, expect, it } from "vitest";
import { nextSort, readListView, viewRows } from "./list-view.ts";

const rows = [
  { title: "Światło w studiu", author: "Ania Wilk", status: "published" },
  { title: "Dron nad miastem", author: "Kuba Lis", status: "draft" },
  { title: "Ćwiczenia z kadrem", author: "Michał Sowa", status: "published" },
];
const read = {
  searched: ({ title, author }: (typeof rows)[number]) => `${title} ${author}`,
  order: ({ title, author }: (typeof rows)[number], column: string) =>
    column === "title" ? title : author,
  statusOf: ({ status }: (typeof rows)[number]) => status,
};
const view = (query: string) =>
  readListView(new URLSearchParams(query), ["published", "draft"], ["title", "author"]);
const titles = (query: string) => viewRows(rows, view(query), read).map(({ title }) => title[0]);

describe("a list's view", () => {
  it("keeps the order of the database until another is asked for", () => {
    expect(titles("")).toEqual(["Ś", "D", "Ć"]);
    expect(titles("sort=title")).toEqual(["Ć", "D", "Ś"]);
    expect(titles("sort=-title")).toEqual(["Ś", "D", "Ć"]);
  });

  it("finds words in any column, without minding Polish marks", () => {
    expect(titles("q=swiatlo+WILK")).toEqual(["Ś"]);
    expect(titles("q=michał")).toEqual(["Ć"]);
    expect(titles("q=wilk+dron")).toEqual([]);
  });

  it("puts what the database found by its texts first, the best of it foremost, unless another order is asked for", () => {
    const places = new Map([
      ["Dron nad miastem", 1],
      ["Ćwiczenia z kadrem", 0],
    ]);
    const found = (query: string) => {
      const placeInTexts = ({ title }: (typeof rows)[number]) => places.get(title);
      return viewRows(rows, view(query), { ...read, placeInTexts }).map(({ title }) => title[0]);
    };
    expect(found("q=a")).toEqual(["Ć", "D", "Ś"]);
    expect(found("q=nie+ma")).toEqual(["Ć", "D"]);
    expect(found("q=a&sort=-title")).toEqual(["Ś", "D", "Ć"]);
    expect(found("")).toEqual(["Ś", "D", "Ć"]);
  });

  it("shows one status", () => {
    expect(titles("status=draft")).toEqual(["D"]);
    expect(titles("status=draft&q=swiatlo")).toEqual([]);
  });

  it("passes over what the address may not ask", () => {
    expect(view("status=bogus&sort=-password")).toEqual({ query: "", status: null, sort: null });
  });
});

describe("nextSort", () => {
  it("goes up, down and back", () => {
    expect(nextSort(null, "title")).toBe("title");
    expect(nextSort({ by: "title", descending: false }, "title")).toBe("-title");
    expect(nextSort({ by: "title", descending: true }, "title")).toBeNull();
    expect(nextSort({ by: "title", descending: true }, "author")).toBe("author");
  });
});
