import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { demoKeys } from "../tests/support/demo-keys.ts";
import { startSite, type TestSite } from "../tests/support/site.ts";
import type { Figure } from "./figure.ts";
import { load } from "./load.ts";
import { memoryOf } from "./memory.ts";
import { measureRemoteMode } from "./outage.ts";

/** How soon it answers, how much memory it takes, and what remains when its backend is gone. */
export async function measureStart(): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), "bench-"));
  try {
    const boots = [await timedBoot(dataDir, "first", 10), await timedBoot(dataDir, "later", 4)];
    const site = await startSite({ dataDir, env: demoKeys, quiet: true });
    try {
      return [...boots, ...(await memoryUnderLoad(site)), ...(await measureRemoteMode(site))];
    } finally {
      await site.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true });
  }
}

async function timedBoot(dataDir: string, which: string, atMost: number): Promise<Figure> {
  const began = performance.now();
  const started = await startSite({ dataDir, env: demoKeys, quiet: true });
  const response = await fetch(`${started.url}/healthz`);
  const value = (performance.now() - began) / 1_000;
  await started.stop();
  if (!response.ok) throw new Error(`/healthz answered ${response.status}`);
  return { what: `start to /healthz, ${which} boot`, value, unit: "s", budget: { atMost } };
}

/** After many cached and many uncached pages. */
async function memoryUnderLoad(site: TestSite): Promise<Figure[]> {
  await load(`${site.url}/`, { connections: 50, seconds: 5 });
  await load(`${site.url}/bLOG`, { connections: 4, seconds: 5 });
  const { peak, now } = memoryOf(site.process.pid ?? 0);
  return [
    { what: "memory, peak", value: peak, unit: "MB", budget: { atMost: 700 } },
    { what: "memory, after load", value: now, unit: "MB", budget: { atMost: 500 } },
  ];
}
