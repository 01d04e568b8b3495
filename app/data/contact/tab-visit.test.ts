import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readTabVisit, visitToSend } from "./read-visit.ts";
import { tabVisit } from "./tab-visit.ts";

beforeEach(() => {
  Object.assign(tabVisit, { paths: [], isLeftOut: false });
  const name = "https://kadr.example/?utm_source=a&utm_medium=%20";
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([
    { name, entryType: "navigation", startTime: 0, duration: 0, toJSON: () => ({}) },
  ]);
  vi.stubGlobal("location", { host: "kadr.example" });
  vi.stubGlobal("document", { referrer: "https://www.google.com/search?q=tajne" });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("a visit is the host it came from, the labels of its first address, and the paths", () => {
  tabVisit.paths = ["/", "/blog", "/blog", "/admin/login", "/kontakt"];
  expect(readTabVisit()).toEqual({
    ...{ host: "www.google.com", source: "a", medium: undefined, campaign: undefined },
    pages: ["/", "/blog", "/kontakt"],
  });
});

test.each(["", "about:blank", "https://kadr.example/blog"])(
  "%j as the page before is no host to tell of",
  (referrer) => {
    vi.stubGlobal("document", { referrer });
    expect(readTabVisit()?.host).toBeFalsy();
  },
);

test("nothing is sent of a visit that was left out", () => {
  tabVisit.paths = ["/kontakt"];
  expect(visitToSend()).toMatchObject({ pages: ["/kontakt"] });
  tabVisit.isLeftOut = true;
  expect(visitToSend()).toBeUndefined();
});
