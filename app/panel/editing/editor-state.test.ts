import { describe, expect, it } from "vitest";
import { type EditorAction, editorOf, editorReducer, isDirty, plainText } from "./editor-state.ts";

type Values = { title: string; slug: string; tags: string[] };
const stored: Values = { title: "Plan", slug: "plan", tags: ["a"] };

function after(...actions: EditorAction<Values>[]) {
  return actions.reduce(editorReducer<Values>, editorOf(stored, { id: 7, version: 3 }));
}

function saved<Fields>(typed: Fields, stored: Fields, recordId = 7, version = 4) {
  const type = "saved" as const;
  return { type, recordId, typed, stored, version, at: new Date(0), unpublished: null };
}

describe("the editor", () => {
  it("is dirty while a field differs from the stored one", () => {
    expect(isDirty(after())).toBe(false);
    expect(isDirty(after({ type: "edited", patch: { tags: ["a", "b"] } }))).toBe(true);
    expect(isDirty(after({ type: "edited", patch: { tags: ["a"] } }))).toBe(false);
  });

  it("counts neither an item that was left empty, nor such text of before", () => {
    const one: Record<string, string> = { "members.0.name": "Anna" };
    const two = { ...one, "members.1.name": "", "members.1.bio": "" };
    const kept = { version: 3, values: two, at: "", sitting: "a" };
    const state = editorOf(one, { id: 7, version: 3 }, [kept]);
    expect(state).toMatchObject({ offered: [], settled: ["a"] });
    const rewritten = editorReducer(state, { type: "rewritten", rewrite: () => two });
    expect(isDirty(rewritten)).toBe(false);
    const typed = { ...two, "members.1.name": "Jan" };
    expect(isDirty(editorReducer(state, { type: "rewritten", rewrite: () => typed }))).toBe(true);
    expect(isDirty(editorReducer(rewritten, { type: "rewritten", rewrite: () => ({}) }))).toBe(
      true,
    );
  });

  it("counts no content block that was added and left empty", () => {
    const block = { id: "b1", type: "image", content: "", caption: "" };
    const state = editorOf({ blocks: [] as (typeof block)[] }, null);
    const withBlock = (changes: Partial<typeof block>) =>
      editorReducer(state, { type: "edited", patch: { blocks: [{ ...block, ...changes }] } });
    expect(isDirty(withBlock({}))).toBe(false);
    expect(isDirty(withBlock({ caption: "Plan" }))).toBe(true);
  });

  it("keeps text that is typed during a save", () => {
    const state = after(
      { type: "edited", patch: { title: "Plan 2" } },
      { type: "save-started" },
      { type: "edited", patch: { title: "Plan 23" } },
      saved({ ...stored, title: "Plan 2" }, { ...stored, title: "Plan 2" }),
    );
    expect(state).toMatchObject({ typed: { title: "Plan 23" }, version: 4, saving: false });
    expect(isDirty(state)).toBe(true);
  });

  it("shows a saved record as it was stored, not as it was typed", () => {
    const state = after(
      { type: "edited", patch: { title: "Plan 2 " } },
      { type: "save-started" },
      saved({ ...stored, title: "Plan 2 " }, { ...stored, title: "Plan 2" }),
    );
    expect(state.typed.title).toBe("Plan 2");
    expect(isDirty(state)).toBe(false);
  });

  it("takes over the stored value of fields that were not edited during the save", () => {
    const state = editorReducer(
      editorReducer(editorOf<Values>({ title: "", slug: "", tags: [] }, null), {
        type: "edited",
        patch: { title: "Plan 2", tags: ["b"] },
      }),
      saved(
        { title: "Plan", slug: "", tags: ["b"] },
        { title: "Plan", slug: "plan", tags: ["b", "c"] },
        9,
        1,
      ),
    );
    expect(state).toMatchObject({
      recordId: 9,
      typed: { title: "Plan 2", slug: "plan", tags: ["b", "c"] },
    });
  });

  it("keeps a field away that was removed during a save, and one that was added", () => {
    type Fields = Record<string, string>;
    const before: Fields = { "days.0": "pon.", "days.1": "wt. " };
    const state = [
      { type: "save-started" },
      { type: "rewritten", rewrite: () => ({ "days.0": "pon.", note: "Nowa" }) },
      saved(before, { "days.0": "pon.", "days.1": "wt." }),
    ] satisfies EditorAction<Fields>[];
    const after = state.reduce(editorReducer<Fields>, editorOf(before, { id: 7, version: 3 }));
    expect(after.typed).toEqual({ "days.0": "pon.", note: "Nowa" });
    expect(isDirty(after)).toBe(true);
  });

  it("applies a change that comes late to the present values", () => {
    const { typed } = after(
      { type: "edited", patch: { tags: ["a", "b"] } },
      { type: "edited", patch: ({ tags }) => ({ tags: [...tags, "c"] }) },
    );
    expect(typed.tags).toEqual(["a", "b", "c"]);
  });

  it("goes on from the stored version once a conflict is resolved", () => {
    const state = after(
      { type: "edited", patch: { title: "Mój" } },
      { type: "save-started" },
      {
        type: "conflicted",
        theirs: { title: "Jej", slug: "", tags: [] },
        recordId: 7,
        version: 5,
        by: "",
        at: "",
        base: stored,
        unpublished: null,
      },
      { type: "resolved", typed: { title: "Mój", slug: "", tags: [] } },
    );
    expect(state).toMatchObject({
      version: 5,
      conflict: null,
      stored: { title: "Jej", tags: [] },
      typed: { title: "Mój", tags: [] },
    });
  });

  it("offers unsaved text only when it differs from the row", () => {
    const text = { version: 3, at: "2026-11-20T10:00:00Z" };
    const alike = { ...text, values: stored, sitting: "s1" };
    const other = { ...text, values: { ...stored, title: "Nowy" }, sitting: "s2" };
    const state = editorOf(stored, { id: 7, version: 3 }, [alike, other]);
    expect(state).toMatchObject({ offered: [other], settled: ["s1"] });
    expect(editorReducer(state, { type: "unsaved-taken", sitting: "s2" })).toMatchObject({
      typed: { title: "Nowy" },
      offered: [],
      settled: ["s1", "s2"],
    });
    const dropped = editorReducer(state, { type: "unsaved-dropped", sitting: "s2" });
    expect(dropped).toMatchObject({ offered: [], settled: ["s1", "s2"] });
    expect(dropped.typed).toBe(stored);
  });

  it("leaves the offered texts for another time when another one is begun", () => {
    const text = { version: null, at: "2026-11-20T10:00:00Z", sitting: "s1" };
    const empty = { ...stored, title: "" };
    const state = editorOf(empty, null, [{ ...text, values: stored }]);
    expect(editorReducer(state, { type: "edited", patch: { title: "" } }).offered).toHaveLength(1);
    const begun = editorReducer(state, { type: "edited", patch: { title: "I" } });
    expect(begun).toMatchObject({ offered: [], settled: [], typed: { title: "I" } });
  });

  it("goes on from the version that unsaved text belongs to, so that a later save is a conflict", () => {
    const values = { ...stored, title: "Mój" };
    const text = { version: 2, at: "2026-11-20T10:00:00Z", values, sitting: "s1" };
    const state = editorReducer(editorOf(stored, { id: 7, version: 3 }, [text]), {
      type: "unsaved-taken",
      sitting: "s1",
    });
    expect(state.version).toBe(2);
  });

  const live = { ...stored, title: "Na stronie" };
  const unpublished = { version: 2, by: "", at: "", base: stored, live, liveVersion: 5 };

  it("shows the public record again when its unpublished changes are dropped", () => {
    const state = editorReducer(editorOf(stored, { id: 7, version: 3 }, [], unpublished), {
      type: "changes-dropped",
    });
    expect(state).toMatchObject({ typed: live, stored: live, version: 5, unpublished: null });
  });

  it("takes text of before the present unpublished changes as made from older ones", () => {
    const values = { ...stored, title: "Mój" };
    const text = { version: 3, at: "2026-11-20T10:00:00Z", values, sitting: "s1" };
    const taken = (changesVersion?: number) =>
      editorReducer(
        editorOf(
          stored,
          { id: 7, version: 3 },
          [{ ...text, ...(changesVersion && { changesVersion }) }],
          unpublished,
        ),
        { type: "unsaved-taken", sitting: "s1" },
      ).unpublished?.version;
    expect([taken(), taken(1), taken(2)]).toEqual([0, 1, 2]);
  });
});

it("sends no control character from any field, and everything else as it was typed", () => {
  const kept = { title: "Żółw „a” 🎬\t\n", published: null, until: 3, isDraft: true };
  expect(
    plainText({ ...kept, blocks: [{ content: "a\u0002b\u009f" }], tags: ["\u0007x"] }),
  ).toEqual({
    ...kept,
    blocks: [{ content: "ab" }],
    tags: ["x"],
  });
});
