import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { serialize } from "node:v8";
import type { Materials } from "./draw-card.ts";

const run = promisify(execFile);
const SCRIPT = join(import.meta.dirname, "draw-process.ts");
const TIMEOUT_MS = 20_000;

/** Draws a card in a process of its own: half a second of work, which pages would wait for. */
export async function drawApart(materials: Materials): Promise<Buffer> {
  const running = run(process.execPath, [SCRIPT], {
    encoding: "buffer",
    timeout: TIMEOUT_MS,
    killSignal: "SIGKILL",
    maxBuffer: 8 * 1024 * 1024,
  });
  // Writing to a process that has ended fails. The exit of the process is reported instead.
  running.child.stdin?.on("error", () => {}).end(serialize(materials));
  const { stdout } = await running;
  return stdout;
}
