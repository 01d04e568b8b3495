import type { ChildProcess } from "node:child_process";
import { sendToChild } from "./child-channel.ts";

const pings = 5;

/**
 * PGlite cannot cancel a query. A process that does not answer for `stuckAfter` milliseconds is killed and started
 * again; Postgres recovers its files.
 */
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
