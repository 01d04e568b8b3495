import { expect, test } from "vitest";
import { archivePath, ghostArchives, tagsWithPage, wordPressArchives } from "./archives.ts";

const tags = tagsWithPage([["Filmy z drona", "Rzadki"], ["filmy z drona"], ["Filmy z drona"]]);
const drony = {
  kind: "category",
  id: "3",
  slug: "drony",
  name: "Filmy z drona",
  parent: "filmy",
} as const;
const filmy = { kind: "category", id: "", slug: "filmy", name: "Filmy", parent: "" } as const;
const rzadki = { kind: "tag", id: "5", slug: "rzadki", name: "Rzadki", parent: "" } as const;

test("a list leads to the page of its tag where there is one, else to all posts", () => {
  const all = wordPressArchives([drony, filmy, rzadki], ["2019-05-04", "2019-05-07"], ["7"]);
  const to = new Map(all.map((archive) => [archive.from, archivePath(archive, tags)]));
  expect(to.get("/category/drony/*")).toBe("/blog/tag/filmy-z-drona");
  expect(to.get("/?cat=3")).toBe("/blog/tag/filmy-z-drona");
  expect(to.get("/category/filmy/drony/*")).toBe("/blog/tag/filmy-z-drona");
  for (const from of [
    "/category/filmy/*",
    "/tag/rzadki/*",
    "/?tag=rzadki",
    "/author/*",
    "/?author=7",
    ...["/2019", "/?m=2019", "/?m=201905", "/?m=20190504", "/wp-content/uploads/*"],
  ]) {
    expect(to.get(from), from).toBe("/blog");
  }
  expect([to.get("/2019/05/07"), to.get("/feed/*")]).toEqual(["/blog", "/blog/rss.xml"]);
  const ghost = ghostArchives(new Map([["drony", "Filmy z drona"]]));
  expect(ghost.map((one) => archivePath(one, tags))[0]).toBe("/blog/tag/filmy-z-drona");
});
