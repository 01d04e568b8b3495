import { spawnSync } from "node:child_process";

/**
 * Keeps a process, all its threads and what it starts later to one core, where Linux has a second:
 * a load of several times the capacity would else take from the site what it needs to answer.
 */
export function keepToCore(core: 0 | 1, ...pids: (number | undefined)[]): void {
  for (const pid of pids) spawnSync("taskset", ["-apc", `${core}`, `${pid}`]);
}
