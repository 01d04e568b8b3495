import process from "node:process";
import type { ChildSign } from "../shared/messages.ts";

let running = 0;

/**
 * Tells the watchdog of the web process, which kills a process that is silent for 10 s. One piece
 * may take ten minutes, so work on several tables is told table by table.
 */
export async function asLongWork<T>(work: () => Promise<T>): Promise<T> {
  if (running++ === 0) await tell("long-work-began");
  try {
    return await work();
  } finally {
    if (--running === 0) await tell("long-work-ended");
  }
}

/** Resolves when the message is out, before PGlite blocks the thread. */
function tell(sign: ChildSign): Promise<void> {
  return new Promise((resolve) => {
    if (process.connected) process.send?.(sign, undefined, undefined, () => resolve());
    else resolve();
  });
}
