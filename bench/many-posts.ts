import { readdirSync } from "node:fs";
import type { Browser, Page } from "@playwright/test";
import { blogPosts } from "../supabase/seed/demo.ts";
import { ready } from "../tests/support/browsers/ready.ts";
import { databaseOf } from "../tests/support/demo-keys.ts";
import { account, writerEnv } from "../tests/support/signed-in.ts";
import { startSite, type TestSite } from "../tests/support/site.ts";
import { kilobytesAtMost, manyPostsBesideFew, millisecondsAtMost } from "./budgets.ts";
import { launchChromium } from "./chromium.ts";
import type { Figure } from "./figures.ts";
import { median } from "./median.ts";
import { cpuOf } from "./processes.ts";

const COUNTS = [8, 1_000, 5_000] as const;
const MOST = COUNTS[2];
/** What one request may bring. */
const BATCH = 100;
const RENDERS = 20;
const ROUNDS = 5;
const secret = "bench-purge-secret-0123456789";

type Measured = { bytes: number; render: number; paint: number };

/** /blog and the panel's list with few posts and with as many as an import brings. */
export async function measureManyPosts(): Promise<Figure[]> {
  const env = { ...writerEnv, PURGE_SECRET: secret };
  const browser = await launchChromium();
  const sites: TestSite[] = [];
  try {
    for (const count of COUNTS) {
      const site = await startSite({ env, quiet: true });
      sites.push(site);
      await addPosts(site.url, count);
      for (let time = 0; time < RENDERS; time++) await render(site);
    }
    const rounds = sites.map((): Measured[] => []);
    for (let round = 0; round < ROUNDS; round++) {
      for (const [at, site] of sites.entries()) {
        const paint = await largestPaint(browser, site.url);
        rounds[at]?.push({ ...(await render(site)), paint });
      }
    }
    const middle = (at: number, read: (measured: Measured) => number) =>
      median((rounds[at] ?? []).map(read));
    const measured = COUNTS.map((_, at) => ({
      bytes: middle(at, ({ bytes }) => bytes),
      render: middle(at, ({ render }) => render),
      paint: middle(at, ({ paint }) => paint),
    }));
    const [few] = measured;
    const last = sites.at(-1);
    if (!few || !last) return [];
    const figures = COUNTS.flatMap((count, at) => figuresOf(count, measured[at] ?? few, few));
    return [...figures, ...(await measureList(browser, last.url))];
  } finally {
    await browser.close();
    for (const site of sites) await site.stop();
  }
}

function figuresOf(count: number, { bytes, render, paint }: Measured, few: Measured): Figure[] {
  const what = `/blog with ${count} posts`;
  const isMost = count === MOST;
  return [
    {
      what: `${what}: HTML`,
      value: bytes / 1_000,
      unit: "kB",
      ...(isMost && { budget: { atMost: kilobytesAtMost.longList } }),
    },
    { what: `${what}: rendering, processor time`, value: render, unit: "ms" },
    { what: `${what}: largest paint`, value: paint, unit: "ms" },
    ...(isMost
      ? [
          {
            what: `${what}: rendering beside ${COUNTS[0]}`,
            value: render / few.render,
            unit: "",
            budget: { atMost: manyPostsBesideFew.rendering },
          },
          {
            what: `${what}: largest paint beside ${COUNTS[0]}`,
            value: paint / few.paint,
            unit: "",
            budget: { atMost: manyPostsBesideFew.largestPaint },
          },
        ]
      : []),
  ];
}

/** Ours, by their stable names: each post has another one. */
const pictures = readdirSync("public/images")
  .filter((file) => /^[a-z-]+\.webp$/.test(file))
  .map((file) => `/images/${file}`);

async function addPosts(url: string, to: number): Promise<void> {
  const database = databaseOf(url);
  for (let first = 0; first < to; first += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, to - first) }, (_, at) => {
      const number = first + at + 1;
      const { title = "", content = "", author = "" } = blogPosts[number % blogPosts.length] ?? {};
      return {
        ...{
          title: `${title}, część ${number}`,
          slug: `wpis-${number}`,
          author,
          content: `${number}. ${content}`,
        },
        image_url: pictures[number % pictures.length] ?? null,
        published_at: new Date(Date.UTC(2020, 0, 1) + number * 3_600_000).toISOString(),
      };
    });
    await database.from("blog_posts").insert(rows).throwOnError();
  }
}

/** Processor time of the web process for a page that is made anew for each request. */
async function render({ url, process: server }: TestSite) {
  const before = cpuOf(server.pid ?? 0);
  let bytes = 0;
  for (let time = 0; time < RENDERS; time++) {
    await fetch(`${url}/purge`, { method: "POST", headers: { "X-Purge-Secret": secret } });
    const answer = await fetch(`${url}/blog`);
    if (answer.status !== 200) throw new Error(`/blog answered ${answer.status}`);
    bytes = (await answer.arrayBuffer()).byteLength;
  }
  return { bytes, render: ((cpuOf(server.pid ?? 0) - before) * 1_000) / RENDERS };
}

/** Of a slow phone on slow 4G, the page being ready on the server. */
async function largestPaint(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  const cdp = await page.context().newCDPSession(page);
  const slow = { latency: 150, downloadThroughput: 204_800, uploadThroughput: 204_800 };
  await cdp.send("Network.emulateNetworkConditions", { offline: false, ...slow });
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.goto(`${url}/blog`, { waitUntil: "load" });
  const paint = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN);
        }).observe({ type: "largest-contentful-paint", buffered: true });
      }),
  );
  await page.close();
  return paint;
}

async function measureList(browser: Browser, baseURL: string): Promise<Figure[]> {
  const page = await browser.newPage({ baseURL });
  await page.goto("/admin/login");
  await ready(page);
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Hasło", { exact: true }).fill(account.password);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Panel Administratora" }).waitFor();
  const lists: { afterData: number; whole: number }[] = [];
  const searches: number[] = [];
  while (lists.length < 5) {
    lists.push(await timeOfList(page));
    searches.push(await timeOfSearch(page, `część ${MOST - 7 - lists.length}`));
  }
  const budget = { atMost: millisecondsAtMost.panelList };
  const what = `panel with ${MOST} posts`;
  const of = (name: keyof (typeof lists)[number]) => median(lists.map((it) => it[name]));
  return [
    { what: `${what}: first rows after their data`, value: of("afterData"), unit: "ms", budget },
    { what: `${what}: first rows after the page`, value: of("whole"), unit: "ms" },
    { what: `${what}: search, with its data`, value: median(searches), unit: "ms", budget },
  ];
}

async function timeOfList(page: Page) {
  await page.goto("/admin");
  await page.locator("tbody tr").first().waitFor();
  return page.evaluate(() => {
    const now = performance.now();
    const lists = performance
      .getEntriesByType("resource")
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => /\/rest\/v1\/(blog_posts|rpc\/find_records)/.test(name));
    return {
      afterData: now - Math.max(...lists.map(({ responseEnd }) => responseEnd)),
      whole: now - Math.min(...lists.map(({ startTime }) => startTime)),
    };
  });
}

/** From the last key of a search to the row that it asks for, alone. */
async function timeOfSearch(page: Page, words: string): Promise<number> {
  const field = page.getByRole("searchbox");
  const found = page.waitForResponse(/\/rest\/v1\/rpc\/find_records/);
  await field.fill(words.slice(0, -1));
  await (await found).finished();
  const began = await page.evaluate(() => performance.now());
  await field.press(words.slice(-1));
  await page.waitForFunction((wanted) => {
    const rows = [...document.querySelectorAll("tbody tr")];
    return rows.length > 0 && rows[0]?.textContent?.includes(wanted);
  }, words);
  return page.evaluate((began) => performance.now() - began, began);
}
