import { Worker } from "node:worker_threads";

// Twice, so that the orderly end on "disconnect" comes first when the main thread is free.
const watch = `
  const parent = process.ppid;
  let missing = 0;
  setInterval(() => {
    missing = process.ppid === parent ? 0 : missing + 1;
    if (missing > 1) process.kill(process.pid, "SIGKILL");
  }, 2000);`;

/**
 * Ends this process when its parent is gone, from a thread of its own: a query without end keeps
 * the main thread from hearing that the channel was closed.
 */
export function endWithParent(): void {
  new Worker(watch, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 8 } }).unref();
}
