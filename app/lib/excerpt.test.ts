import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { excerpt } from "./excerpt.ts";

describe("excerpt", () => {
  it("drops the marks of markdown and joins lines with a space", () => {
    expect(excerpt("## Światło\n\nMamy **trzy** lampy, `jedną` _ramkę_ i ~~plan~~.")).toBe(
      "Światło Mamy trzy lampy, jedną ramkę i plan.",
    );
  });

  it("keeps the words of a link and drops its address and pictures", () => {
    expect(excerpt("![kadr](/images/a.webp) W [tym wpisie](/blog/swiatlo) było.")).toBe(
      "W tym wpisie było.",
    );
  });

  it("cuts to 200 characters and says so", () => {
    expect(excerpt("a".repeat(200))).toBe("a".repeat(200));
    expect(excerpt("a".repeat(201))).toBe(`${"a".repeat(200)}…`);
  });

  it("never splits a character and never leaves a mark, whatever the text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 600 }), (text) => {
        const short = excerpt(text);
        expect(Array.from(short).length).toBeLessThanOrEqual(201);
        expect(short).not.toMatch(/[#*`_~[\]()\r\n]/);
        expect(short.isWellFormed()).toBe(true);
      }),
    );
  });
});
