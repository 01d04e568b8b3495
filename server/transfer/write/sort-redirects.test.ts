import { expect, test } from "vitest";
import { OwnPages } from "./own-pages.ts";
import { sortRedirects } from "./sort-redirects.ts";

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
