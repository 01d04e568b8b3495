import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { setTimeout as pause } from "node:timers/promises";
import { startSite, type TestSite } from "../tests/support/site.ts";
import { hooked } from "./hooks/hooked.ts";
import { memoryOf, ownMemoryOf } from "./memory.ts";
import { childrenOf } from "./processes.ts";

export type Inside = { eventLoop: { p99: number; worst: number }; heapMegabytes: number };

/** A running site whose two processes can be looked into. */
export type ProbedSite = TestSite & {
  web: number;
  backend: () => number;
  /** After a collection of garbage; the event loop's delay is since the last look. */
  lookInto: (pid: number) => Promise<Inside>;
};

/** Starts a site with `hooks/probe.ts` in its processes. */
export async function startProbedSite(env: Record<string, string>): Promise<ProbedSite> {
  const folder = await mkdtemp(join(tmpdir(), "probe-"));
  const inside = { ...hooked("probe"), BENCH_PROBE: folder };
  const site = await startSite({ env: { ...env, ...inside }, quiet: true });
  const web = site.process.pid ?? 0;

  return {
    ...site,
    web,
    backend: () => childrenOf(web)[0] ?? 0,
    async lookInto(pid) {
      const file = join(folder, `${pid}.json`);
      await rm(file, { force: true });
      process.kill(pid, "SIGUSR2");
      for (let tries = 0; tries < 500; tries++) {
        await pause(20);
        const text = await readFile(file, "utf8").catch(() => "");
        if (text.endsWith("}")) return JSON.parse(text);
      }
      throw new Error(`Process ${pid} says nothing`);
    },
    async stop(signal) {
      const ended = await site.stop(signal);
      await rm(folder, { recursive: true, force: true });
      return ended;
    },
  };
}

export type Memory = { at: number; web: number; backend: number };

/** Megabytes of both processes once a second, until the returned function is called (for the first time). */
export function watchMemory(site: ProbedSite): () => Memory[] {
  const seen: Memory[] = [];
  const look = () => {
    const backend = memoryOf(site.backend()).now;
    seen.push({ at: Date.now(), web: ownMemoryOf(site.web).now, backend });
  };
  look();
  const timer = setInterval(look, 1_000);
  return () => {
    clearInterval(timer);
    return seen;
  };
}
