import { readFileSync } from "node:fs";

/** Linux counts a process's time in hundredths of a second. */
const TICKS = 100;

/** Seconds of processor time that a process has used, all its threads together, no children. */
export function cpuOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  // The second field is a name in parentheses, which may hold anything.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

/** Megabytes of a process and all below it: the most so far, and now. */
export function memoryOf(pid: number): { peak: number; now: number } {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const megabytes = (field: string) =>
    Number(new RegExp(`^${field}:\\s+(\\d+) kB$`, "m").exec(status)?.[1] ?? Number.NaN) / 1024;
  return childrenOf(pid)
    .map(memoryOf)
    .reduce((sum, { peak, now }) => ({ peak: sum.peak + peak, now: sum.now + now }), {
      peak: megabytes("VmHWM"),
      now: megabytes("VmRSS"),
    });
}

export function childrenOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ");
  return children.filter(Boolean).map(Number);
}
