import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import process from "node:process";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/**
 * Preloaded into the processes of a measured site (`--import`): on SIGUSR2 it collects garbage and
 * writes what is in use, and how late the event loop was since the last time, into a file.
 */
setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");
const RESOLUTION = 5;
const delay = monitorEventLoopDelay({ resolution: RESOLUTION });
delay.enable();

process.on("SIGUSR2", () => {
  const late = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - RESOLUTION);
  const eventLoop = { p99: late(delay.percentile(99)), worst: late(delay.max) };
  collectGarbage();
  delay.reset();
  const { heapUsed } = process.memoryUsage();
  const told = JSON.stringify({ eventLoop, heapMegabytes: heapUsed / 2 ** 20 });
  writeFileSync(join(process.env.BENCH_PROBE ?? ".", `${process.pid}.json`), told);
});
