import { expect, test } from "vitest";
import type { TextDrafts } from "~/panel/data/site/site-texts.ts";
import { plannedPages } from "./planned-pages.ts";

const entry = { value: "Nowy", was: "Oryginał" };
const [by, at, soon, later] = [
  ...["jan@kadr.example", "2026-11-28T10:00:00Z"],
  ...["2026-12-03T08:00:00Z", "2026-12-24T08:00:00Z"],
];
const waiting = (document: string, plans: TextDrafts["plans"]): TextDrafts => ({
  ...{ document, changes: {}, plans, by: String(by), at: String(at) },
});

test("what is planned of a page is told once for each moment, and leads to its first text", () => {
  const drafts = [
    waiting("home", {
      "/home/hero/lead": { at: String(soon), entry },
      "/home/hero/note": { at: String(later), entry: null },
      "/home/hero/title": { at: null, entry },
    }),
    waiting("home-faq", { "/0/answer": { at: String(soon), entry } }),
    waiting("footer", { "/footer/note": { at: String(soon), entry } }),
    {
      ...waiting("own-page/abc", { "/page/hero/title": { at: String(soon), entry } }),
      changes: {
        "/page/path": { value: "/cennik", was: "" },
        "/page/name": { value: "Cennik", was: "" },
      },
    },
  ];
  const of = (title: string, at: string | undefined, count: number, to: string) => ({
    ...{ what: "changes", title, at, count, to },
  });
  const opens = (path: string, id: string) =>
    `/admin/strona/edycja${path}?tekst=${encodeURIComponent(id)}`;
  expect(plannedPages(drafts, [])).toEqual([
    of("Strona główna", soon, 2, opens("/", "home#/home/hero/lead")),
    of("Strona główna", later, 1, opens("/", "home#/home/hero/note")),
    of("Teksty wspólne", soon, 1, "/admin/strona/podstrony"),
    of("Cennik", soon, 1, opens("/cennik", "own-page/abc#/page/hero/title")),
  ]);
});
