import type { Felt } from "./felt.ts";
import { arrive, slowDown } from "./felt.ts";
import type { Figure } from "./figure.ts";
import { median } from "./median.ts";

const RUNS = 5;

type Load = { longest: number; blocking: number; afterMove: number; scriptAfterPaint: number };

/** The home page on a processor four times slower; and that its picture waits for no script. */
export async function measureLoading(felt: Felt): Promise<Figure[]> {
  const loads: Load[] = [];
  for (let run = 0; run < RUNS; run++) loads.push(await load(felt, "/", 4));
  const of = (name: keyof Load) => loads.map((one) => one[name]);
  const figures: Figure[] = [
    ms("longest task of / at 4× CPU, median", median(of("longest")), 200),
    ms("longest task of / at 4× CPU, worst", Math.max(...of("longest")), 200),
    ms("total blocking time of / at 4× CPU", median(of("blocking")), 150),
    ms("longest task at the first move on /, 4× CPU", median(of("afterMove")), 200),
  ];
  const waits = of("scriptAfterPaint");
  for (const path of ["/blog", "/uslugi/produkcja-wideo", "/kontakt"]) {
    waits.push((await load(felt, path, 1)).scriptAfterPaint);
  }
  figures.push({
    what: "largest paint until the first script can run, least of 4 pages",
    value: Math.min(...waits),
    unit: "ms",
    budget: { atLeast: 0 },
  });
  return figures;
}

function ms(what: string, value: number, atMost: number): Figure {
  return { what, value, unit: "ms", budget: { atMost } };
}

async function load({ site, open }: Felt, path: string, rate: number): Promise<Load> {
  const { page, cdp, close } = await open();
  try {
    await slowDown(cdp, rate);
    await page.addInitScript(() => {
      const seen = { tasks: [] as { start: number; ms: number }[], largest: 0 };
      Object.assign(globalThis, { seen });
      new PerformanceObserver((list) => {
        for (const { startTime, duration } of list.getEntries()) {
          seen.tasks.push({ start: startTime, ms: duration });
        }
      }).observe({ type: "longtask", buffered: true });
      new PerformanceObserver((list) => {
        for (const { startTime } of list.getEntries()) seen.largest = startTime;
      }).observe({ type: "largest-contentful-paint", buffered: true });
    });
    await arrive(page, site + path);
    const loaded = await page.evaluate(() => {
      const { seen } = globalThis as unknown as {
        seen: { tasks: { start: number; ms: number }[]; largest: number };
      };
      const painted = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
      const tasks = seen.tasks.splice(0);
      const blocking = tasks
        .filter(({ start, ms }) => start + ms > painted)
        .reduce((sum, { ms }) => sum + ms - 50, 0);
      const scripts = performance
        .getEntriesByType("resource")
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .filter(({ name }) => name.endsWith(".js"))
        .map(({ responseEnd }) => responseEnd);
      const longest = Math.max(0, ...tasks.map(({ ms }) => ms));
      return { longest, blocking, scriptAfterPaint: Math.min(...scripts) - seen.largest };
    });
    await page.mouse.wheel(0, 400);
    await page.waitForFunction(() => {
      const button = document.querySelector("footer button");
      return button && Object.keys(button).some((key) => key.startsWith("__reactProps$"));
    });
    await page.waitForLoadState("networkidle");
    const afterMove = await page.evaluate(() => {
      const { seen } = globalThis as unknown as { seen: { tasks: { ms: number }[] } };
      return Math.max(0, ...seen.tasks.map(({ ms }) => ms));
    });
    return { ...loaded, afterMove };
  } finally {
    await close();
  }
}
