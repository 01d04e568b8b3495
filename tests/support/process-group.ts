import { once } from "node:events";
import type { TestSite } from "./site.ts";

/** For `through`: the site and its backend can then be killed together. */
export const ownGroup = ["setsid"];

/** kill -9 of the web process and the backend together; resolves when both are gone. */
export async function killGroup({ process: leader }: Pick<TestSite, "process">): Promise<void> {
  const group = leader.pid;
  if (group === undefined) throw new Error("It was never started");
  const gone =
    leader.exitCode === null && leader.signalCode === null ? once(leader, "close") : null;
  signal(-group);
  await gone;
  while (signal(-group, 0)) await new Promise((resolve) => setTimeout(resolve, 10));
}

/** The process of the embedded backend, as the log last named it. */
export function backendPid({ log }: Pick<TestSite, "log">): number {
  return Number(log.findLast(({ event }) => event === "backend-started")?.pid);
}

function signal(target: number, which: NodeJS.Signals | 0 = "SIGKILL"): boolean {
  try {
    return process.kill(target, which);
  } catch {
    return false;
  }
}
