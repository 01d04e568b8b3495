import { Agent, get } from "node:http";
import { FULL, LIGHT_PARAMETER } from "../app/text/addresses/light-setting.ts";
import { plainGet } from "../tests/support/raw-request.ts";
import { startSite } from "../tests/support/site.ts";
import { forkBareServer } from "./bare.ts";
import { besideBareServer, besideCachedHome, millisecondsAtMost } from "./budgets.ts";
import type { Figure } from "./figures.ts";
import { load } from "./load.ts";
import { alternate } from "./median.ts";
import { cpuOf, memoryOf } from "./processes.ts";

const ROUNDS = 7;
const LIGHT_ROUNDS = 5;
const LOAD = { connections: 50, seconds: 3 };

/** The cached home page and a bare server with the same bytes, in turn. */
export async function measureCachedPage(): Promise<Figure[]> {
  const site = await startSite({ quiet: true });
  const bare = await bareServerLike(`${site.url}/`);
  const measure = async (url: string, pid: number) => {
    const before = cpuOf(pid);
    const { perSecond, p99, requests } = await load(url, LOAD);
    return { perSecond, p99, cpu: ((cpuOf(pid) - before) * 1e6) / requests };
  };
  const ours = () => measure(`${site.url}/`, site.process.pid ?? 0);
  const limit = () => measure(bare.url, bare.pid);
  try {
    await Promise.all([ours(), limit()]);
    return figuresOf(await alternate(ROUNDS, { ours, limit }));
  } finally {
    bare.stop();
    await site.stop();
  }
}

type Round = { perSecond: number; p99: number; cpu: number };

function figuresOf({ ours, limit, ratio }: Awaited<ReturnType<typeof alternate<Round>>>): Figure[] {
  const rate = ({ perSecond }: Round) => perSecond;
  const cpu = (round: Round) => round.cpu;
  const { requestsAtLeast, processorTimeAtMost } = besideBareServer;
  return [
    { what: "cached home", value: ours(rate), unit: "req/s" },
    { what: "bare node:http", value: limit(rate), unit: "req/s" },
    {
      what: "cached home : bare node:http, requests",
      value: ratio(rate),
      unit: "×",
      budget: { atLeast: requestsAtLeast },
    },
    {
      what: "cached home : bare node:http, processor time",
      value: ratio(cpu),
      unit: "×",
      budget: { atMost: processorTimeAtMost },
    },
    {
      what: `cached home, p99 with ${LOAD.connections} at once`,
      value: ours(({ p99 }) => p99),
      unit: "ms",
      budget: { atMost: millisecondsAtMost.cachedPage },
    },
  ];
}

/** Headers that Node writes into every answer by itself. */
const NODES_OWN = ["date", "connection", "keep-alive"];

/** A bare server that always returns what `url` returned once, in brotli. */
async function bareServerLike(url: string) {
  const { body, headers } = await plainGet(url, { "Accept-Encoding": "br" });
  const same = Object.entries(headers)
    .filter(([name]) => !NODES_OWN.includes(name))
    .flatMap(([name, value]) => [name, String(value)]);
  return forkBareServer(body, same);
}

/** Each setting of the home page's lamps once, beside the home page as often, in turn. */
export async function measureLight(): Promise<Figure[]> {
  const site = await startSite({ quiet: true });
  const pid = site.process.pid ?? 0;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const measure = async (searches: readonly string[]) => {
    const before = cpuOf(pid);
    for (const search of searches) await ask(`${site.url}/${search}`, agent);
    return ((cpuOf(pid) - before) * 1e6) / searches.length;
  };
  const settings = everySetting();
  const ours = () => measure(settings);
  const limit = () => measure(settings.map(() => ""));
  try {
    await Promise.all([ours(), limit()]);
    const memory = memoryOf(pid).now;
    const taken = await alternate(LIGHT_ROUNDS, { ours, limit });
    const cpu = (each: number) => each;
    return [
      { what: "cached home, processor time", value: taken.limit(cpu), unit: "µs" },
      { what: "a setting of the light, processor time", value: taken.ours(cpu), unit: "µs" },
      {
        what: "a setting : cached home, processor time",
        value: taken.ratio(cpu),
        unit: "×",
        budget: { atMost: besideCachedHome.processorTimeAtMost },
      },
      {
        what: `memory after ${settings.length * LIGHT_ROUNDS} settings, more`,
        value: memoryOf(pid).now - memory,
        unit: "MB",
        budget: { atMost: besideCachedHome.megabytesMoreAtMost },
      },
    ];
  } finally {
    agent.destroy();
    await site.stop();
  }
}

function everySetting(): string[] {
  const steps = Array.from({ length: FULL + 1 }, (_, step) => step);
  return steps.flatMap((key) =>
    steps.flatMap((back) => steps.map((ground) => `?${LIGHT_PARAMETER}=${key}-${back}-${ground}`)),
  );
}

function ask(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { "Accept-Encoding": "gzip, deflate, br" };
    get(url, { agent, headers }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${answer.statusCode}: ${url}`));
      answer.resume().once("end", resolve).once("error", reject);
    }).once("error", reject);
  });
}
