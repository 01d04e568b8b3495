import { readFileSync } from "node:fs";

/** Megabytes of a process and its children, from Linux: the most so far, and now. */
export function memoryOf(pid: number): { peak: number; now: number } {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const own = { peak: megabytes(status, "VmHWM"), now: megabytes(status, "VmRSS") };
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim();
  for (const child of children.split(" ").filter(Boolean)) {
    const { peak, now } = memoryOf(Number(child));
    own.peak += peak;
    own.now += now;
  }
  return own;
}

function megabytes(status: string, field: string): number {
  const [, kilobytes] = new RegExp(`^${field}:\\s+(\\d+) kB$`, "m").exec(status) ?? [];
  return Number(kilobytes ?? Number.NaN) / 1024;
}
