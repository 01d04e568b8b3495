import lighthouse, { type Result } from "lighthouse";
import { freePort } from "../tests/support/free-port.ts";
import { startSite } from "../tests/support/site.ts";
import {
  layoutShiftAtMost,
  lighthouseAtLeast,
  millisecondsAtMost,
  secondsAtMost,
} from "./budgets.ts";
import { launchChromium } from "./chromium.ts";
import type { Figure } from "./figures.ts";
import { median } from "./median.ts";
import { processorBlocking } from "./processor-blocking.ts";

/** Each with the most seconds to its largest paint. */
const paths = {
  "/": secondsAtMost.largestPaintOfHome,
  "/blog": secondsAtMost.largestPaint,
  "/blog/jedno-swiatlo-czy-trzy-jak-oswietlamy-wywiad": secondsAtMost.largestPaintOfPost,
  "/uslugi/produkcja-wideo": secondsAtMost.largestPaintOfService,
  "/kontakt": secondsAtMost.largestPaint,
};
type Run = { audits: Result["audits"]; categories: Result["categories"]; blocking: number };

const RUNS = 5;
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

/** Lighthouse's slow phone on slow 4G, the median of five runs. */
export async function measureLighthouse(): Promise<Figure[]> {
  const port = await freePort();
  const site = await startSite({ quiet: true });
  const browser = await launchChromium([`--remote-debugging-port=${port}`]);
  try {
    const figures: Figure[] = [];
    for (const [path, paint] of Object.entries(paths)) {
      const runs: Run[] = [];
      while (runs.length < RUNS) runs.push(await run(site.url + path, port));
      figures.push(...figuresOf(path, paint, runs));
    }
    return figures;
  } finally {
    await browser.close();
    await site.stop();
  }
}

async function run(url: string, port: number, tries = 3): Promise<Run> {
  const result = await lighthouse(url, {
    port,
    output: "json",
    logLevel: "error",
    onlyCategories: [...categories],
  });
  if (!result) throw new Error(`Lighthouse says nothing of ${url}`);
  const { audits, categories: scored } = result.lhr;
  // Now and then its trace lacks the paints and it asks to try again: no score, not a bad one.
  if (scored.performance?.score === null && tries > 1) return run(url, port, tries - 1);
  const blocking = processorBlocking(result.artifacts.Trace.traceEvents);
  return { audits, categories: scored, blocking };
}

function figuresOf(path: string, paint: number, runs: Run[]): Figure[] {
  const scores = categories.map((category) => {
    const { performance, others } = lighthouseAtLeast;
    const atLeast = category === "performance" ? performance : others;
    const value = median(runs.map((one) => 100 * (one.categories[category]?.score ?? 0)));
    return { what: `Lighthouse ${path}: ${category}`, value, unit: "", budget: { atLeast } };
  });
  const audit = (what: string, name: string, unit: string, atMost: number, scale = 1): Figure => {
    const values = runs.map((one) => one.audits[name]?.numericValue ?? Number.NaN);
    const value = median(values) / scale;
    return { what: `Lighthouse ${path}: ${what}`, value, unit, budget: { atMost } };
  };
  return [
    ...scores,
    audit("largest paint", "largest-contentful-paint", "s", paint, 1_000),
    audit("blocking", "total-blocking-time", "ms", millisecondsAtMost.blocking),
    {
      what: `Lighthouse ${path}: blocking in processor time`,
      value: median(runs.map(({ blocking }) => blocking)),
      unit: "ms",
      budget: { atMost: millisecondsAtMost.processorBlocking },
    },
    audit("layout shift", "cumulative-layout-shift", "", layoutShiftAtMost),
  ];
}
