import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { BrowserStorage } from "~/data/browser-storage.ts";
import {
  type EditorAction,
  editorOf,
  editorReducer,
  openTextOf,
} from "~/panel/editing/editor-state.ts";
import { createStore } from "~/panel/editing/store.ts";
import { memoryStorage } from "./memory-storage.ts";
import { createUnsavedKeeper, WRITE_EVERY } from "./unsaved-keeper.ts";
import { type FoundText, keepUnsaved, unsavedRecords, unsavedTexts } from "./unsaved-text.ts";

type Values = { slug: string };
const account = { userId: "u1", table: "blog_posts" };
const keyOf = (recordId: number | null) => ({ ...account, recordId });
const read = (values: unknown) => (values as Values | undefined) ?? null;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function openEditor(storage: BrowserStorage, ...earlier: FoundText<Values>[]) {
  const store = createStore(editorReducer<Values>, editorOf<Values>({ slug: "" }, null, earlier));
  const onNoRoom = vi.fn();
  const keeper = createUnsavedKeeper({
    ...{ storage, sitting: crypto.randomUUID(), state: () => openTextOf(store.state()) },
    ...{ keyOf, onNoRoom },
  });
  store.subscribe(keeper.changed);
  const act = (action: EditorAction<Values>) => store.dispatch(action);
  return {
    keeper,
    act,
    onNoRoom,
    type: (slug: string) => act({ type: "edited", patch: { slug } }),
  };
}

const found = (storage: BrowserStorage, id: number | null = null) =>
  unsavedTexts(storage, keyOf(id), read)[0]?.values.slug;
const saved = (typed: string) =>
  ({
    type: "saved",
    recordId: 7,
    typed: { slug: typed },
    stored: { slug: typed },
    version: 1,
    unpublished: null,
    at: new Date(0),
  }) as const;

it("writes fast typing a few times, and all of it in the end", () => {
  const storage = memoryStorage();
  const writes = vi.spyOn(storage, "setItem");
  const { type } = openEditor(storage);
  for (let key = 1; key <= 100; key++) {
    type("a".repeat(key));
    vi.advanceTimersByTime(20);
  }
  vi.advanceTimersByTime(WRITE_EVERY);
  expect(writes.mock.calls.length).toBeLessThanOrEqual(2000 / WRITE_EVERY + 1);
  expect(found(storage)).toBe("a".repeat(100));
});

it("writes the last keys at once when the page goes away", () => {
  const storage = memoryStorage();
  const { type, keeper } = openEditor(storage);
  type("pierwsze");
  vi.advanceTimersByTime(0);
  type("ostatnie");
  expect(found(storage)).toBe("pierwsze");
  keeper.flush();
  expect(found(storage)).toBe("ostatnie");
});

it("forgets at once what is saved", () => {
  const storage = memoryStorage();
  const { type, act, keeper } = openEditor(storage);
  type("nowy");
  keeper.flush();
  act(saved("nowy"));
  expect(unsavedRecords(storage, account)).toEqual(new Set());
});

it("keeps newer text under the id that a save has given", () => {
  const storage = memoryStorage();
  const { type, act, keeper } = openEditor(storage);
  type("nowy");
  keeper.flush();
  type("nowy dalej");
  act(saved("nowy"));
  keeper.flush();
  expect(unsavedRecords(storage, account)).toEqual(new Set([7]));
  expect(found(storage, 7)).toBe("nowy dalej");
});

it("leaves an offered text alone until it is taken, then replaces it by its own", () => {
  const storage = memoryStorage();
  const text = { version: null, values: { slug: "dawny" }, at: "2026-11-20T10:00:00Z" };
  keepUnsaved(storage, keyOf(null), "s0", text);
  const { act, keeper } = openEditor(storage, { ...text, sitting: "s0" });
  keeper.flush();
  expect(storage.names().length).toBe(1);
  act({ type: "unsaved-taken", sitting: "s0" });
  keeper.flush();
  expect(storage.names().length).toBe(1);
  expect(unsavedTexts(storage, keyOf(null), read)[0]?.sitting).not.toBe("s0");
});

it("removes an offered text that is dropped", () => {
  const storage = memoryStorage();
  const text = { version: null, values: { slug: "dawny" }, at: "2026-11-20T10:00:00Z" };
  keepUnsaved(storage, keyOf(null), "s0", text);
  openEditor(storage, { ...text, sitting: "s0" }).act({
    type: "unsaved-dropped",
    sitting: "s0",
  });
  expect(storage.names().length).toBe(0);
});

it("keeps an earlier new text beside another one that is begun, saved and thrown away", () => {
  const storage = memoryStorage();
  const text = { version: null, values: { slug: "dawny" }, at: "2026-11-20T10:00:00Z" };
  keepUnsaved(storage, keyOf(null), "s0", text);
  const one = openEditor(storage, { ...text, sitting: "s0" });
  one.type("nowy");
  one.keeper.flush();
  expect(storage.names().length).toBe(2);
  one.act(saved("nowy"));
  const other = openEditor(storage, { ...text, sitting: "s0" });
  other.type("inny");
  other.keeper.abandon();
  expect(storage.names().length).toBe(1);
  expect(found(storage)).toBe("dawny");
});

it("says once that the device has no room", () => {
  const { type, onNoRoom } = openEditor(memoryStorage(10));
  for (const text of ["a", "ab"]) {
    type(text);
    vi.advanceTimersByTime(WRITE_EVERY);
  }
  expect(onNoRoom).toHaveBeenCalledOnce();
});

it("keeps nothing after the changes are thrown away", () => {
  const storage = memoryStorage();
  const { type, keeper } = openEditor(storage);
  type("na nic");
  keeper.flush();
  type("na nic, zupełnie");
  keeper.abandon();
  vi.advanceTimersByTime(WRITE_EVERY);
  expect(storage.names().length).toBe(0);
});
