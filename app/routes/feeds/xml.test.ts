import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { element, htmlText, xmlText } from "./xml.ts";

describe("xmlText", () => {
  it("escapes the signs of markup", () => {
    expect(xmlText(`<a b="c">'&`)).toBe("&lt;a b=&quot;c&quot;&gt;&apos;&amp;");
  });

  it("drops characters that XML does not allow", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(xmlText(text)).toMatch(
          /^(?:[\t\n\r\u0020-\ud7ff\ue000-\ufffd]|[\u{10000}-\u{10ffff}])*$/u,
        );
        expect(xmlText(text)).not.toMatch(/[<>"']|\p{Noncharacter_Code_Point}/u);
      }),
    );
  });
});

it("leaves noncharacters of every plane out", () => {
  expect(xmlText("a\ufdd0b\ufffec\u{1fffe}d\u{10ffff}e")).toBe("abcde");
});

describe("element", () => {
  it("omits missing children", () => {
    expect(element("a", element("b", "1"), false)).toBe("<a><b>1</b></a>");
  });
});

it("keeps signs of a text that readers would take for HTML", () => {
  expect(xmlText(htmlText("Element <video> i 5 < 6 & AT&T"))).toBe(
    "Element &amp;lt;video&amp;gt; i 5 &amp;lt; 6 &amp;amp; AT&amp;amp;T",
  );
});
