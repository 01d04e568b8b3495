import type { ChildProcess } from "node:child_process";
import type { BootOrder } from "../shared/messages.ts";

/** Without the callback, a closed channel would be an unhandled error that ends this process. */
export function sendToChild(
  child: ChildProcess,
  message: "ping" | "stop" | "shown" | BootOrder,
): void {
  if (child.connected) child.send(message, () => {});
}
