import { fork } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { sendToChild, watchOver } from "./watchdog.ts";

const stuckAfter = 400;

/** A process that does `work`, in which `say` sends a message and `block` holds the thread. */
function start(work: string) {
  const child = fork(
    "--eval",
    [
      `const say = (text) => new Promise((resolve) => process.send(text, resolve));
       const block = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
       process.on("message", () => say("pong"));
       say("ready").then(async () => { ${work} });`,
    ],
    { execArgv: [] },
  );
  return { child, ready: once(child, "message"), ended: once(child, "exit") };
}

test("a process that says nothing is killed", async () => {
  const { child, ready, ended } = start("block(60_000);");
  await ready;
  let stuck = 0;
  watchOver(child, stuckAfter, () => stuck++);
  expect((await ended)[1]).toBe("SIGKILL");
  expect(stuck).toBe(1);
});

test("a process that answers with an error is killed at once", async () => {
  const { child, ready, ended } = start("setInterval(() => say('sick'), 10);");
  await ready;
  watchOver(child, 600_000, () => {});
  expect((await ended)[1]).toBe("SIGKILL");
});

test("long work that was told is waited for, silence afterwards is not", async () => {
  const work = `await say("long-work-began"); block(${stuckAfter * 5}); await say("long-work-ended");`;
  const kept = start(`${work} setTimeout(() => process.exit(7), ${stuckAfter * 2});`);
  await kept.ready;
  watchOver(kept.child, stuckAfter, () => {});
  expect((await kept.ended)[0]).toBe(7);

  const silent = start(`${work} block(60_000);`);
  await silent.ready;
  watchOver(silent.child, stuckAfter, () => {});
  expect((await silent.ended)[1]).toBe("SIGKILL");
});

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
