import { describe, expect, it } from "vitest";
import { fieldText, lettersLeft, textProblem, textRemark, tidyText } from "./text-rules.ts";

const line = { id: "home#/hero/lead", kind: "line", original: "Film.", max: 20 } as const;
const facts = { "agency.phone": "+48 32", "video.film": null };
const price = { ...line, original: "od {website.small} zł", max: 80 };

describe("a text of the site", () => {
  it("has one line, whatever is pasted, and no invisible letters", () => {
    expect(fieldText("line", "Jedna\r\ndruga\u00a0\u200btrzecia")).toBe("Jedna druga trzecia");
    expect(fieldText("lines", "Jedna\r\ndruga")).toBe("Jedna\ndruga");
    expect(tidyText({ kind: "lines" }, " Żaden kadr \n\nprzypadkiem. ")).toBe(
      "Żaden kadr\nprzypadkiem.",
    );
  });

  it("counts letters, not their halves", () => {
    expect(lettersLeft(line, "🎬🎬 ")).toBe(18);
    expect(textProblem(line, "a".repeat(22), facts)).toContain("2");
    expect(textProblem(line, "a".repeat(20), facts)).toBeNull();
  });

  it("takes no price that is not there, and says when one is gone", () => {
    expect(textProblem(price, "od {website.smal} zł", facts)).toBe(
      "Nie ma takiej ceny: {website.smal}",
    );
    expect(textProblem({ ...line, max: 80 }, "od {website.small} zł", facts)).toContain(
      "{website.small}",
    );
    expect(textProblem(price, "od {website.small zł", facts)).not.toBeNull();
    expect(
      textProblem({ ...price, original: "{{od {a.b} zł}}" }, "Tylko {{{a.b} zł}}", facts),
    ).toBeNull();
    expect(textProblem({ ...line, max: 80 }, "Zadzwoń: {agency.phone}", facts)).toBeNull();
    expect(textProblem({ ...line, max: 80 }, "Film od {video.film} zł", facts)).not.toBeNull();
    expect(textRemark(price, "od 3000 zł")).toBe("Zniknęła cena {website.small}.");
    const named = { ...line, original: "Dzwoń do {agency.name}" };
    expect(textRemark(named, "Dzwoń")).toBe("Zniknęło z\u00a0tekstu: Nazwa.");
    expect(textRemark(price, "{website.small} zł netto")).toBeNull();
  });
});
