import { Agent, get } from "node:http";
import { FULL, LIGHT_PARAMETER } from "../app/text/addresses/light-setting.ts";
import { startSite } from "../tests/support/site.ts";
import { besideCachedHome } from "./budgets.ts";
import type { Figure } from "./figures.ts";
import { alternate } from "./median.ts";
import { cpuOf, memoryOf } from "./processes.ts";

const ROUNDS = 5;

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
    const taken = await alternate(ROUNDS, { ours, limit });
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
        what: `memory after ${settings.length * ROUNDS} settings, more`,
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
