import { defaultUrlTransform } from "react-markdown";
import { expect, test } from "vitest";
import { brokenLinks, completeAddress, hasOwnLinks, isLinkAddress } from "./broken-links.ts";

const origin = "https://kadr.example";
const pages = new Set(["/", "/uslugi", "/blog/żółć"]);
const broken = (text: string) =>
  brokenLinks(text, origin, pages).map(({ address, reason }) => [address, reason]);

test.each([
  ["[x](url)", [["url", "no-address"]]],
  ["[x]()", [["", "no-address"]]],
  ["[x](kadr.pl)", [["kadr.pl", "no-address"]]],
  ["[x](tel:+48123)", [["tel:+48123", "no-address"]]],
  ["[x](/uslug)", [["/uslug", "no-page"]]],
  ['[x](/blog/nie-ma "tytuł")', [["/blog/nie-ma", "no-page"]]],
  [`[x](${origin}/blog/nie-ma#a)`, [[`${origin}/blog/nie-ma#a`, "no-page"]]],
  ["[![x](/a.webp)](/uslug)", [["/uslug", "no-page"]]],
  ["tekst [x][1]\n\n[1]: /uslug", [["/uslug", "no-page"]]],
  ["[a](/uslugi/) [b](/uslugi?x=1#y) [c](/blog/%C5%BC%C3%B3%C5%82%C4%87) [d](/)", []],
  [`Zobacz „${origin}/uslugi” i ${origin}/blog/nie-ma…`, [[`${origin}/blog/nie-ma`, "no-page"]]],
  ["[x](/usl\u00adugi\u200b) „www.kadr.pl” `https://kadr.example/x`", []],
  ["[a](https://pl.wikipedia.org/wiki/Plan_(film)) [b](mailto:a@b.pl) [c](#przypis)", []],
  ["[a](/storage/v1/object/public/media/a.pdf) [b](/blog/rss.xml)", []],
  ["![x](/uslug) `[x](url)` \\[x](url) [^1]: nic\n```\n[x](url)\n```", []],
] as const)("of %j the broken links are told", (text, wanted) => {
  expect(broken(text)).toEqual(wanted);
});

test("while the pages are unknown, none of them is called missing", () => {
  expect(brokenLinks("[x](/uslug) [y](url)", origin, null)).toEqual([
    { words: "y", address: "url", reason: "no-address" },
  ]);
  expect(hasOwnLinks("[x](/uslug)", origin)).toBe(true);
  expect(hasOwnLinks("[x](https://a.pl)", origin)).toBe(false);
});

test.each([
  ["kadr.pl", "https://kadr.pl"],
  [" www.kadr.pl/a?b ", "https://www.kadr.pl/a?b"],
  ["//kadr.pl/a", "https://kadr.pl/a"],
  ["łódź.pl", "https://łódź.pl"],
  ["biuro@kadr.pl", "mailto:biuro@kadr.pl"],
  ["/uslugi", "/uslugi"],
  ["\u202ahttps://kadr.pl/a\u202c\u200b", "https://kadr.pl/a"],
  ["http://kadr.pl:8080/x", "http://kadr.pl:8080/x"],
  ["url", null],
  ["", null],
  ["nasza strona.pl", null],
  ["javascript:alert(1)", null],
  ["https://", null],
  ["https://url", null],
])("the address %j becomes %j", (typed, wanted) => {
  expect(completeAddress(typed)).toBe(wanted);
});

test.each(["http", "https", "irc", "ircs", "mailto", "xmpp", "tel", "ftp", "data", "javascript"])(
  "a link by %s is an address where the page renders it",
  (protocol) => {
    const address = `${protocol}:${protocol === "mailto" ? "a@b.pl" : "//kadr.pl"}`;
    expect(isLinkAddress(address)).toBe(defaultUrlTransform(address) === address);
  },
);
