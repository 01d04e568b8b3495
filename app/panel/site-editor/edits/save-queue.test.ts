import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createStore } from "~/panel/editing/store.ts";
import { editsOf, editsReducer, type NextSave } from "./edit-state.ts";
import { createSaveQueue, SAVE_AFTER, type SaveOutcome } from "./save-queue.ts";

const text = { kind: "line", original: "Film.", published: null, max: 99, pages: [] } as const;
const ids = ["home#/a", "home#/b"] as const;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open(answer: (next: NextSave) => SaveOutcome | Promise<SaveOutcome>) {
  const store = createStore(editsReducer, editsOf(ids.map((id) => ({ ...text, id, pages: [] }))));
  const sent: (string | undefined)[] = [];
  const queue = createSaveQueue({
    ...store,
    async save(next) {
      sent.push(next.entry?.value);
      return answer(next);
    },
  });
  return {
    ...{ store, sent, queue },
    type(value: string, id: string = ids[0]) {
      store.dispatch({ type: "typed", id, value });
      queue.changed();
    },
  };
}

const taken = ({ entry }: NextSave) => ({ kind: "saved", entry }) as const;

describe("saving while somebody types", () => {
  it("waits for a pause, and sends the last words", async () => {
    const { type, sent } = open(taken);
    for (const value of ["N", "No", "Now"]) {
      type(value);
      await vi.advanceTimersByTimeAsync(SAVE_AFTER / 2);
    }
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(SAVE_AFTER);
    expect(sent).toEqual(["Now"]);
  });

  it("never has two saves on their way, and loses no key that comes meanwhile", async () => {
    const answers: (() => void)[] = [];
    const { type, sent, store } = open(
      (next) => new Promise((done) => answers.push(() => done(taken(next)))),
    );
    type("A");
    type("B", ids[1]);
    await vi.advanceTimersByTimeAsync(SAVE_AFTER);
    type("AA");
    await vi.advanceTimersByTimeAsync(SAVE_AFTER * 5);
    expect(sent).toEqual(["A"]);
    for (const expected of [
      ["A", "B"],
      ["A", "B", "AA"],
    ]) {
      answers.shift()?.();
      await vi.advanceTimersByTimeAsync(SAVE_AFTER);
      expect(sent).toEqual(expected);
    }
    answers.shift()?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(store.state().saving).toBeNull();
  });

  it("asks a server that is away again, more and more seldom, and keeps what is typed", async () => {
    vi.spyOn(console, "warn").mockReturnValue();
    let isThere = false;
    const { type, sent, store } = open((next) => {
      if (isThere) return taken(next);
      throw new Error("away");
    });
    type("A");
    await vi.advanceTimersByTimeAsync(SAVE_AFTER);
    expect(store.state()).toMatchObject({ reach: "away", saving: null });
    await vi.advanceTimersByTimeAsync(SAVE_AFTER * 2);
    await vi.advanceTimersByTimeAsync(SAVE_AFTER * 3);
    expect(sent).toHaveLength(2);
    isThere = true;
    await vi.advanceTimersByTimeAsync(SAVE_AFTER);
    expect(store.state()).toMatchObject({ reach: "there" });
    expect(sent).toEqual(["A", "A", "A"]);
  });

  it("stops at a refusal, and saves at once when asked to", async () => {
    const { type, sent, store, queue } = open(() => ({ kind: "refused" }));
    type("A");
    await queue.flush();
    await vi.advanceTimersByTimeAsync(SAVE_AFTER * 50);
    expect(sent).toEqual(["A"]);
    expect(store.state().reach).toBe("refused");
  });
});
