import lighthouse, { type Result } from "lighthouse";
import { chromium } from "playwright";
import { startSite } from "../tests/support/site.ts";
import type { Figure } from "./figure.ts";
import { median } from "./median.ts";

/** What visitors on a phone feel, measured often enough for a median. */
const measured = [
  "/",
  "/blog",
  "/blog/jedno-swiatlo-czy-trzy-jak-oswietlamy-wywiad",
  "/uslugi/produkcja-wideo",
  "/kontakt",
];
const RUNS = 5;
/** These do not depend on the machine. */
const beyondSpeed = ["accessibility", "best-practices", "seo"];

/** Lighthouse as it is delivered: a slow phone on slow 4G. */
export async function measureLighthouse(): Promise<Figure[]> {
  return withLighthouse(["performance"], async (_, run) => {
    const figures: Figure[] = [];
    for (const path of measured) {
      const runs: Result[] = [];
      for (let i = 0; i < RUNS; i++) runs.push(await run(path));
      figures.push(...speedOf(path, runs));
    }
    return figures;
  });
}

/** All but speed, for every public address. */
export async function measureAllRoutes(): Promise<Figure[]> {
  return withLighthouse(beyondSpeed, async (site, run) => {
    const routes = await routesOf(site);
    let perfect = 0;
    for (const path of routes) if (isPerfect(path, await run(path))) perfect++;
    return [
      {
        what: `routes of ${routes.length} with 100 for all but speed`,
        value: perfect,
        unit: "",
        budget: { atLeast: routes.length },
      },
    ];
  });
}

type Run = (path: string) => Promise<Result>;

async function withLighthouse<T>(
  categories: string[],
  use: (site: string, run: Run) => Promise<T>,
): Promise<T> {
  const port = 40_000 + (process.pid % 20_000);
  const site = await startSite({ quiet: true });
  const browser = await chromium.launch({
    executablePath: "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", `--remote-debugging-port=${port}`],
  });
  const run = async (path: string, tries = 3): Promise<Result> => {
    const result = await lighthouse(site.url + path, {
      port,
      output: "json",
      logLevel: "error",
      onlyCategories: categories,
    });
    if (!result) throw new Error(`Lighthouse said nothing of ${path}`);
    // Now and then its trace lacks the paints, and it says to try again: no score, not a bad one.
    const scored = categories.every((name) => result.lhr.categories[name]?.score !== null);
    return scored || tries === 1 ? result.lhr : run(path, tries - 1);
  };
  try {
    return await use(site.url, (path) => run(path));
  } finally {
    await browser.close();
    await site.stop();
  }
}

/** Every public address, as the site itself tells search engines. */
async function routesOf(url: string): Promise<string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, loc = url]) => new URL(loc).pathname,
  );
}

function speedOf(path: string, runs: Result[]): Figure[] {
  const audit = (name: string) =>
    median(runs.map((run) => run.audits[name]?.numericValue ?? Number.NaN));
  const what = `Lighthouse ${path}`;
  return [
    {
      what: `${what}: performance`,
      value: median(runs.map((run) => 100 * (run.categories.performance?.score ?? 0))),
      unit: "",
      budget: { atLeast: 99 },
    },
    {
      what: `${what}: LCP`,
      value: audit("largest-contentful-paint") / 1_000,
      unit: "s",
      budget: { atMost: path === "/" ? 1.6 : 2 },
    },
    {
      what: `${what}: TBT`,
      value: audit("total-blocking-time"),
      unit: "ms",
      budget: { atMost: 100 },
    },
    {
      what: `${what}: layout shift`,
      value: audit("cumulative-layout-shift"),
      unit: "",
      budget: { atMost: 0.01 },
    },
  ];
}

/** Accessibility, best practices and SEO; says what keeps a page from 100. */
function isPerfect(path: string, run: Result): boolean {
  const short = beyondSpeed
    .map((name) => run.categories[name])
    .filter((category) => category?.score !== 1);
  for (const category of short) {
    const failed = category?.auditRefs.filter(({ id }) => run.audits[id]?.score === 0);
    console.log(`${path}: ${category?.title}: ${failed?.map(({ id }) => id).join(", ")}`);
  }
  return short.length === 0;
}
