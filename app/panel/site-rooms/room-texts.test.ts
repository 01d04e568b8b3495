import { expect, test } from "vitest";
import { roomTexts } from "./room-texts.ts";

const text = { id: "translations#/dictionary/nav.blog", present: "BLOG" };
const other = { id: "translations#/dictionary/footer.rights", present: "Prawa" };
const entry = (value: string, was = "BLOG") => ({ value, was });
const published = [
  { document: "translations", texts: { "/dictionary/nav.blog": entry("NOTATKI") } },
];
const draft = (changes: Record<string, ReturnType<typeof entry> | null>) => [
  { document: "translations", changes },
];

test("what waits stands before what is published, and that before the original", () => {
  expect(roomTexts([], []).valueOf(text)).toBe("BLOG");
  expect(roomTexts([], published).valueOf(text)).toBe("NOTATKI");
  const waiting = roomTexts(draft({ "/dictionary/nav.blog": entry("DZIENNIK") }), published);
  expect(waiting.valueOf(text)).toBe("DZIENNIK");
  const again = roomTexts(draft({ "/dictionary/nav.blog": null }), published);
  // The words of the page were loaded before, and still have what is published.
  expect(again.valueOf({ ...text, present: "NOTATKI" })).toBe("BLOG");
  expect(again.seen(text.id)).toBeNull();
});

test("a room puts out what waits of its own texts, and nothing else of their files", () => {
  const changes = {
    "/dictionary/nav.blog": entry("DZIENNIK"),
    "/dictionary/footer.rights": entry("Nic", "Prawa"),
  };
  expect(roomTexts(draft(changes), []).waiting([text.id])).toEqual({
    translations: { "/dictionary/nav.blog": entry("DZIENNIK") },
  });
  expect(roomTexts(draft(changes), []).waiting([other.id, text.id])).toEqual({
    translations: changes,
  });
  expect(roomTexts([], published).waiting([text.id])).toEqual({});
});
