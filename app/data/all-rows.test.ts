import { describe, expect, it } from "vitest";
import { allRows, PAGE_SIZE } from "./all-rows.ts";

function table(length: number) {
  const asked: [number, number][] = [];
  const rows = Array.from({ length }, (_, id) => id);
  const page = async (from: number, to: number) => {
    asked.push([from, to]);
    return { data: rows.slice(from, to + 1), error: null };
  };
  return { asked, rows, page };
}

describe("allRows", () => {
  it.each([0, 1, 999, 1000, 1001, 2500])("reads all of %d rows", async (length) => {
    const { rows, page } = table(length);
    expect(await allRows(page)).toEqual(rows);
  });

  it("asks only for what is wanted", async () => {
    const { asked, page } = table(5000);
    expect(await allRows(page, 3)).toEqual([0, 1, 2]);
    expect(asked).toEqual([[0, 2]]);
    expect(await allRows(page, PAGE_SIZE + 1)).toHaveLength(PAGE_SIZE + 1);
  });

  it("throws a failure, also on a later page", async () => {
    const failing = async (from: number) =>
      from === 0
        ? { data: Array.from({ length: PAGE_SIZE }, () => 1), error: null }
        : { data: null, error: new Error("gone") };
    await expect(allRows(failing)).rejects.toThrow("gone");
  });
});
