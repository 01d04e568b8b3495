import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { typeset, typesetTitle } from "./typeset.ts";

/** Makes non-breaking spaces visible. */
const set = (text: string): string => typeset(text).replaceAll("\u00a0", "~");

describe("typeset", () => {
  it.each([
    ["Film o was i z wami w kadrze", "Film o~was i~z~wami w~kadrze"],
    ["A w domu? (i tu) „o tym”", "A~w~domu? (i~tu) „o~tym”"],
    ["Plan a następnie zdjęcia", "Plan a~następnie zdjęcia"],
    ["od 15 000 zł netto", "od 15~000~zł netto"],
    ["5 000 000+ wyświetleń", "5~000~000+ wyświetleń"],
    ["30 tys. widzów, 40 proc. więcej", "30~tys. widzów, 40~proc. więcej"],
    ["24 bit / 48 kHz", "24~bit / 48~kHz"],
    ["12 m² przy 30 km/h i 25 kl./s, 40 Mb/s", "12~m² przy 30~km/h i~25~kl./s, 40~Mb/s"],
    ["4–12 tygodni, 7–14 dni roboczych", "4–12~tygodni, 7–14~dni roboczych"],
    ["T–14 dni", "T–14~dni"],
    ["24-bit/48 kHz", "24-bit/48~kHz"],
    ["2026-11-20, tel. 32-100-20", "2026-11-20, tel.~32-100-20"],
    ["MP4, 1920 × 1080", "MP4, 1920~×~1080"],
    ["w 2 sekundach, po 3 tygodniach", "w~2~sekundach, po 3~tygodniach"],
    ["120 metrów, 16 pikseli", "120~metrów, 16~pikseli"],
    ["3 mosty", "3 mosty"],
    ["25. dnia miesiąca", "25.~dnia miesiąca"],
    ["12 marca 2026 r.", "12~marca~2026~r."],
    ["−12 dBFS, −1 dBTP, 20 ms", "−12~dBFS, −1~dBTP, 20~ms"],
    ["300 dpi przy 40 °C, 6000 znaków", "300~dpi przy 40~°C, 6000~znaków"],
    ["ul. Filmowa 24", "ul.~Filmowa 24"],
    ["Zdjęcia - montaż", "Zdjęcia~- montaż"],
    ["Zdjęcia – montaż", "Zdjęcia~– montaż"],
    ["w https://a.pl/i-z?x=1 i a@b.pl", "w~https://a.pl/i-z?x=1 i~a@b.pl"],
  ])("keeps together what belongs together in %j", (plain, expected) => {
    expect(set(plain)).toBe(expected);
  });

  it.each([
    ["Twoja firma ze 120 metrów", "Twoja firma ze~120~metrów"],
    ["Od zdania do piksela", "Od~zdania do~piksela"],
    ["Profil, nie jak tablica", "Profil, nie~jak~tablica"],
    ["DJI czy FPV? Dwa zdania", "DJI czy~FPV? Dwa~zdania"],
    ["Co nam dało światło na to.", "Co~nam~dało światło na~to."],
    ["Dobry, ale tani film", "Dobry, ale~tani~film"],
    ["Znak, który czyta się z billboardu", "Znak, który czyta~się z~billboardu"],
    ["Strona, która ładuje się, zanim ktoś", "Strona, która ładuje~się, zanim~ktoś"],
    ["Dzieje się", "Dzieje~się"],
    ["Nagraliśmy 3 mosty w Krakowie", "Nagraliśmy 3~mosty w~Krakowie"],
    ["Zostało 12 niepublikowanych odcinków", "Zostało 12 niepublikowanych odcinków"],
  ])("hangs short words of the heading %j on others", (plain, expected) => {
    expect(typesetTitle(plain).replaceAll("\u00a0", "~")).toBe(expected);
    expect(typeset({ title: plain })).toEqual({ title: typesetTitle(plain) });
  });

  it.each([
    "Pn–Pt 9:00–17:00",
    "+48 32 000 00 11",
    "E-mail, e-maile",
    "biało-czerwony",
    'Test 12-ab3 "x"',
    "it's, ... 27\"",
  ])("leaves %j as it is", (text) => {
    expect(typeset(text)).toBe(text);
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
        ...["a", "i", "w", "Z", " ", " ", "\u00a0", "\n", '"', "„", "”", "-", "–", "'", "...", "×"],
        ...["12", "000", "zł", "marca", "ul.", "(", ")", ",", ".", "`", "słowo", "+48"],
        ...["https://a.pl", "x@y.pl", "4–12", "40-001", "24-bit", "e-mail", "600 000 001"],
        ...["15 000 zł", '27"', "9:00–17:00", "\u00ad", "\u2060", "🎬"],
      ),
      { maxLength: 40, size: "max" },
    )
    .map((parts) => parts.join(""));
  const any = fc.oneof(polish, fc.string({ unit: "binary" }));

  it("is idempotent", () => {
    fc.assert(
      fc.property(any, (text) => {
        expect(typeset(typeset(text))).toBe(typeset(text));
      }),
    );
  });

  it("changes nothing but plain spaces to non-breaking ones, each in its place", () => {
    const differences = (text: string) =>
      typeset(text)
        .split("")
        .filter((unit, at) => unit !== text[at] && !(unit === "\u00a0" && text[at] === " "));
    fc.assert(
      fc.property(any, (text) => {
        expect(typeset(text)).toHaveLength(text.length);
        expect(differences(text)).toEqual([]);
      }),
    );
  });
});
