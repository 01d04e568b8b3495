import { Worker } from "node:worker_threads";

// In the second turn, so that a free main thread ends in order first.
const watch = `
  const parent = process.ppid;
  let missing = 0;
  setInterval(() => {
    missing = process.ppid === parent ? 0 : missing + 1;
    if (missing > 1) process.kill(process.pid, "SIGKILL");
  }, 2000);`;

/** In a thread of its own: during a query without end the main thread does not see that the channel was closed. */
export function endWithParent(): void {
  new Worker(watch, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 8 } }).unref();
}
