import { afterEach, beforeEach, expect, it, vi } from "vitest";
import {
  type EditorAction,
  editorOf,
  editorReducer,
  openTextOf,
} from "~/panel/editing/editor-state.ts";
import { createStore } from "~/panel/editing/store.ts";
import { DataProblem } from "~/panel/kit/problem.ts";
import type { TypedText } from "./unsaved-text.ts";
import { createWorkingCopyKeeper, SEND_EVERY } from "./working-copy-keeper.ts";

type Values = { slug: string };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** An editor, and a server whose answers take a second; it has an earlier text when one is given. */
function openEditor(earlier: string | null = null) {
  const texts = new Map<string, TypedText<Values>>();
  const offered = (earlier === null ? [] : [earlier]).map((slug) => ({
    ...{ version: null, values: { slug }, at: "2026-11-20", sitting: "earlier" },
  }));
  for (const { sitting, ...text } of offered) {
    texts.set(sitting, { recordId: null, changesVersion: null, ...text });
  }
  const store = createStore(editorReducer<Values>, editorOf<Values>({ slug: "" }, null, offered));
  const asked = vi.fn();
  const onReach = vi.fn();
  const server = { fails: null as Error | null };
  const answer = async (run: () => void) => {
    asked();
    await new Promise((done) => setTimeout(done, 1000));
    if (server.fails) throw server.fails;
    run();
  };
  const keeper = createWorkingCopyKeeper<Values>({
    state: () => openTextOf(store.state()),
    onReach,
    sitting: "own",
    store: (id, text) => answer(() => texts.set(id, text)),
    send: (id, text) => texts.set(id, text),
    forget: (ids) =>
      answer(() => {
        for (const id of ids) texts.delete(id);
      }),
    onClosed: vi.fn(),
    isHopeless: (error) => error instanceof Error && error.message === "refused",
  });
  store.subscribe(keeper.changed);
  const act = (action: EditorAction<Values>) => store.dispatch(action);
  return {
    ...{ keeper, server, asked, act, onReach },
    type: (slug: string) => act({ type: "edited", patch: { slug } }),
    save: (slug: string, recordId = 7) =>
      act({
        ...{ type: "saved", recordId, version: 1, at: new Date(0) },
        ...{ typed: { slug }, stored: { slug }, unpublished: null },
      }),
    kept: () => Object.fromEntries([...texts].map(([id, { values }]) => [id, values.slug])),
    recordOf: (id: string) => texts.get(id)?.recordId,
  };
}

it("has all but the last five seconds of somebody who never pauses", async () => {
  const { type, kept, asked } = openEditor();
  for (let second = 1; second <= 60; second++) {
    type("a".repeat(second));
    await vi.advanceTimersByTimeAsync(1000);
    if (second > 5) expect(kept().own?.length).toBeGreaterThanOrEqual(second - 5);
  }
  expect(asked.mock.calls.length).toBeLessThanOrEqual(20);
  await vi.advanceTimersByTimeAsync(SEND_EVERY + 1000);
  expect(kept()).toEqual({ own: "a".repeat(60) });
});

it("forgets at once what is saved, also while a text is on its way", async () => {
  const { type, save, kept } = openEditor();
  type("nowy");
  await vi.advanceTimersByTimeAsync(SEND_EVERY + 500);
  save("nowy");
  await vi.advanceTimersByTimeAsync(2000);
  expect(kept()).toEqual({});
});

it("keeps text that was typed during a save under the record's id", async () => {
  const { type, save, kept, recordOf } = openEditor();
  type("nowy");
  await vi.advanceTimersByTimeAsync(SEND_EVERY + 1000);
  expect(recordOf("own")).toBeNull();
  type("nowy dalej");
  save("nowy");
  await vi.advanceTimersByTimeAsync(SEND_EVERY + 1000);
  expect(kept()).toEqual({ own: "nowy dalej" });
  expect(recordOf("own")).toBe(7);
});

it("leaves an offered text alone, then replaces it by the one that goes on", async () => {
  const { keeper, act, kept } = openEditor("dawny");
  keeper.changed();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(kept()).toEqual({ earlier: "dawny" });
  act({ type: "unsaved-taken", sitting: "earlier" });
  await vi.advanceTimersByTimeAsync(SEND_EVERY + 2000);
  expect(kept()).toEqual({ own: "dawny" });
});

it("removes a text that is dropped, and one that differs in nothing", async () => {
  const dropped = openEditor("dawny");
  dropped.act({ type: "unsaved-dropped", sitting: "earlier" });
  const same = openEditor("x");
  same.act({ type: "unsaved-taken", sitting: "earlier" });
  same.save("x");
  await vi.advanceTimersByTimeAsync(2000);
  expect([dropped.kept(), same.kept()]).toEqual([{}, {}]);
});

it("leaves an offered text alone beside another one that is begun and saved", async () => {
  const { type, save, kept } = openEditor("dawny");
  type("nowy");
  await vi.advanceTimersByTimeAsync(SEND_EVERY + 2000);
  expect(kept()).toEqual({ earlier: "dawny", own: "nowy" });
  save("nowy");
  await vi.advanceTimersByTimeAsync(2000);
  expect(kept()).toEqual({ earlier: "dawny" });
});

it("tries again and again, more and more seldom", async () => {
  const { type, server, kept, asked } = openEditor();
  server.fails = new Error("offline");
  type("nie zginie");
  await vi.advanceTimersByTimeAsync(120_000);
  expect(asked.mock.calls.length).toBeLessThanOrEqual(8);
  server.fails = null;
  await vi.advanceTimersByTimeAsync(8 * SEND_EVERY + 1000);
  expect(kept()).toEqual({ own: "nie zginie" });
});

it("says that the server is away, and sends at once when the network is back", async () => {
  const { type, server, kept, keeper, onReach } = openEditor();
  server.fails = new Error("offline");
  type("w pociągu");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onReach).toHaveBeenLastCalledWith("away");
  server.fails = null;
  keeper.networkChanged(true);
  await vi.advanceTimersByTimeAsync(1000);
  expect(kept()).toEqual({ own: "w pociągu" });
  expect(onReach).toHaveBeenLastCalledWith("there");
  keeper.networkChanged(false);
  expect(onReach).toHaveBeenLastCalledWith("away");
});

it("tells an ended session from a server that is away", async () => {
  const { type, server, onReach } = openEditor();
  server.fails = new DataProblem("signed-out", "Sesja wygasła");
  type("bez sesji");
  await vi.advanceTimersByTimeAsync(10_000);
  expect(onReach).toHaveBeenLastCalledWith("signed-out");
});

it("gives up when the rights are gone", async () => {
  const { type, server, asked } = openEditor();
  server.fails = new Error("refused");
  type("a");
  await vi.advanceTimersByTimeAsync(60_000);
  type("ab");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveBeenCalledOnce();
});

it("sends the last keys as the page closes, and at once when the sheet does", async () => {
  const { type, keeper, kept } = openEditor();
  type("ostatnie");
  keeper.leave();
  expect(kept()).toEqual({ own: "ostatnie" });
  type("jeszcze");
  const flushed = keeper.close();
  await vi.advanceTimersByTimeAsync(1000);
  await flushed;
  expect(kept()).toEqual({ own: "jeszcze" });
});

it("keeps nothing after the changes are thrown away", async () => {
  const { type, keeper, kept } = openEditor();
  type("na nic");
  await vi.advanceTimersByTimeAsync(SEND_EVERY + 500);
  type("na nic, zupełnie");
  keeper.abandon();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(kept()).toEqual({});
});
