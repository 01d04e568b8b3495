/**
 * For `node --import`: on SIGUSR2 the server writes how late its event loop was since the last
 * time, in milliseconds, to the file that LOOP_DELAY_FILE names.
 */
import { renameSync, writeFileSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";

const RESOLUTION = 5;
const file = process.env.LOOP_DELAY_FILE;

// The backend's process inherits the hook, but is not what is measured.
if (file && process.argv[1]?.endsWith("server/main.ts")) {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION });
  delays.enable();
  // What is recorded is the time from one look to the next.
  const late = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - RESOLUTION);
  process.on("SIGUSR2", () => {
    const told = { p99: late(delays.percentile(99)), longest: late(delays.max) };
    delays.reset();
    writeFileSync(`${file}.new`, JSON.stringify(told));
    renameSync(`${file}.new`, file);
  });
}
