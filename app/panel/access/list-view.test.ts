import { expect, it } from "vitest";
import { readListView, rowsWith } from "./list-view.ts";

const read = (query: string) => readListView(new URLSearchParams(query), ["title", "author"]);

it("reads a list's view from the address, and passes over what that may not ask", () => {
  expect(read("q=dron&status=draft&sort=-title")).toEqual({
    query: "dron",
    status: "draft",
    sort: { by: "title", descending: true },
  });
  expect(read("status=bogus&sort=-password")).toEqual({ query: "", status: null, sort: null });
});

it("finds words in any column, without minding Polish marks", () => {
  const rows = ["Światło w studiu, Ania Wilk", "Dron nad miastem, Kuba Lis", "Michał Sowa"];
  const found = (query: string) => rowsWith(rows, query, (row) => row);
  expect(found("swiatlo  WILK")).toEqual([rows[0]]);
  expect(found("michał")).toEqual([rows[2]]);
  expect(found("wilk dron")).toEqual([]);
  expect(found(" ?")).toEqual(rows);
  expect(found("日本")).toEqual([]);
  expect(rowsWith(["日本語"], "日本", (row) => row)).toHaveLength(1);
});
