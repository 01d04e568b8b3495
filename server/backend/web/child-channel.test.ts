import { fork } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { sendToChild } from "./child-channel.ts";

test("telling a process that has just died harms nobody", async () => {
  const child = fork("--eval", ["process.on('message', () => {})"], { execArgv: [] });
  await once(child, "spawn");
  const errors: Error[] = [];
  child.on("error", (error) => errors.push(error));
  child.kill("SIGKILL");
  // It dies while this thread looks away: the channel is closed, and nobody was told.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
  expect(child.connected).toBe(true);
  sendToChild(child, "ping");
  await once(child, "close");
  expect(errors).toEqual([]);
});
