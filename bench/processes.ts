import { readFileSync } from "node:fs";

/** Linux counts a process's time in hundredths of a second. */
const TICKS = 100;

/** Seconds of processor time that a process has used, all its threads together, no children. */
export function cpuOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  // The second field is a name in parentheses, which may hold anything.
  const [utime, stime] = stat
    .slice(stat.lastIndexOf(")") + 2)
    .split(" ")
    .slice(11, 13)
    .map(Number);
  return ((utime ?? Number.NaN) + (stime ?? Number.NaN)) / TICKS;
}

/** The processes that this one started and that still run. */
export function childrenOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim();
  return children.split(" ").filter(Boolean).map(Number);
}
