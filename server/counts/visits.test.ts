import { expect, test } from "vitest";
import { isVisit } from "./visits.ts";

const person = {
  "user-agent":
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
};

test.each([
  [{}, true],
  [{ "sec-fetch-dest": "document", "sec-gpc": "0", dnt: "0" }, true],
  [{ "sec-gpc": "1" }, false],
  [{ dnt: "1" }, false],
  [{ "sec-purpose": "prefetch" }, false],
  [{ "sec-purpose": "prefetch;prerender" }, false],
  [{ purpose: "prefetch" }, false],
  [{ "x-moz": "prefetch" }, false],
  [{ "sec-fetch-dest": "empty" }, false],
  [{ "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" }, false],
  [{ "user-agent": "curl/8.5.0" }, false],
  [{ "user-agent": undefined }, false],
])("a document asked for with %j: %s", (headers, expected) => {
  expect(isVisit("/kontakt", { ...person, ...headers }, "document")).toBe(expected);
});

test.each([
  ...["/admin", "/ADMIN/login", "/podglad/abc", "/blog/rss.xml", "/sitemap.xml"],
  ...["/kontakt.data", "/share/blog/1.png", "/lista/2/blog", "/favicon.ico"],
])("%s is no page that is counted", (path) => {
  expect(isVisit(path, person, "document")).toBe(false);
});

test("no other site reports visits of ours", () => {
  const from = (site: string) =>
    isVisit("/", { ...person, "sec-fetch-site": site, "sec-fetch-dest": "empty" }, "beacon");
  expect(["same-origin", "cross-site", "same-site", "none"].map(from)).toEqual([
    ...[true, false, false, false],
  ]);
});
