import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { drain } from "./fetch-bridge.ts";

afterEach(() => vi.useRealTimers());

test("a refused body is read as long as it comes, and no longer", async () => {
  vi.useFakeTimers();
  const request = new IncomingMessage(new Socket());
  let isOver = false;
  void drain(request).then(() => {
    isOver = true;
  });
  for (let second = 0; second < 30; second++) {
    request.push("x");
    await vi.advanceTimersByTimeAsync(1_000);
    expect(isOver).toBe(false);
  }
  await vi.advanceTimersByTimeAsync(1_000);
  expect(isOver).toBe(true);
});
