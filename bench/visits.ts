import { startSite } from "../tests/support/site.ts";
import { forkBareServer } from "./bare.ts";
import { percentOfProcessorAtMost } from "./budgets.ts";
import type { Figure } from "./figures.ts";
import { load } from "./load.ts";
import { alternate } from "./median.ts";
import { cpuOf } from "./processes.ts";

const ROUNDS = 7;
/** As a browser sends a beacon and nginx passes it on. */
const post = {
  "User-Agent":
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
  Origin: "https://kadr.example",
  "Sec-Fetch-Site": "same-origin",
  "X-Forwarded-For": "203.0.113.7",
  "X-Forwarded-Proto": "https",
  "X-Request-Id": "0123456789abcdef0123456789abcdef",
};
const LOAD = { connections: 10, seconds: 3, post };

/** Beacons of pages that a cache in front has answered, and a bare server's empty answers, in turn. */
export async function measureVisits(): Promise<Figure[]> {
  const env = { TRUSTED_PROXIES: "127.0.0.1", SITE_URL: "https://kadr.example" };
  const site = await startSite({ env, quiet: true });
  const bare = await forkBareServer(Buffer.alloc(0), ["Cache-Control", "no-store"]);
  const measure = async (url: string, pid: number) => {
    const before = cpuOf(pid);
    const { requests } = await load(url, LOAD);
    // Seconds of each, a thousand times, in hundredths.
    return { percent: ((cpuOf(pid) - before) * 1e5) / requests };
  };
  const ours = () => measure(`${site.url}/wizyta/kontakt`, site.process.pid ?? 0);
  const limit = () => measure(bare.url, bare.pid);
  try {
    await fetch(`${site.url}/kontakt`);
    await Promise.all([ours(), limit()]);
    const measured = await alternate(ROUNDS, { ours, limit });
    const percent = (one: { percent: number }) => one.percent;
    return [
      {
        what: "1,000 reported visits a second, of a processor",
        value: measured.ours(percent),
        unit: "%",
        budget: { atMost: percentOfProcessorAtMost.visits },
      },
      { what: "bare node:http, the same", value: measured.limit(percent), unit: "%" },
    ];
  } finally {
    bare.stop();
    await site.stop();
  }
}
