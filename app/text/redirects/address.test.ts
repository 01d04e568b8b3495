import { expect, test } from "vitest";
import { plainFrom, plainTo, readAddress } from "./address.ts";

test.each([
  ["/stara-strona.html", "/stara-strona.html"],
  ["stara-strona.html", "/stara-strona.html"],
  ["https://www.Stara.example/Oferta/", "/oferta"],
  ["//oferta//film///", "/oferta/film"],
  ["/?p=123", "/?p=123"],
  ["?P=123", "/?p=123"],
  ["/index.php/oferta?b=2&a=1&b=2#dalej", "/index.php/oferta?a=1&b=2"],
  ["/Za%C5%BC%C3%B3%C5%82%C4%87", "/zażółć"],
  ["/ZAŻÓŁĆ", "/zażółć"],
  ["/zaz\u0307o\u0301łc\u0301", "/zażółć"],
  ["/moja strona", "/moja%20strona"],
  ["/a%3Fb%23c%2Ad%25", "/a%3fb%23c%2ad%25"],
  ["/%B3odz", "/%b3odz"],
  ["/100%", "/100%"],
  ["/oferta/*", "/oferta/*"],
  ["/oferta*", "/oferta*"],
  ["/@kadr", "/@kadr"],
  ["/administracja", "/administracja"],
])("%s is kept as %s", (typed, kept) => {
  expect(plainFrom(typed)).toBe(kept);
  expect(plainFrom(kept), "again").toBe(kept);
});

test.each([
  ...["", "/", "//", "/*", "*", "https://stara.example", "/#kontakt"],
  ...["/admin", "/Admin/login", "/admin?a=1", "/admin*", "/podglad/x", "/rest/v1/posts", "/readyz"],
  ...["/a/*/b", "/a**", "/jan@example.com", "/x?mail=jan%40example.com", `/${"a".repeat(500)}`],
])("nothing leads from %s", (typed) => {
  expect(plainFrom(typed)).toBeNull();
});

test("the form of an address is the same for all of its spellings", () => {
  const spellings = [
    "/Żółć/?Ż=1&a=%20",
    "/%C5%BB%C3%B3%C5%82%C4%87?a=+&%C5%BC=1",
    "//żółć?a=%20&ż=1",
  ];
  const forms = spellings.map((each) => {
    const { path, parameters } = readAddress(each);
    return [path, ...parameters.map(({ plain }) => plain).sort()];
  });
  expect(new Set(forms.map((form) => form.join(" "))).size).toBe(1);
});

test.each([
  ["/kontakt", "/kontakt"],
  ["/usługi/film?x=1#cennik", "/us%C5%82ugi/film?x=1#cennik"],
  ["https://kadr.example/blog", "/blog"],
  ["https://kadr.example//evil.example", "/evil.example"],
  ["https://inna.example/A?b=C", "https://inna.example/A?b=C"],
  ["https://www.youtube.com/@kadr", "https://www.youtube.com/@kadr"],
  ["/blog/*", "/blog/*"],
  ["/*", "/*"],
  ["https://inna.example/*", "https://inna.example/*"],
])("%s leads to %s", (typed, kept) => {
  expect(plainTo(typed, "https://kadr.example")).toBe(kept);
});

test.each([
  ...[
    "",
    "kontakt",
    "//evil.example",
    "/\\evil.example",
    "javascript:alert(1)",
    "data:text/html,x",
  ],
  ...["https://", "https://jan:haslo@example.com/", "/x?mail=jan@example.com", "mailto:a@b.pl"],
  ...["/a*", "/a/*/b", "/*?a=1", "https://inna.example*", `/${"a".repeat(2000)}`],
])("nothing leads to %s", (typed) => {
  expect(plainTo(typed, "https://kadr.example")).toBeNull();
});
