import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { blogSlug, caseStudySlug, plainSlug } from "./slug.ts";

const shape = /^([a-z0-9]+(-[a-z0-9]+)*)?$/;

const word = (letters: string) =>
  fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 8 });
const polish = "abcxyz019ąćęłńóśźżĄĆĘŁŃÓŚŹŻKQ";

/** Words with something between them, written with whole letters or with letters and accents apart. */
function titles(letters: string, between: string[]) {
  const next = fc.tuple(fc.constantFrom(...between), word(letters));
  return fc
    .tuple(word(letters), fc.array(next, { maxLength: 6 }), fc.constantFrom("NFC", "NFD"))
    .map(([first, rest, form]) => ({
      title: (first + rest.flat().join("")).normalize(form),
      words: [first, ...rest.map(([, each]) => each)],
    }));
}

/** Letters without their accents, by another way than the code's. */
const bare = (text: string) =>
  text.toLowerCase().replaceAll("ł", "l").normalize("NFD").replace(/\p{M}/gu, "");

const makers = { blogSlug, caseStudySlug };
it.each(Object.entries(makers))(
  "%s cuts what the database would refuse, behind a word",
  (_, slugOf) => {
    const words = "Światło, dźwięk i montaż. ".repeat(9);
    expect(slugOf(words)).toBe(`${"swiatlo-dzwiek-i-montaz-".repeat(8)}swiatlo`);
    expect(slugOf("ż".repeat(300))).toBe("z".repeat(200));
    const fitting = `${"a".repeat(198)} b`;
    expect(slugOf(`${fitting} c`)).toBe(slugOf(fitting));
  },
);

it.each(Object.entries(makers))(
  "%s gives an address or nothing, and leaves an address alone",
  (_, slugOf) => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (title) => {
        const slug = slugOf(title);
        expect(slug).toMatch(shape);
        expect(slugOf(slug)).toBe(slug);
      }),
    );
  },
);

it("no slug has, or is cut by, what nobody sees", () => {
  for (const slugOf of [blogSlug, caseStudySlug, plainSlug]) {
    expect(slugOf("\u202aświa\u00adt\u200bło\ufeffwy\u2060\u202c")).toBe("swiatlowy");
  }
});

it.each([
  ["Відео для бізнесу", "video-dlia-biznesu"],
  ["Київ: їжа й море", "kyiv-izha-i-more"],
  ["Съёмка", "siomka"],
  ["Βίντεο στην Αθήνα", "vinteo-stin-athina"],
  ["Łódź i Київ", "lodz-i-kyiv"],
])("%s has an address of its own", (title, slug) => {
  expect([blogSlug(title), caseStudySlug(title)]).toEqual([slug, slug]);
});

describe("blogSlug", () => {
  it("keeps every letter of a title, and one hyphen for what is between its words", () => {
    const between = [" ", "-", " - ", "  ", "\u00a0", "\n", "--", " -!- ", "? "];
    fc.assert(
      fc.property(titles(polish, between), ({ title, words }) => {
        expect(blogSlug(title)).toBe(words.map(bare).join("-"));
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

  it("keeps every letter of a title, also foreign ones, and one hyphen for what is between its words", () => {
    const between = [" ", "-", " – ", "/", " & ", "...", "\u00a0", "!?", "_", "🎬"];
    fc.assert(
      fc.property(titles(`${polish}éüçÅñ`, between), ({ title, words }) => {
        expect(caseStudySlug(title)).toBe(words.map(bare).join("-"));
      }),
    );
  });
});

it("letters of other languages keep their base in every slug", () => {
  for (const slugOf of [blogSlug, caseStudySlug]) {
    expect(slugOf("Škoda i Dvořák w Café 東京")).toBe("skoda-i-dvorak-w-cafe");
  }
});
