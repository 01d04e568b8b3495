import { describe, expect, it } from "vitest";
import { addressIn, webAddresses } from "./web-address.ts";

describe("an address in a sentence", () => {
  it.each([
    ["www.kadr.pl”", "www.kadr.pl"],
    ["https://kadr.pl/blog…", "https://kadr.pl/blog"],
    ["https://kadr.pl/blog”.", "https://kadr.pl/blog"],
    ["https://kadr.pl/blog.”", "https://kadr.pl/blog"],
    ["https://kadr.pl/blog’", "https://kadr.pl/blog"],
    ["https://kadr.pl/blog»,", "https://kadr.pl/blog"],
    ["https://kadr.pl/blog–", "https://kadr.pl/blog"],
    ["https://kadr.pl/—", "https://kadr.pl/"],
    ["https://kadr.pl/blog\u200b”", "https://kadr.pl/blog"],
    ["www.kadr.pl–blog", "www.kadr.pl"],
    ["https://kadr.pl”,„https://kadr.pl/blog”", "https://kadr.pl"],
    ["https://kadr.pl/film_(2026)”", "https://kadr.pl/film_(2026)"],
    ["https://a.pl/wiki/Statek_„Batory”", "https://a.pl/wiki/Statek_„Batory”"],
    ["https://a.pl/wiki/Hobson’s_choice", "https://a.pl/wiki/Hobson’s_choice"],
    ["https://łódź-film.pl/świt?a=1&b=(2)#ż", "https://łódź-film.pl/świt?a=1&b=(2)#ż"],
    ["https://kadr.pl/blog.", "https://kadr.pl/blog."],
    ["https://kadr.pl/🎬", "https://kadr.pl/🎬"],
  ])("%s is %s", (text, address) => {
    expect(addressIn(text)).toBe(address);
  });

  it("has its end found at once, however many signs are behind it", () => {
    expect(addressIn(`https://kadr.pl/a${"”".repeat(200_000)}`)).toBe("https://kadr.pl/a");
    expect(addressIn(`https://kadr.pl/(a${")”".repeat(100_000)}`)).toBe("https://kadr.pl/(a)");
  });

  it("is found wherever it stands, and leads to what was meant", () => {
    expect(
      webAddresses("Zobacz „www.kadr.pl” i (https://kadr.pl/bl\u00adog…), nie awww.kadr.pl."),
    ).toEqual([
      { index: 8, text: "www.kadr.pl", href: "http://www.kadr.pl" },
      { index: 24, text: "https://kadr.pl/bl\u00adog", href: "https://kadr.pl/blog" },
    ]);
    expect(webAddresses("https:// https://” www.” https://a")).toEqual([]);
  });
});
