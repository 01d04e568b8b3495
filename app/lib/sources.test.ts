import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readSource } from "./sources.ts";

describe("readSource", () => {
  it.each([
    ["https://example.com/a?b=1#c", "https://example.com/a?b=1#c"],
    ["HTTP://example.com", "http://example.com/"],
    ["www.example.pl/film o", null],
    ["www.example.pl/film", "https://www.example.pl/film"],
    ["example.pl", "https://example.pl/"],
    ["example.pl:8080/x", "https://example.pl:8080/x"],
    ["https://example.pl (dostęp 12.03.2026)", "https://example.pl/"],
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

  it("links every bare domain", () => {
    fc.assert(
      fc.property(fc.domain(), (domain) => {
        expect(readSource(domain).href).toBe(new URL(`https://${domain}`).href);
      }),
    );
  });
});
