import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { typeset } from "./typeset.ts";

/** Makes non-breaking spaces visible, and joiners. */
const set = (text: string): string =>
  typeset(text).replaceAll("\u00a0", "~").replaceAll("\u2060", "&");

describe("typeset", () => {
  it.each([
    ["Film o was i z wami w kadrze", "Film o~was i~z~wami w~kadrze"],
    ["A w domu? (i tu) „o tym”", "A~w~domu? (i~tu) „o~tym”"],
    ["Plan a następnie zdjęcia", "Plan a~następnie zdjęcia"],
    ["od 15 000 zł netto", "od 15~000~zł netto"],
    ["5 000 000+ wyświetleń", "5~000~000+ wyświetleń"],
    ["30 tys. widzów, 40 proc. więcej", "30~tys. widzów, 40~proc. więcej"],
    ["24 bit / 48 kHz", "24~bit / 48~kHz"],
    ["4–12 tygodni, 7–14 dni roboczych", "4–&12~tygodni, 7–&14~dni roboczych"],
    ["Pn–Pt 9:00–17:00", "Pn–Pt 9:00–&17:00"],
    ["5000–15 000 zł", "5000–&15~000~zł"],
    ["T–14 dni", "T–&14~dni"],
    ["24-bit/48 kHz, 3-calowy", "24-&bit/48~kHz, 3-&calowy"],
    ["E-mail, e-maile i X-men", "E-&mail, e-&maile i~X-&men"],
    ["2026-11-20, tel. 32-100-20", "2026-11-20, tel.~32-100-20"],
    ["MP4, 1920 × 1080", "MP4, 1920~×~1080"],
    ["w 2 sekundach, po 3 tygodniach", "w~2~sekundach, po 3~tygodniach"],
    ["120 metrów, 16 pikseli", "120~metrów, 16~pikseli"],
    ["3 mosty", "3 mosty"],
    ["12 marca 2026 r.", "12~marca~2026~r."],
    ["+48 32 000 00 11", "+48~32~000~00~11"],
    ["tel. 600 000 001", "tel.~600~000~001"],
    ["ul. Filmowa 24", "ul.~Filmowa 24"],
    ["Zdjęcia - montaż", "Zdjęcia~– montaż"],
    ["Zdjęcia – montaż", "Zdjęcia~– montaż"],
    ["biało-czerwony", "biało-czerwony"],
    ["40-001 Katowice", "40-&001 Katowice"],
    ['Mówi: "Tak", i idzie', "Mówi: „Tak”, i~idzie"],
    ['("Kadr")', "(„Kadr”)"],
    ['Ekran 27" na planie', "Ekran 27″ na planie"],
    ['"Studio 54" gra', "„Studio 54” gra"],
    ["Don't", "Don’t"],
    ["w https://a.pl/i-z?x=1 i a@b.pl", "w~https://a.pl/i-z?x=1 i~a@b.pl"],
    ['kod `a i "b" - c` w tekście', 'kod `a i "b" - c` w~tekście'],
    ["adres /case-studies/i w panelu", "adres /case-studies/i w~panelu"],
  ])("sets %j", (plain, expected) => {
    expect(set(plain)).toBe(expected);
  });

  it("goes through nested values and keeps their shape", () => {
    const page = {
      title: "Film i dźwięk",
      count: 7,
      none: null,
      cards: [{ to: "/kontakt", items: ["a w b"] }],
    } as const;
    expect(typeset(page)).toEqual({
      title: "Film i\u00a0dźwięk",
      count: 7,
      none: null,
      cards: [{ to: "/kontakt", items: ["a\u00a0w\u00a0b"] }],
    });
  });

  const polish = fc
    .array(
      fc.constantFrom(
        ...[
          "a",
          "i",
          "w",
          "Z",
          " ",
          " ",
          "\u00a0",
          "\n",
          '"',
          "„",
          "”",
          "-",
          "–",
          "'",
          "12",
          "000",
        ],
        ...[
          "zł",
          "marca",
          "ul.",
          "(",
          ")",
          ",",
          ".",
          "`",
          "https://a.pl",
          "x@y.pl",
          "słowo",
          "+48",
        ],
        ...["4–12", "40-001", "24-bit", "e-mail", "600 000 001", "15 000 zł", '27"', "9:00–17:00"],
      ),
      { maxLength: 40, size: "max" },
    )
    .map((parts) => parts.join(""));

  it("is idempotent", () => {
    fc.assert(
      fc.property(fc.oneof(polish, fc.string({ unit: "binary" })), (text) => {
        expect(typeset(typeset(text))).toBe(typeset(text));
      }),
    );
  });

  it("never changes the letters or the digits, and adds nothing but joiners", () => {
    const kept = (text: string) => text.replace(/[\s"„”″'’–\u2060-]/gu, "");
    const unjoined = (text: string) => text.replaceAll("\u2060", "");
    fc.assert(
      fc.property(fc.oneof(polish, fc.string({ unit: "binary" })), (text) => {
        expect(unjoined(typeset(text))).toHaveLength(unjoined(text).length);
        expect(kept(typeset(text))).toBe(kept(text));
      }),
    );
  });

  it("never touches an address", () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true }), fc.emailAddress(), (url, email) => {
        const clean = url.replace(/["'„”<>]/g, "");
        expect(typeset(clean)).toBe(clean);
        expect(typeset(`w ${clean} i`)).toContain(clean);
        if (!/["'`]/.test(email)) expect(typeset(email)).toBe(email);
      }),
    );
  });
});
