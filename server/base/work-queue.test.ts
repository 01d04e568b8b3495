import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Overloaded, WorkQueue } from "./work-queue.ts";

let now: number;
let queue: WorkQueue;
let begun: string[];
let end: Map<string, () => void>;

beforeEach(() => {
  now = 0;
  begun = [];
  end = new Map();
  queue = new WorkQueue({ atOnce: 2, waiting: 2, now: () => now });
});

afterEach(() => vi.useRealTimers());

const settle = () => new Promise((resolve) => setImmediate(resolve));

function work(name: string): Promise<string> {
  return queue.run(() => {
    begun.push(name);
    return new Promise((resolve) => end.set(name, () => resolve(name)));
  });
}

test("so many run at once, so many wait in their order, the rest is refused", async () => {
  const accepted = ["a", "b", "c", "d"].map((name) => work(name));
  await expect(work("e")).rejects.toThrow(Overloaded);
  expect(begun).toEqual(["a", "b"]);
  end.get("b")?.();
  await settle();
  expect(begun).toEqual(["a", "b", "c"]);
  accepted.push(work("f"));
  for (const name of ["a", "c", "d", "f"]) {
    end.get(name)?.();
    await settle();
  }
  expect(await Promise.all(accepted)).toEqual(["a", "b", "c", "d", "f"]);
  expect(begun).not.toContain("e");
});

test("work that waits too long is refused, and takes nobody's place afterwards", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  queue = new WorkQueue({ atOnce: 1, waiting: 2, timeoutMs: 4_000 });
  void work("a");
  const refused = expect(work("b")).rejects.toThrow(Overloaded);
  await vi.advanceTimersByTimeAsync(3_999);
  const accepted = work("c");
  await vi.advanceTimersByTimeAsync(1);
  await refused;
  expect(queue.isOverloaded).toBe(true);
  end.get("a")?.();
  await settle();
  expect(begun).toEqual(["a", "c"]);
  await vi.advanceTimersByTimeAsync(60_000);
  end.get("c")?.();
  expect(await accepted).toBe("c");
});
