import { demoKeys } from "../tests/support/demo-keys.ts";
import { openGate } from "../tests/support/gate.ts";
import { startSite, type TestSite } from "../tests/support/site.ts";
import type { Figure } from "./figure.ts";
import { memoryOf } from "./memory.ts";

/** A second process on the first one's Supabase: its memory, and what visitors see when that dies. */
export async function measureRemoteMode(upstream: TestSite): Promise<Figure[]> {
  const gate = await openGate(upstream.url);
  const { SUPABASE_PUBLISHABLE_KEY } = demoKeys;
  const env = { SUPABASE_URL: gate.url, SUPABASE_PUBLISHABLE_KEY };
  const [kept, empty] = [
    await startSite({ env, quiet: true }),
    await startSite({ env, quiet: true }),
  ];
  for (let i = 0; i < 50; i++) await fetch(`${kept.url}/bLOG`);
  const memory = memoryOf(kept.process.pid ?? 0);

  await fetch(`${kept.url}/blog`);
  await gate.shut();
  const cached = await timed(`${kept.url}/blog`, 200);
  const never = await timed(`${empty.url}/blog`, 503);
  await Promise.all([kept.stop(), empty.stop()]);
  return [
    {
      what: "memory in remote mode, peak",
      value: memory.peak,
      unit: "MB",
      budget: { atMost: 200 },
    },
    {
      what: "backend dead, /blog in the cache",
      value: cached,
      unit: "ms",
      budget: { atMost: 100 },
    },
    {
      what: "backend dead, /blog never cached",
      value: never,
      unit: "ms",
      budget: { atMost: 2_000 },
    },
  ];
}

async function timed(url: string, status: number): Promise<number> {
  const began = performance.now();
  const response = await fetch(url);
  await response.text();
  if (response.status !== status)
    throw new Error(`${url} answered ${response.status}, not ${status}`);
  return performance.now() - began;
}
