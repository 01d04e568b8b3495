import process from "node:process";
import { Worker } from "node:worker_threads";
import { OperatorError } from "../../base/operator-error.ts";
import { bootOrderSchema, type ChildReport, type ChildSign } from "../shared/messages.ts";
import { boot } from "./boot.ts";

// In the second turn, so that a free main thread ends in order first.
const watch = `
  const parent = process.ppid;
  let missing = 0;
  setInterval(() => {
    missing = process.ppid === parent ? 0 : missing + 1;
    if (missing > 1) process.kill(process.pid, "SIGKILL");
  }, 2000);`;

/** PGlite blocks its thread, so it has a process, which ends with the web process. */
endWithParent();
process.on("SIGINT", () => {});
process.on("SIGTERM", () => {});

let running: Awaited<ReturnType<typeof boot>> | undefined;

process.on("disconnect", leave);
process.on("message", async (message) => {
  if (message === "ping") return answerPing();
  if (message === "stop") return leave();
  if (message === "shown") return running?.firstAdminShown().catch(() => {});
  const order = bootOrderSchema.parse(message);
  try {
    running = await boot(order);
    const { port, firstAdmin, warnings } = running;
    report({ kind: "ready", port, firstAdmin, warnings });
  } catch (error) {
    const isOperators = error instanceof OperatorError;
    if (!isOperators) console.error(error);
    const text = error instanceof Error ? error.message : String(error);
    report({ kind: "failed", message: text, isOperators });
    leave();
  }
});

let isAsked = false;

async function answerPing(): Promise<void> {
  if (isAsked) return;
  isAsked = true;
  const isWell = running ? await running.isWell() : true;
  isAsked = false;
  report(isWell ? "pong" : "sick");
}

function report(message: ChildReport | ChildSign): void {
  process.send?.(message);
}

function leave(): void {
  setTimeout(() => process.exit(1), 1800).unref();
  Promise.resolve(running?.stop())
    .then(() => process.exit(0))
    .catch(() => process.exit(1));
}

/** In a thread of its own: during a query without end the main thread does not see that the channel was closed. */
function endWithParent(): void {
  new Worker(watch, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 8 } }).unref();
}
