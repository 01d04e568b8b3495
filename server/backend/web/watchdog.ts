import type { ChildProcess } from "node:child_process";
import { sendToChild } from "./child-channel.ts";

const pings = 5;

/** PGlite cannot cancel a query: a process silent for `stuckAfter` ms is killed. */
export function watchOver(child: ChildProcess, stuckAfter: number, onStuck: () => void): void {
  let unanswered = 0;
  const timer = setInterval(() => {
    if (unanswered >= pings) {
      clearInterval(timer);
      onStuck();
      child.kill("SIGKILL");
    } else {
      unanswered++;
      sendToChild(child, "ping");
    }
  }, stuckAfter / pings);
  timer.unref();
  child.on("message", (message) => {
    if (message === "pong") unanswered = 0;
  });
  child.once("exit", () => clearInterval(timer));
}
