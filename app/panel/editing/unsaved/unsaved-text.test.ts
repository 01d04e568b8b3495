import { beforeEach, describe, expect, it } from "vitest";
import type { BrowserStorage } from "~/data/browser-storage.ts";
import { memoryStorage } from "./memory-storage.ts";
import {
  allTexts,
  forgetUnsaved,
  keepUnsaved,
  type UnsavedKey,
  unsavedRecords,
  unsavedTexts,
} from "./unsaved-text.ts";

const key = { userId: "u1", table: "blog_posts", recordId: 7 };
const text = {
  version: 2,
  changesVersion: null,
  values: { title: "Ż" },
  at: "2026-11-20T10:00:00.000Z",
};
const read = (values: unknown) => (values as { title: string } | undefined) ?? null;
const findUnsaved = (storage: BrowserStorage, key: UnsavedKey, reader: typeof read) =>
  unsavedTexts(storage, key, reader)[0] ?? null;

describe("unsaved text", () => {
  let storage: BrowserStorage;
  beforeEach(() => {
    storage = memoryStorage();
  });

  it("come back as they were kept, until they are forgotten", () => {
    expect(keepUnsaved(storage, key, "s1", text)).toBe(true);
    expect(findUnsaved(storage, key, read)).toEqual({ ...text, sitting: "s1" });
    forgetUnsaved(storage, key, "s1");
    expect(findUnsaved(storage, key, read)).toBeNull();
  });

  it("belong to one user and one record", () => {
    keepUnsaved(storage, key, "s1", text);
    expect(findUnsaved(storage, { ...key, userId: "u2" }, read)).toBeNull();
    expect(findUnsaved(storage, { ...key, recordId: 8 }, read)).toBeNull();
    expect(findUnsaved(storage, { ...key, recordId: null }, read)).toBeNull();
  });

  it("of two tabs stand beside each other, the latest first", () => {
    const later = { ...text, values: { title: "Później" }, at: "2026-11-20T10:00:01.000Z" };
    keepUnsaved(storage, key, "s2", later);
    keepUnsaved(storage, key, "s1", text);
    keepUnsaved(storage, { ...key, recordId: 70 }, "s3", later);
    expect(findUnsaved(storage, key, read)).toEqual({ ...later, sitting: "s2" });
    forgetUnsaved(storage, key, "s2");
    expect(findUnsaved(storage, key, read)).toEqual({ ...text, sitting: "s1" });
    expect(unsavedRecords(storage, key)).toEqual(new Set([7, 70]));
  });

  it("can be counted, the new record included", () => {
    keepUnsaved(storage, key, "s1", text);
    keepUnsaved(storage, { ...key, recordId: null }, "s1", text);
    keepUnsaved(storage, { ...key, table: "case_studies" }, "s1", text);
    expect(unsavedRecords(storage, key)).toEqual(new Set([7, null]));
  });

  it("pass over what is no text of the form (any more)", () => {
    for (const text of ["", "{", "null", "[]", '{"values":null}']) {
      storage.setItem("kadr-unsaved:u1:blog_posts:7:s1", text);
      expect(findUnsaved(storage, key, read)).toBeNull();
    }
  });

  it("of the device and of the server stand together, each once, the latest first", () => {
    const here = { ...text, sitting: "s1" };
    const later = { ...text, at: "2026-11-20T10:00:01.000Z" };
    const fromServer = true;
    expect(allTexts([], [])).toEqual([]);
    // The server dates what it gets, so a text of this device seems newer there.
    expect(allTexts([here], [{ ...later, sitting: "s1" }])).toEqual([here]);
    const there = { ...later, sitting: "s2" };
    expect(allTexts([here], [there])).toEqual([{ ...there, fromServer }, here]);
    expect(allTexts([there], [here])).toEqual([there, { ...here, fromServer }]);
  });
});
