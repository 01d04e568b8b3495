import { expect, test } from "vitest";
import { publicRoutes } from "../../../tests/support/routes.ts";
import { OwnPages, sortRedirects } from "./redirects.ts";

const rows = (pairs: [string, string | null][]) =>
  pairs.map(([from_address, to_address]) => ({
    ...{ from_address, to_address, kind: to_address === null ? "gone" : "permanent" },
  }));

test("an archive cannot send the whole site elsewhere, and what leaves it is named", () => {
  const asked = rows([
    ["/*", "https://zla.example/*"],
    ["/admin*", "https://zla.example/"],
    ["/rest/v1/x", "/blog"],
    ["/kontakt", "https://zla.example/"],
    ["/blog/wpis", "https://zla.example/"],
    ["/Stara", "/blog"],
    ["/druga", "javascript:alert(1)"],
    ["/oferta", "/uslugi"],
    ["/usuniete", null],
    ["/sklep", "https://sklep.example/"],
  ]);
  const { usable, notes } = sortRedirects(asked, new OwnPages(["/blog/wpis"]));
  expect(usable.map(({ from_address }) => from_address)).toEqual([
    "/stara",
    "/oferta",
    "/usuniete",
    "/sklep",
  ]);
  expect(notes.map(({ code, detail }) => `${code} ${detail}`)).toEqual([
    "redirectRefused /*",
    "redirectRefused /admin*",
    "redirectRefused /rest/v1/x",
    "redirectTaken /kontakt",
    "redirectTaken /blog/wpis",
    "redirectRefused /druga",
    "redirectLeaves /sklep → https://sklep.example/",
  ]);
});

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
