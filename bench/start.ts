import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { demoKeys } from "../tests/support/demo-keys.ts";
import { openGate } from "../tests/support/gate.ts";
import { startSite, type TestSite } from "../tests/support/site.ts";
import { megabytesAtMost, millisecondsAtMost, secondsAtMost } from "./budgets.ts";
import type { Figure } from "./figures.ts";
import { load } from "./load.ts";
import { memoryOf } from "./processes.ts";

/** How soon the site answers, how much memory it takes, and what remains when its backend is gone. */
export async function measureStart(): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), "bench-"));
  try {
    const starts = [
      await timedStart(dataDir, "first start to /healthz", secondsAtMost.firstStart),
      await timedStart(dataDir, "later start to /healthz", secondsAtMost.laterStart),
    ];
    // A first start, which makes the database: it takes the most memory.
    const site = await startSite({ env: demoKeys, quiet: true });
    try {
      return [...starts, ...(await memoryUnderLoad(site)), ...(await withoutBackend(site))];
    } finally {
      await site.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true });
  }
}

async function timedStart(dataDir: string, what: string, atMost: number): Promise<Figure> {
  const began = performance.now();
  const started = await startSite({ dataDir, env: demoKeys, quiet: true });
  await timed(`${started.url}/healthz`, 200);
  const value = (performance.now() - began) / 1_000;
  await started.stop();
  return { what, value, unit: "s", budget: { atMost } };
}

/** After many cached pages, and many that capitals in their address keep out of the cache. */
async function memoryUnderLoad(site: TestSite): Promise<Figure[]> {
  await load(`${site.url}/`, { connections: 50, seconds: 5 });
  await load(`${site.url}/bLOG`, { connections: 4, seconds: 5 });
  const { peak, now } = memoryOf(site.process.pid ?? 0);
  return [
    { what: "memory, peak", value: peak, unit: "MB", budget: { atMost: megabytesAtMost.peak } },
    {
      what: "memory, after load",
      value: now,
      unit: "MB",
      budget: { atMost: megabytesAtMost.afterLoad },
    },
  ];
}

/** Processes on the Supabase of the first one: their memory, and what visitors see when that dies. */
async function withoutBackend(upstream: TestSite): Promise<Figure[]> {
  const gate = await openGate(upstream.url);
  const { SUPABASE_PUBLISHABLE_KEY } = demoKeys;
  const env = { SUPABASE_URL: gate.url, SUPABASE_PUBLISHABLE_KEY };
  const kept = await startSite({ env, quiet: true });
  const empty = await startSite({ env, quiet: true });
  for (let i = 0; i < 50; i++) await fetch(`${kept.url}/bLOG`);
  const memory = memoryOf(kept.process.pid ?? 0);
  // The code that renders is loaded with the first page, which is not what is measured.
  for (const { url } of [kept, empty]) await fetch(`${url}/kontakt`);
  await fetch(`${kept.url}/blog`);
  await gate.shut();
  const cached = await timed(`${kept.url}/blog`, 200);
  const failed = await timed(`${empty.url}/blog`, 503);
  await Promise.all([kept.stop(), empty.stop()]);
  return [
    {
      what: "memory with Supabase elsewhere, peak",
      value: memory.peak,
      unit: "MB",
      budget: { atMost: megabytesAtMost.peakWithSupabaseElsewhere },
    },
    {
      what: "backend dead, /blog in the cache",
      value: cached,
      unit: "ms",
      budget: { atMost: millisecondsAtMost.cachedPageWithoutBackend },
    },
    {
      what: "backend dead, /blog never cached",
      value: failed,
      unit: "ms",
      budget: { atMost: millisecondsAtMost.errorWithoutBackend },
    },
  ];
}

async function timed(url: string, status: number): Promise<number> {
  const began = performance.now();
  const response = await fetch(url);
  await response.text();
  if (response.status !== status) throw new Error(`${url} answered ${response.status}`);
  return performance.now() - began;
}
