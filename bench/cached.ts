import { demoKeys } from "../tests/support/demo-keys.ts";
import { startSite } from "../tests/support/site.ts";
import { alternate } from "./alternate.ts";
import { startBareServer } from "./bare.ts";
import type { Figure } from "./figure.ts";
import { load } from "./load.ts";
import { watchLoop } from "./loop-delay.ts";
import { cpuOf } from "./processes.ts";
import { whileDatabaseIsBusy } from "./slow-query.ts";

const ROUNDS = 7;
const LOAD = { connections: 50, seconds: 3 };
/** So few that a late answer was kept waiting by the server, not by its queue. */
const LIGHT = { connections: 2, seconds: 5 };
const BARE = "bare node:http, same bytes and headers";

/** Pages from memory: beside a bare server in turn, then how late the event loop gets. */
export async function measureCachedPage(): Promise<Figure[]> {
  return [...(await besideBareServer()), ...(await latenessOfLoop())];
}

async function besideBareServer(): Promise<Figure[]> {
  const site = await startSite({ quiet: true });
  const bare = await startBareServer(`${site.url}/`);
  const measure = async (url: string, pid: number) => {
    const before = cpuOf(pid);
    const { perSecond, p99, requests } = await load(url, LOAD);
    return { perSecond, p99, cpu: ((cpuOf(pid) - before) * 1e6) / requests };
  };
  const ours = () => measure(`${site.url}/`, site.process.pid ?? 0);
  const limit = () => measure(bare.url, bare.pid);
  try {
    await Promise.all([ours(), limit()]);
    return compared(await alternate(ROUNDS, { ours, limit }));
  } finally {
    bare.stop();
    await site.stop();
  }
}

type Round = { perSecond: number; p99: number; cpu: number };

function compared(taken: Awaited<ReturnType<typeof alternate<Round>>>): Figure[] {
  const beside = (what: string, unit: string, read: (round: Round) => number): Figure => ({
    what: `cached home, ${what}`,
    value: taken.ours(read),
    unit,
    limit: { what: BARE, value: taken.limit(read) },
  });
  const ratio = (what: string, read: (round: Round) => number, budget: Figure["budget"]) => ({
    what: `cached home : bare server, ${what}`,
    value: taken.ratio(read),
    unit: "×",
    budget,
  });
  return [
    beside("requests", "req/s", ({ perSecond }) => perSecond),
    ratio("requests", ({ perSecond }) => perSecond, { atLeast: 0.6 }),
    beside(`p99 with ${LOAD.connections} at once`, "ms", ({ p99 }) => p99),
    beside("CPU per request", "µs", ({ cpu }) => cpu),
    ratio("CPU per request", ({ cpu }) => cpu, { atMost: 1.6 }),
  ];
}

/** Under full load, and while one query keeps the database busy for seconds. */
async function latenessOfLoop(): Promise<Figure[]> {
  const loop = watchLoop();
  const site = await startSite({ quiet: true, env: { ...demoKeys, ...loop.env } });
  const during = async (name: string, pressure: typeof LOAD) => {
    await loop.since(site);
    const { p99 } = await load(`${site.url}/`, pressure);
    const late = await loop.since(site);
    return [
      ...figuresOf(name, late),
      { what: `cached home, ${name}: p99`, value: p99, unit: "ms", budget: { atMost: 50 } },
    ];
  };
  try {
    await load(`${site.url}/`, LOAD);
    return [
      ...(await during("under full load", LOAD)),
      ...(await whileDatabaseIsBusy(site.url, () => during("database busy", LIGHT))),
    ];
  } finally {
    await site.stop();
  }
}

function figuresOf(name: string, { p99, longest }: { p99: number; longest: number }): Figure[] {
  return [
    { what: `event loop late, ${name}: p99`, value: p99, unit: "ms", budget: { atMost: 20 } },
    { what: `event loop late, ${name}: longest`, value: longest, unit: "ms" },
  ];
}
