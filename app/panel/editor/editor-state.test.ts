import { describe, expect, it } from "vitest";
import { type EditorAction, editorOf, editorReducer, isDirty } from "./editor-state.ts";

type Values = { title: string; tags: string[] };
const stored: Values = { title: "Plan", tags: ["a"] };

function after(...actions: EditorAction<Values>[]) {
  return actions.reduce(editorReducer<Values>, editorOf(stored, { id: 7, version: 3 }, null));
}

describe("the editor", () => {
  it("is dirty exactly while something differs from what is stored", () => {
    expect(isDirty(after())).toBe(false);
    expect(isDirty(after({ type: "edited", patch: { tags: ["a", "b"] } }))).toBe(true);
    expect(isDirty(after({ type: "edited", patch: { tags: ["a"] } }))).toBe(false);
  });

  it("keeps what was typed while a save was on its way", () => {
    const state = after(
      { type: "edited", patch: { title: "Plan 2" } },
      { type: "save-started" },
      { type: "edited", patch: { title: "Plan 23" } },
      {
        type: "saved",
        id: 7,
        typed: { title: "Plan 2", tags: ["a"] },
        values: { title: "Plan 2", tags: ["a"] },
        version: 4,
        at: new Date(0),
      },
    );
    expect(state).toMatchObject({ values: { title: "Plan 23" }, version: 4, saving: false });
    expect(isDirty(state)).toBe(true);
  });

  it("shows a saved record as it was stored, not as it was typed", () => {
    const state = after(
      { type: "edited", patch: { title: "Plan 2 " } },
      { type: "save-started" },
      {
        type: "saved",
        id: 7,
        typed: { title: "Plan 2 ", tags: ["a"] },
        values: { title: "Plan 2", tags: ["a"] },
        version: 4,
        at: new Date(0),
      },
    );
    expect(state.values.title).toBe("Plan 2");
    expect(isDirty(state)).toBe(false);
  });

  it("takes over what a save made of the fields that nobody touched meanwhile", () => {
    const state = editorReducer(
      editorReducer(editorOf<Values>({ title: "", tags: [] }, null, null), {
        type: "edited",
        patch: { title: "Plan 2", tags: ["b"] },
      }),
      {
        type: "saved",
        id: 9,
        typed: { title: "Plan", tags: ["b"] },
        values: { title: "Plan", tags: ["b", "c"] },
        version: 1,
        at: new Date(0),
      },
    );
    expect(state).toMatchObject({ recordId: 9, values: { title: "Plan 2", tags: ["b", "c"] } });
  });

  it("lets a late answer change what is there by then, not what was when it was asked", () => {
    const { values } = after(
      { type: "edited", patch: { tags: ["a", "b"] } },
      { type: "edited", patch: ({ tags }) => ({ tags: [...tags, "c"] }) },
    );
    expect(values.tags).toEqual(["a", "b", "c"]);
  });

  it("takes a field's error away as soon as the field changes", () => {
    const refused = { type: "refused", errors: { title: "Wpisz tytuł", tags: "Za dużo" } } as const;
    expect(after(refused, { type: "edited", patch: { title: "P" } }).errors).toEqual({
      tags: "Za dużo",
    });
  });

  it("goes on from the other's version once a conflict is settled", () => {
    const state = after(
      { type: "edited", patch: { title: "Mój" } },
      { type: "save-started" },
      { type: "conflicted", theirs: { title: "Jej", tags: [] }, version: 5, by: "", at: "" },
      { type: "resolved", values: { title: "Mój", tags: [] } },
    );
    expect(state).toMatchObject({
      version: 5,
      conflict: null,
      stored: { title: "Jej", tags: [] },
      values: { title: "Mój", tags: [] },
    });
  });

  it("offers a draft only when it says something else than the row", () => {
    const draft = { version: 3, at: "2026-11-20T10:00:00Z" };
    expect(
      editorOf(stored, { id: 7, version: 3 }, { ...draft, values: stored }).offered,
    ).toBeNull();
    const other = editorOf(
      stored,
      { id: 7, version: 3 },
      { ...draft, values: { title: "Nowy", tags: [] } },
    );
    expect(other.offered).not.toBeNull();
    expect(editorReducer(other, { type: "draft-taken" })).toMatchObject({
      values: { title: "Nowy" },
      offered: null,
    });
    expect(editorReducer(other, { type: "draft-dropped" }).values).toBe(stored);
  });

  it("goes on from the version that a draft was typed over, so that later saves are seen", () => {
    const draft = { version: 2, at: "2026-11-20T10:00:00Z", values: { title: "Mój", tags: [] } };
    const state = editorReducer(editorOf(stored, { id: 7, version: 3 }, draft), {
      type: "draft-taken",
    });
    expect(state.version).toBe(2);
  });
});
