import type { ChildProcess } from "node:child_process";
import type { BootOrder } from "../shared/messages.ts";

/**
 * Sends to a process that may have died this moment. Without the callback, the closed channel would be an
 * unhandled error that ends this process too.
 */
export function sendToChild(
  child: ChildProcess,
  message: "ping" | "stop" | "shown" | BootOrder,
): void {
  if (child.connected) child.send(message, () => {});
}
