import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { characters } from "./characters.ts";
import { excerpt, keptAfterSigns } from "./excerpt.ts";

describe("excerpt", () => {
  it("drops a comment, which no page shows", () => {
    expect(excerpt("- raz\n\n<!-- -->\n\n- dwa <!-- uwaga\ndo redakcji --> trzy")).toBe(
      "- raz - dwa trzy",
    );
  });

  it.each([
    [
      'Adres: ul. Filmowa 24<br>40-000 Katowice <img src="/images/a.webp" alt="a"> i <b class="x">już</b>.',
      "Adres: ul. Filmowa 24 40-000 Katowice i już.",
    ],
    ["<table>\n<tr><td>a</td></tr>\n</table>\n\nTekst", "Tekst"],
    ['<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>\n\nTekst', "Tekst"],
    ["Zobacz https://kadr.pl/a_(b)?c=1, potem www.kadr.pl.", "Zobacz, potem."],
    [
      'Oto: [https://kadr.pl](https://kadr.pl), <https://kadr.pl/a> i [nasz blog](/blog "Blog")',
      "Oto:, i nasz blog",
    ],
    ["https://youtu.be/dQw4w9WgXcQ\n\nTekst", "Tekst"],
    ["[Obejrzyj film](https://vimeo.com/76979871)\n\nTekst", "Tekst"],
    ["[Plan](/storage/v1/object/public/films/a1-1080x1920.mp4)\n\nTekst", "Tekst"],
    ["Znak &lt;svg&gt; &amp; \\*gwiazdka\\*", "Znak <svg> & gwiazdka"],
    ["Zdanie[^1] z przypisem.\n\n[^1]: Przypis.\n[a]: https://kadr.pl", "Zdanie z przypisem."],
    ["|a|b|\n|---|:-:|\n|c|d|", "|a|b| |c|d|"],
    ["3 < 5 i a<b, a > c", "3 < 5 i a<b, a > c"],
  ])("shows of %j what a page shows", (text, short) => {
    expect(excerpt(text)).toBe(short);
  });

  it("ends at a whole word", () => {
    expect(excerpt(`${"słowo ".repeat(33)}i – dalej`)).toBe(`${"słowo ".repeat(33)}i…`);
    expect(excerpt(`${"a".repeat(199)} b c`)).toBe(`${"a".repeat(199)}…`);
  });

  it.each([",", ".", ";", ":", " –", "..."])("has no %j before the ellipsis", (sign) => {
    expect(excerpt(`${"słowo ".repeat(32)}kadr${sign} dalej`)).toBe(`${"słowo ".repeat(32)}kadr…`);
  });

  it("ends before what its reading has cut", () => {
    const start = (text: string) => excerpt(text.slice(0, 1_000));
    expect(start(`Tekst. [a](/${"b".repeat(2_000)}) Koniec`)).toBe("Tekst. a");
    expect(start(`Tekst. <!-- ${"b".repeat(2_000)} --> Koniec`)).toBe("Tekst.");
    expect(start(`Tekst. <img src="/${"b".repeat(2_000)}"> Koniec`)).toBe("Tekst.");
  });

  it("cuts to 200 characters and says so", () => {
    expect(excerpt("a".repeat(200))).toBe("a".repeat(200));
    expect(excerpt("a".repeat(201))).toBe(`${"a".repeat(200)}…`);
  });

  it.each(["👩🏽‍👩‍👧", "👍🏿", "🇵🇱", "❤️", "z\u0307\u0323", "1️⃣"])("never cuts within %s", (one) => {
    for (const before of ["", "a", "ab"]) {
      expect(excerpt(before + one.repeat(240))).toBe(
        `${before}${one.repeat(200 - before.length)}…`,
      );
    }
  });

  const marks = ["#", "**", "_", "`", "~~", "[", "](", ")", "![", "\r\n", "\t", "  "];
  const piece = fc.oneof(
    fc.string({ unit: "grapheme" }),
    fc.constantFrom(...marks, "🎬", "👩‍🚀🎥", "światło", "\u2028"),
  );
  const texts = fc.oneof(
    fc.array(piece, { maxLength: 120, size: "max" }).map((pieces) => pieces.join("")),
    fc.string({ unit: "binary", maxLength: 600, size: "max" }),
  );

  it("never splits a character and never leaves a mark, whatever the text", () => {
    fc.assert(
      fc.property(texts, (text) => {
        const short = excerpt(text);
        expect(characters(short).length).toBeLessThanOrEqual(201);
        expect(short).not.toMatch(/[#*`_~[\]()]|[^\S ]| {2}|^ /);
        expect(short.isWellFormed()).toBe(true);
      }),
    );
  });

  const word = fc.string({ unit: fc.constantFrom(..."abcół,.!", "🎬", "é"), minLength: 1 });
  const words = fc.array(word, { minLength: 1, maxLength: 90, size: "max" });
  const gap = fc.constantFrom(" ", "\n", "\n\n", " ** ", "\t", " _", "# ");

  it("keeps the words in their order, as many as go into 200 characters", () => {
    fc.assert(
      fc.property(words, gap, (all, between) => {
        const whole = all.join(" ");
        const short = excerpt(all.join(between));
        const length = Array.from(whole).length;
        if (length <= 200) expect(short).toBe(whole);
        else {
          expect(whole.startsWith(short.slice(0, -1))).toBe(true);
          expect(Array.from(short).length).toBeLessThanOrEqual(201);
          const isWhole = /^[.,]* /.test(whole.slice(short.length - 1));
          expect(isWhole || !short.includes(" ")).toBe(true);
        }
      }),
    );
  });
});

describe("keptAfterSigns", () => {
  it("ends no line with a sign, but where the words are too long for one", () => {
    expect(keptAfterSigns("Schemat jest dobry, ale prosty. Zrób – dalej: tak")).toBe(
      "Schemat jest dobry,\u00a0ale prosty.\u00a0Zrób –\u00a0dalej:\u00a0tak",
    );
    expect(keptAfterSigns("zdjęcia, dźwięk, montaż, emisja")).toBe(
      "zdjęcia,\u00a0dźwięk,\u00a0montaż, emisja",
    );
  });
});
