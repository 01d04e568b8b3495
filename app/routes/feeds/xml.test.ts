import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { element, xmlText } from "./xml.ts";

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
        expect(xmlText(text)).not.toMatch(/[<>"']/);
      }),
    );
  });
});

describe("element", () => {
  it("omits missing children", () => {
    expect(element("a", element("b", "1"), false)).toBe("<a><b>1</b></a>");
  });
});
