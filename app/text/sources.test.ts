import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readSource } from "./sources.ts";

describe("readSource", () => {
  it.each([
    ["https://example.com/a?b=1#c", "https://example.com/a?b=1#c"],
    ["HTTP://example.com", "HTTP://example.com"],
    ["https://example.pl/Żuraw nad portem", "https://example.pl/Żuraw"],
    ["www.example.pl/film o", null],
    ["www.example.pl/film", "https://www.example.pl/film"],
    ["example.pl", "https://example.pl"],
    ["Example.PL/Film/Łódź?a=ą#b", "https://Example.PL/Film/Łódź?a=ą#b"],
    ["example.pl:8080/x", "https://example.pl:8080/x"],
    ["localhost:3000/x", "https://localhost:3000/x"],
    ["192.168.0.1", "https://192.168.0.1"],
    ["filmoteka_lodz.example/a", "https://filmoteka_lodz.example/a"],
    ["example.pl:99999", null],
    ["example.pl/a b", null],
    ['https://example.pl/?q="a"&b=<c>', "https://example.pl/?q=%22a%22&b=%3Cc%3E"],
    ["example.pl/100%/a%20b", "https://example.pl/100%25/a%20b"],
    ["https://exam\u00adple.pl/a\u200b", "https://example.pl/a"],
    ["\u2060example.pl/film\u200e", "https://example.pl/film"],
    ["https://example.pl/film”, dostęp", "https://example.pl/film"],
    ["Wikipedia", null],
    ["Wikipedia.", null],
    ["https://example.pl (dostęp 12.03.2026)", "https://example.pl"],
    ["Blain Brown, Cinematography. Theory and Practice, 2016", null],
    ["Rozmowa z operatorem", null],
    ["javascript:alert(1)", null],
    ["data:text/html,x", null],
    ["jan@example.pl", null],
    ["https://", null],
    ["", null],
  ])("%s leads to %s", (source, href) => {
    expect(readSource(source)).toEqual({ text: source, href });
  });

  it("leads to the address that was written, and to nothing that stands beside it", () => {
    const web = fc.webUrl({ withQueryParameters: true, withFragments: true });
    const around = fc.constantFrom("", " ", "\n", "  ");
    const note = fc.constantFrom("", " (dostęp 12.03.2026)", " javascript:alert(1)", " a.pl");
    fc.assert(
      fc.property(web, around, note, (url, space, beside) => {
        const { text, href } = readSource(`${space}${url}${beside}${space}`);
        expect(text).toBe(`${url}${beside}`.trim());
        expect(href).toBe(url);
      }),
    );
  });

  it("never links anywhere but the web, and never fails", () => {
    const source = fc.oneof(
      fc.string({ unit: "grapheme" }),
      fc.webUrl(),
      fc.domain(),
      fc
        .tuple(fc.constantFrom("javascript:", "//", "ftp://", "http://"), fc.string())
        .map((parts) => parts.join("")),
    );
    fc.assert(
      fc.property(source, (text) => {
        const { href } = readSource(text);
        if (href !== null) expect(new URL(href).protocol).toMatch(/^https?:$/);
      }),
    );
  });
});
