import { expect, test } from "vitest";
import { publicRoutes } from "../../../tests/support/routes.ts";
import { OwnPages } from "./own-pages.ts";

const pages = new OwnPages(["/blog/wpis"]);

test.each([
  ...publicRoutes.filter((path) => path !== "/"),
  ...["/uslugi/*", "/uslugi*", "/blog/*", "/blog/wpis", "/blog/wpis/*", "/kontakt/*"],
])("a redirect from %s would hide a page", (from) => {
  expect(pages.hides(from, "/blog/nowy")).toBe(true);
});

test.each(["/?p=1", "/uslugi/stary-wpis/*", "/blog/stary/*", "/blog/nowy/*", "/2019/05", "/wpis"])(
  "one from %s hides none",
  (from) => {
    expect(pages.hides(from, "/blog/nowy")).toBe(false);
  },
);

test("what a page is called does not hide the page itself", () => {
  expect(pages.hides("/blog/wpis/*", "/blog/wpis")).toBe(false);
});
