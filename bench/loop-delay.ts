import { readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { TestSite } from "../tests/support/site.ts";
import { hooked } from "./hooks/hooked.ts";

export type LoopDelay = { p99: number; longest: number };

const PATIENCE = 10_000;

/** The environment for a site whose event loop is watched, and the question how late it was. */
export function watchLoop() {
  const file = join(tmpdir(), `loop-delay-${process.pid}-${Math.random().toString(36).slice(2)}`);
  return {
    env: { LOOP_DELAY_FILE: file, ...hooked("loop-delay") },
    /** Since it was last asked. */
    async since({ process: server }: TestSite): Promise<LoopDelay> {
      await rm(file, { force: true });
      server.kill("SIGUSR2");
      for (const began = performance.now(); performance.now() - began < PATIENCE; ) {
        const told = await readFile(file, "utf8").catch(() => null);
        if (told !== null) {
          await rm(file);
          return JSON.parse(told);
        }
        await sleep(20);
      }
      throw new Error("The server does not say how late its event loop was");
    },
  };
}
