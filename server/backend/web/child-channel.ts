import type { ChildProcess } from "node:child_process";
import type { BootOrder } from "../shared/messages.ts";

/**
 * Sends to a process that may have died this moment. Without the callback its closed channel would
 * be an error that nobody hears, and end this process too; its exit is heard by who waits for it.
 */
export function sendToChild(
  child: ChildProcess,
  message: "ping" | "stop" | "shown" | BootOrder,
): void {
  if (child.connected) child.send(message, () => {});
}
