import { describe, expect, it } from "vitest";
import { closest, tagPages } from "./relations.ts";

describe("tagPages", () => {
  it("makes a page of a tag from three posts on, of all its spellings", () => {
    const posts = [["Światło", "dron"], ["swiatlo", "światło"], null, ["ŚWIATŁO"], ["dron"]];
    const pages = tagPages(posts.map((tags, id) => ({ id, tags })));
    expect([...pages.keys()]).toEqual(["swiatlo"]);
    expect(pages.get("swiatlo")?.name).toBe("Światło");
    expect(pages.get("swiatlo")?.rows.map(({ id }) => id)).toEqual([0, 1, 3]);
  });
});

describe("closest", () => {
  const row = { id: 1, services: ["podcasty", "grafika"], tags: ["Dźwięk"] };
  const other = (id: number, services: string[] | null, tags: string[] | null = null) => ({
    id,
    services,
    tags,
  });

  it("puts what has more in common first, else the newer", () => {
    const others = [
      row,
      other(2, ["podcasty"]),
      other(3, null, ["inne"]),
      other(4, ["grafika"], ["dźwięk"]),
      other(5, null, ["dzwiek"]),
      other(6, ["podcasty"]),
    ];
    expect(closest(row, others, undefined)).toEqual([4, 2, 5]);
    expect(closest(row, others, 2)).toEqual([4, 5, 6]);
  });

  it("takes a service for no tag of the same name", () => {
    expect(closest(row, [other(2, null, ["podcasty"])], undefined)).toEqual([]);
  });
});
