import { plainGet } from "../tests/support/raw-request.ts";
import { startSite } from "../tests/support/site.ts";
import { forkBareServer } from "./bare.ts";
import { besideBareServer, millisecondsAtMost } from "./budgets.ts";
import type { Figure } from "./figures.ts";
import { load } from "./load.ts";
import { alternate } from "./median.ts";
import { cpuOf } from "./processes.ts";

const ROUNDS = 7;
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
