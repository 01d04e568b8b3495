import { beforeEach, describe, expect, it } from "vitest";
import { draftedRecords, findDraft, forgetDraft, keepDraft } from "./local-drafts.ts";
import { memoryStorage } from "./memory-storage.ts";

const key = { userId: "u1", table: "blog_posts", recordId: 7 };
const draft = { version: 2, values: { title: "Ż" }, at: "2026-11-20T10:00:00.000Z" };
const read = (values: unknown) => (values as { title: string } | undefined) ?? null;

describe("local drafts", () => {
  let storage: Storage;
  beforeEach(() => {
    storage = memoryStorage();
  });

  it("come back as they were kept, until they are forgotten", () => {
    expect(keepDraft(storage, key, "s1", draft)).toBe(true);
    expect(findDraft(storage, key, read)).toEqual({ ...draft, sitting: "s1" });
    forgetDraft(storage, key, "s1");
    expect(findDraft(storage, key, read)).toBeNull();
  });

  it("belong to one user and one record", () => {
    keepDraft(storage, key, "s1", draft);
    expect(findDraft(storage, { ...key, userId: "u2" }, read)).toBeNull();
    expect(findDraft(storage, { ...key, recordId: 8 }, read)).toBeNull();
    expect(findDraft(storage, { ...key, recordId: null }, read)).toBeNull();
  });

  it("of two tabs stand beside each other, the latest first", () => {
    const later = { ...draft, values: { title: "Później" }, at: "2026-11-20T10:00:01.000Z" };
    keepDraft(storage, key, "s2", later);
    keepDraft(storage, key, "s1", draft);
    keepDraft(storage, { ...key, recordId: 70 }, "s3", later);
    expect(findDraft(storage, key, read)).toEqual({ ...later, sitting: "s2" });
    forgetDraft(storage, key, "s2");
    expect(findDraft(storage, key, read)).toEqual({ ...draft, sitting: "s1" });
    expect(draftedRecords(storage, key)).toEqual(new Set([7, 70]));
  });

  it("can be counted, the new record included", () => {
    keepDraft(storage, key, "s1", draft);
    keepDraft(storage, { ...key, recordId: null }, "s1", draft);
    keepDraft(storage, { ...key, table: "case_studies" }, "s1", draft);
    expect(draftedRecords(storage, key)).toEqual(new Set([7, null]));
  });

  it("say when the device has no room", () => {
    expect(keepDraft(memoryStorage(10), key, "s1", draft)).toBe(false);
  });

  it("pass over what is no draft (any more)", () => {
    for (const text of ["", "{", "null", "[]", '{"values":null}']) {
      storage.setItem("kadr-draft:u1:blog_posts:7:s1", text);
      expect(findDraft(storage, key, read)).toBeNull();
    }
  });
});
