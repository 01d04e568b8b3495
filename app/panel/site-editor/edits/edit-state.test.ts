import { describe, expect, it } from "vitest";
import type { EditedText, TextEntry } from "~/site-texts/types.ts";
import {
  changedTexts,
  editsOf,
  editsReducer,
  isOurs,
  isOutdated,
  isUnsaved,
  nextSave,
  type PageAction,
  type PageEdits,
  seenTexts,
  shownValue,
  unsavedOf,
  waitingDocuments,
} from "./edit-state.ts";

const lead: EditedText = {
  id: "home#/lead",
  kind: "paragraph",
  original: "Film i strona.",
  published: null,
  max: 40,
  pages: ["/"],
};
const footer: EditedText = { ...lead, id: "footer#/note", original: "Stopka." };

function after(texts: readonly EditedText[], ...actions: PageAction[]): PageEdits {
  return actions.reduce(editsReducer, editsOf(texts));
}

const typed = (value: string, id = lead.id) => ({ type: "typed", id, value }) as const;
const started = { type: "save-started", id: lead.id } as const;
const own = (value: string, was = lead.original): TextEntry => ({ value, was });
const saved = (entry: TextEntry | null) =>
  ({ type: "saved", id: lead.id, entry, at: new Date(0) }) as const;
const theirs = { type: "conflicted", id: lead.id, entry: own("Jej."), by: "ola", at: "" } as const;

describe("the texts of a page", () => {
  it("saves a typed text with what it began from, and without the space at its end", () => {
    const state = after([lead], typed("Nasz film. "));
    expect(nextSave(state)).toEqual({ id: lead.id, seen: null, entry: own("Nasz film.") });
    const done = editsReducer(editsReducer(state, started), saved(own("Nasz film.")));
    expect(nextSave(done)).toBeNull();
    expect(shownValue(textOf(done))).toBe("Nasz film. ");
  });

  it("has one save in flight, and then saves what was typed meanwhile", () => {
    const state = after([lead, footer], typed("A."), started, typed("AB."), typed("C.", footer.id));
    expect(nextSave(state)).toBeNull();
    const next = editsReducer(state, saved(own("A.")));
    expect(nextSave(next)).toEqual({ id: lead.id, seen: own("A."), entry: own("AB.") });
  });

  it("overwrites nothing that somebody else has saved", () => {
    const state = after([lead], typed("Moja."), started, theirs);
    expect(nextSave(state)).toBeNull();
    expect(unsavedOf(state).isDirty).toBe(true);
    const mine = editsReducer(state, { type: "conflict-settled", id: lead.id, keep: "mine" });
    expect(nextSave(mine)).toEqual({ id: lead.id, seen: own("Jej."), entry: own("Moja.") });
    const taken = editsReducer(state, { type: "conflict-settled", id: lead.id, keep: "theirs" });
    expect([shownValue(textOf(taken)), nextSave(taken)]).toEqual(["Jej.", null]);
  });

  it("drops an own text that equals the original, and a change that equals what is public", () => {
    const changed = { ...lead, published: own("Stare."), draft: own("Nowe.") };
    const original = after([changed], typed(lead.original));
    expect(nextSave(original)?.entry).toBeNull();
    const back = after([changed], typed("Stare."), started, saved(own("Stare.")));
    expect(changedTexts(back)).toEqual([]);
  });

  it("takes a sample as the owner's own as it stands, and keeps it when it is typed again", () => {
    const sample: EditedText = { ...lead, sample: "hidden" };
    const accept = { type: "typed", id: lead.id, value: lead.original, isOwn: true } as const;
    const taken = own(lead.original, "");
    expect(isOurs(textOf(after([sample], typed(lead.original))))).toBe(true);
    const state = after([sample], accept);
    expect(nextSave(state)).toEqual({ id: lead.id, seen: null, entry: taken });
    expect(isOurs(textOf(state))).toBe(false);
    const undone = after([sample], accept, started, saved(taken), typed(lead.original));
    expect(nextSave(undone)).toEqual({ id: lead.id, seen: taken, entry: null });
    const published = { ...sample, published: taken };
    const again = after([published], typed("Nowe."), typed(lead.original));
    expect([nextSave(again), isOurs(textOf(again)), isOutdated(textOf(again))]).toEqual([
      null,
      false,
      false,
    ]);
  });

  it("keeps empty on purpose apart from the original", () => {
    expect(nextSave(after([lead], typed("")))?.entry).toEqual(own(""));
  });

  it("saves no text that is too long, and saves the next one", () => {
    const state = after([lead, footer], typed("a".repeat(41)), typed("C.", footer.id));
    expect(nextSave(state)?.id).toBe(footer.id);
    expect(unsavedOf(state).values[lead.id]?.value).toHaveLength(41);
  });

  it("publishes and drops by document", () => {
    const texts = [
      { ...lead, draft: own("A.") },
      { ...footer, draft: own("B.", "Stopka.") },
    ];
    expect(waitingDocuments(after(texts))).toEqual(["home", "footer"]);
    expect(seenTexts(after(texts)).home).toEqual({ "/lead": own("A.") });
    const out = after(texts, { type: "published", documents: ["home"] });
    expect(waitingDocuments(out)).toEqual(["footer"]);
    expect(textOf(out).published).toEqual(own("A."));
    const dropped = after(texts, typed("X."), { type: "dropped", documents: ["home", "footer"] });
    expect([shownValue(textOf(dropped)), changedTexts(dropped)]).toEqual([lead.original, []]);
  });

  it("offers what a killed browser left, and goes on from what that began from", () => {
    const values = { [lead.id]: { value: "Moja.", seen: null } };
    const text = { values, sitting: "s1", at: "2026-11-20T10:00:00Z", version: null };
    const stored = { ...lead, draft: own("Jej.") };
    const state = editsOf([stored], [text]);
    const taken = editsReducer(state, { type: "unsaved-taken" });
    expect(nextSave(taken)).toEqual({ id: lead.id, seen: null, entry: own("Moja.") });
    expect(taken).toMatchObject({ offered: null, settled: ["s1"] });
    expect(editsOf([{ ...lead, draft: own("Moja.") }], [text])).toMatchObject({
      offered: null,
      settled: ["s1"],
    });
  });

  it("knows an own text whose original has changed since, until somebody decides", () => {
    const published = own("Moja.", "Dawny oryginał.");
    const state = after([{ ...lead, published }]);
    expect(isOutdated(textOf(state))).toBe(true);
    const kept = editsReducer(state, typed("Moja."));
    expect(nextSave(kept)).toEqual({ id: lead.id, seen: published, entry: own("Moja.") });
    expect(isUnsaved(textOf(state))).toBe(false);
  });
});

function textOf({ texts }: PageEdits) {
  const text = texts[lead.id];
  if (!text) throw new Error("There is no such text.");
  return text;
}
