import { expect, test, vi } from "vitest";
import { fromWorker } from "./from-worker.ts";

function silentWorker() {
  const terminate = vi.fn();
  const worker: Partial<Worker> = { postMessage: () => {}, terminate };
  return { worker: worker as Worker, terminate };
}

test("a worker that is late is ended, and so is one that failed before it was asked", async () => {
  const late = silentWorker();
  const stop = new AbortController();
  const answer = fromWorker(late.worker, {}, [], stop.signal);
  stop.abort(new Error("late"));
  await expect(answer).rejects.toThrow("late");
  expect(late.terminate).toHaveBeenCalledOnce();

  const never = silentWorker();
  await expect(fromWorker(never.worker, {}, [], stop.signal)).rejects.toThrow("late");
  expect(never.terminate).toHaveBeenCalledOnce();
});
