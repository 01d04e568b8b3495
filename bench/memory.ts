import { readFileSync } from "node:fs";
import { childrenOf } from "./processes.ts";

type Memory = { peak: number; now: number };

/** Megabytes of a process alone: the most so far, and now. */
export function ownMemoryOf(pid: number): Memory {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return { peak: megabytes(status, "VmHWM"), now: megabytes(status, "VmRSS") };
}

/** The same of a process and all below it. */
export function memoryOf(pid: number): Memory {
  return childrenOf(pid)
    .map(memoryOf)
    .reduce(
      (sum, { peak, now }) => ({ peak: sum.peak + peak, now: sum.now + now }),
      ownMemoryOf(pid),
    );
}

function megabytes(status: string, field: string): number {
  const [, kilobytes] = new RegExp(`^${field}:\\s+(\\d+) kB$`, "m").exec(status) ?? [];
  return Number(kilobytes ?? Number.NaN) / 1024;
}
