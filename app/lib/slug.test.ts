import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { blogSlug, caseStudySlug } from "./slug.ts";

const shape = /^([a-z0-9]+(-[a-z0-9]+)*)?$/;

describe("blogSlug", () => {
  it("transliterates Polish and drops other signs", () => {
    expect(blogSlug("Zażółć gęślą jaźń: 5 kroków!")).toBe("zazolc-gesla-jazn-5-krokow");
    expect(blogSlug("ŁÓDŹ — Świt")).toBe("lodz-swit");
    expect(blogSlug("AT&T i C++")).toBe("att-i-c");
  });

  it("collapses hyphens and spaces", () => {
    expect(blogSlug("jeden - dwa  --  trzy ")).toBe("jeden-dwa-trzy");
  });

  it("reads letters typed as base and accent", () => {
    expect(blogSlug("Z\u0301ro\u0301dło")).toBe("zrodlo");
  });

  it("gives an address or nothing, and leaves an address alone", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (title) => {
        const slug = blogSlug(title);
        expect(slug).toMatch(shape);
        expect(blogSlug(slug)).toBe(slug);
      }),
    );
  });
});

describe("caseStudySlug", () => {
  it("keeps letters and digits, hyphens between", () => {
    expect(caseStudySlug("Kanał lotniczy: 5 000 000+ wyświetleń")).toBe(
      "kanal-lotniczy-5-000-000-wyswietlen",
    );
    expect(caseStudySlug("AT&T / Café")).toBe("at-t-cafe");
  });

  it("gives an address or nothing, and leaves an address alone", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (title) => {
        const slug = caseStudySlug(title);
        expect(slug).toMatch(shape);
        expect(caseStudySlug(slug)).toBe(slug);
      }),
    );
  });
});
