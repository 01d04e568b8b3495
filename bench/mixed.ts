import { setTimeout as pause } from "node:timers/promises";
import { demoKeys } from "../tests/support/demo-keys.ts";
import { askSlowly } from "./busy-database.ts";
import type { Figure } from "./figure.ts";
import { findCapacity } from "./mixed-capacity.ts";
import { errorsOf, type Span, slopePerMinute, timesOf } from "./mixed-figures.ts";
import type { Outcome } from "./mixed-generator.ts";
import { type LoadedSite, purgeSecret, runLoad, startLoadedSite } from "./mixed-load.ts";
import { countLost } from "./mixed-lost.ts";
import type { Kind } from "./mixed-traffic.ts";
import { type Inside, type Memory, watchMemory } from "./probed-site.ts";

const SHARE_OF_CAPACITY = 0.6;
/** Megabytes a minute, of a process that has warmed up. */
const FLAT = 1;

/** A minute of the mix while an editor writes, the database is slow and everything is purged. */
export const measureMixed = (): Promise<Figure[]> => measure("mixed", 60);

/** The same for ten minutes: only then a slope of memory says something. */
export const measureEndurance = (): Promise<Figure[]> => measure("endurance", 600);

async function measure(name: string, seconds: number): Promise<Figure[]> {
  const loaded = await startLoadedSite();
  const { site } = loaded;
  try {
    const capacity = await findCapacity(loaded);
    const perSecond = Math.round(capacity * SHARE_OF_CAPACITY);
    const before = await site.lookInto(site.web);
    const stopWatching = watchMemory(site);
    const [outcome, trouble] = await Promise.all([
      runLoad(loaded, [{ perSecond, seconds }]),
      makeTrouble(loaded, seconds),
    ]).finally(stopWatching);
    const memory = stopWatching();
    const after = await site.lookInto(site.web);
    const { lost, twice } = await countLost(loaded);
    const zero = { atMost: 0 };
    const figures: Figure[] = [
      { what: "capacity", value: capacity, unit: "req/s" },
      { what: "load while measured", value: perSecond, unit: "req/s" },
      { what: "errors", value: errorsOf(outcome), unit: "", budget: zero },
      ...timeFigures(outcome, trouble),
      { what: "acknowledged and lost", value: lost, unit: "", budget: zero },
      { what: "messages stored twice", value: twice, unit: "", budget: zero },
      { what: "changes not seen at once", value: loaded.seenTooLate, unit: "", budget: zero },
      ...processFigures(memory, before, after, seconds),
      { what: "the load's own lateness, p99", value: outcome.lateness.p99, unit: "ms" },
    ];
    return figures.map((figure) => ({ ...figure, what: `${name}: ${figure.what}` }));
  } finally {
    await site.stop();
  }
}

type Trouble = { slow: Span[]; purges: Span[] };

/** A query of about three seconds each half minute, and everything outdated at once each six seconds. */
async function makeTrouble({ site }: LoadedSite, seconds: number): Promise<Trouble> {
  const key = demoKeys.SUPABASE_SECRET_KEY;
  const trouble: Trouble = { slow: [], purges: [] };
  const until = Date.now() + (seconds - 8) * 1_000;
  for (let round = 1; Date.now() < until; round++) {
    await pause(6_000);
    const from = Date.now();
    if (round % 5 === 2) {
      const one = await askSlowly(site.url, key, 1);
      await askSlowly(site.url, key, Math.max(1, Math.round(3_000 / one)));
      trouble.slow.push({ from, to: Date.now() + 500 });
    } else {
      await purgeEverything(site.url);
      trouble.purges.push({ from, to: Date.now() + 1_000 });
    }
  }
  return trouble;
}

/** As a database elsewhere asks for it. */
async function purgeEverything(url: string): Promise<void> {
  const headers = { "X-Purge-Secret": purgeSecret };
  const answer = await fetch(`${url}/purge`, { method: "POST", headers });
  if (!answer.ok) throw new Error(`The purge was answered with ${answer.status}`);
}

function timeFigures(outcome: Outcome, { slow, purges }: Trouble): Figure[] {
  const soon = { atMost: 50 };
  const figures = (what: string, kinds: Kind[], spans?: Span[], budget?: Figure["budget"]) => {
    const { p50, p99, worst, count } = timesOf(outcome, kinds, { spans });
    console.log(`  ${what}: ${count} requests`);
    return [
      { what: `${what}, median`, value: p50, unit: "ms" },
      { what: `${what}, p99`, value: p99, unit: "ms", budget },
      { what: `${what}, worst`, value: worst, unit: "ms" },
    ];
  };
  return [
    ...figures("cached pages", ["cached"], undefined, soon),
    ...figures("cached pages while a query is slow", ["cached"], slow, soon),
    ...figures("cached pages in the second of a purge", ["cached"], purges, soon),
    ...figures("files", ["asset"]),
    ...figures("uncached pages", ["uncached"]),
    ...figures("messages", ["message"]),
    ...figures("an administrator's writes", ["update", "insert", "upload"]),
  ];
}

function processFigures(
  memory: Memory[],
  before: Inside,
  after: Inside,
  seconds: number,
): Figure[] {
  const warm = memory.slice(Math.floor(memory.length / 4));
  const slope = (of: (seen: Memory) => number) =>
    slopePerMinute(warm.map((seen) => ({ at: seen.at, megabytes: of(seen) })));
  const last = memory.at(-1);
  // A minute is too short for a slope to be one.
  const flat = seconds >= 300 ? { atMost: FLAT } : undefined;
  return [
    {
      ...{ what: "memory after the load", value: (last?.web ?? 0) + (last?.backend ?? 0) },
      // Writes, uploads and full queues take more than the pages of the section "start".
      ...{ unit: "MB", budget: { atMost: 600 } },
    },
    {
      ...{ what: "memory, web process, slope", value: slope(({ web }) => web) },
      ...{ unit: "MB/min", budget: flat },
    },
    {
      ...{ what: "memory, backend process, slope", value: slope(({ backend }) => backend) },
      ...{ unit: "MB/min", budget: flat },
    },
    {
      ...{ what: "heap in use, growth", value: after.heapMegabytes - before.heapMegabytes },
      ...{ unit: "MB", budget: { atMost: 10 } },
    },
    { what: "event loop delay, p99", value: after.eventLoop.p99, unit: "ms" },
    { what: "event loop delay, worst", value: after.eventLoop.worst, unit: "ms" },
  ];
}
