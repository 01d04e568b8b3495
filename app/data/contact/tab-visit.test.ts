import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readTabVisit, visitToSend } from "./read-visit.ts";
import { notePage, tabVisit } from "./tab-visit.ts";

beforeEach(() => {
  Object.assign(tabVisit, { arrival: "", pages: [], isLeftOut: false });
  const site = "https://kadr.example";
  vi.stubGlobal("location", { href: `${site}/?utm_source=a&utm_medium=%20`, host: "kadr.example" });
  vi.stubGlobal("document", { referrer: "https://www.google.com/search?q=tajne" });
});
afterEach(() => vi.unstubAllGlobals());

test("a visit is the host it came from, the labels of its first address, and the paths", () => {
  notePage("/");
  vi.stubGlobal("location", {
    href: "https://kadr.example/blog?utm_source=b",
    host: "kadr.example",
  });
  for (const path of ["/blog", "/blog", "/admin/login", "/kontakt"]) notePage(path);
  expect(readTabVisit()).toEqual({
    ...{ host: "www.google.com", source: "a", medium: undefined, campaign: undefined },
    pages: ["/", "/blog", "/kontakt"],
  });
});

test("of many pages the first and the last are kept", () => {
  for (let page = 1; page <= 50; page++) notePage(`/blog/${page}`);
  const { pages } = readTabVisit();
  expect(pages).toHaveLength(20);
  expect([pages[0], pages[1], pages.at(-1)]).toEqual(["/blog/1", "/blog/32", "/blog/50"]);
});

test.each(["", "about:blank", "https://kadr.example/blog"])(
  "%j as the page before is no host to tell of",
  (referrer) => {
    vi.stubGlobal("document", { referrer });
    notePage("/kontakt");
    expect(readTabVisit().host).toBeFalsy();
  },
);

test("nothing is sent of a visit that was left out", () => {
  notePage("/kontakt");
  expect(visitToSend()).toMatchObject({ pages: ["/kontakt"] });
  tabVisit.isLeftOut = true;
  expect(visitToSend()).toBeUndefined();
});
