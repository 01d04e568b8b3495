import type { ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import type { BootOrder, ChildSign } from "../shared/messages.ts";

const pings = 10;

/** Milliseconds of silence that are allowed during long work which the process has announced. */
const longestWork = 600_000;

/** How often as long a process is waited for that has not yet got half of the time from a busy machine. */
const patience = 6;

/**
 * PGlite cannot cancel a query: a process silent for `stuckAfter` ms is killed, and one whose
 * database answers with an error at once.
 */
export function watchOver(
  child: ChildProcess,
  stuckAfter: number,
  onStuck: () => void,
  lookAt = processorOf,
): void {
  const interval = stuckAfter / pings;
  let unanswered = 0;
  let isAtWork = false;
  let before: Processor = null;
  /** Whether it wants the processor and others have it. */
  const isStarved = () => {
    if (before === null || unanswered >= pings * patience) return false;
    const now = lookAt(child.pid);
    return now?.isWanted === true && now.ms - before.ms < stuckAfter / 2;
  };
  const kill = () => {
    clearInterval(timer);
    onStuck();
    child.kill("SIGKILL");
  };
  const timer = setInterval(() => {
    const most = isAtWork ? longestWork / interval : pings;
    if (unanswered >= most && (isAtWork || !isStarved())) return kill();
    if (unanswered === 0) before = lookAt(child.pid);
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

/** What a process has had of the processor, and whether it wants more. Null where that is not known. */
export type Processor = { ms: number; isWanted: boolean } | null;

function processorOf(pid: number | undefined): Processor {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, "utf8");
    const [state, ...fields] = line.slice(line.lastIndexOf(")") + 2).split(" ");
    // In hundredths of a second, in the process and in the system for it.
    return { ms: (Number(fields[10]) + Number(fields[11])) * 10, isWanted: state === "R" };
  } catch {
    return null;
  }
}

/** Without the callback, a closed channel would be an unhandled error that ends this process. */
export function sendToChild(
  child: ChildProcess,
  message: "ping" | "stop" | "shown" | BootOrder,
): void {
  if (child.connected) child.send(message, () => {});
}
