import type { ChildProcess } from "node:child_process";
import type { BootOrder, ChildSign } from "../shared/messages.ts";

const pings = 10;

/** Milliseconds of silence that are allowed during long work which the process has announced. */
const longestWork = 600_000;

/**
 * PGlite cannot cancel a query: a process silent for `stuckAfter` ms is killed, and one whose
 * database answers with an error at once.
 */
export function watchOver(child: ChildProcess, stuckAfter: number, onStuck: () => void): void {
  const interval = stuckAfter / pings;
  let unanswered = 0;
  let isAtWork = false;
  const kill = () => {
    clearInterval(timer);
    onStuck();
    child.kill("SIGKILL");
  };
  const timer = setInterval(() => {
    if (unanswered >= (isAtWork ? longestWork / interval : pings)) return kill();
    unanswered++;
    sendToChild(child, "ping");
  }, interval);
  timer.unref();
  const signs: Record<ChildSign, () => void> = {
    pong: () => {
      unanswered = 0;
    },
    sick: kill,
    "long-work-began": () => {
      unanswered = 0;
      isAtWork = true;
    },
    "long-work-ended": () => {
      unanswered = 0;
      isAtWork = false;
    },
  };
  child.on("message", (message) => {
    if (isSign(message)) signs[message]();
  });
  child.once("exit", () => clearInterval(timer));

  function isSign(message: unknown): message is ChildSign {
    return typeof message === "string" && Object.hasOwn(signs, message);
  }
}

/** Without the callback, a closed channel would be an unhandled error that ends this process. */
export function sendToChild(
  child: ChildProcess,
  message: "ping" | "stop" | "shown" | BootOrder,
): void {
  if (child.connected) child.send(message, () => {});
}
