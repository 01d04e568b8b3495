import { expect, test, vi } from "vitest";
import { putDay, putIn, readDocument } from "./put-in.ts";

const home = () => ({
  home: { title: "Notatki z planu", lead: "Od {website.small} zł", items: ["Raz", "Dwa"] },
});
const facts = { "agency.phone": "+48 32 000", "website.shop": "15000", "video.film": null };
const changed = (changes: Record<string, string>) => {
  const exports = home();
  const entries = Object.entries(changes).map(([pointer, value]) => [pointer, { value, was: "" }]);
  putIn("home", exports, Object.fromEntries(entries), facts);
  return exports.home;
};

test("a text stands where the original stood, typeset as it was", () => {
  expect(changed({ "/home/title": "To jest za krótko", "/home/items/1": "A w tekście" })).toEqual({
    title: "To\u00a0jest za\u00a0krótko",
    lead: "Od {website.small} zł",
    items: ["Raz", "A\u00a0w\u00a0tekście"],
  });
});

test("a text may be empty, and one whose place has gone is left out", () => {
  expect(changed({ "/home/title": "", "/home/gone": "x", "/home/items": "x" })).toEqual({
    ...home().home,
    title: "",
  });
});

test("a text takes any fact, and is left out when it asks for one that is empty", () => {
  expect(changed({ "/home/title": "W {agency.phone}, od {website.shop} zł" }).title).toBe(
    "W\u00a0+48 32 000, od\u00a015000\u00a0zł",
  );
  expect(changed({ "/home/title": "Film{{ od {video.film} zł}}" }).title).toBe("Film");
  expect(changed({ "/home/title": "Film od {video.film} zł" }).title).toBe("Notatki z planu");
});

test("a name of the original's own stays, and any other one is refused", () => {
  expect(changed({ "/home/lead": "Już za {website.small} zł" }).lead).toBe(
    "Już za {website.small} zł",
  );
  expect(changed({ "/home/lead": "Już za {nothing} zł" }).lead).toBe("Od {website.small} zł");
});

test.each([[null], ["x"], [[]], [{ "/a": "x" }], [{ "/a": { value: 1, was: "" } }]])(
  "of a stored %j nothing is read",
  (stored) => {
    const onInvalid = vi.fn();
    expect(readDocument(stored, onInvalid)).toEqual({});
  },
);

test("a document of law has the day of its own last change", () => {
  const clause = () => ({ contactForm: {}, privacyClause: { version: "2026-11-23", text: "" } });
  const day = (pointer: string) => {
    const exports = clause();
    putDay("contact-form", exports, { [pointer]: { value: "x", was: "" } }, "2026-12-24");
    return exports.privacyClause.version;
  };
  expect(day("/privacyClause/text")).toBe("2026-12-24");
  expect(day("/contactForm/send")).toBe("2026-11-23");
});
