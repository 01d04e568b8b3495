import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { demoKeys } from "../tests/support/demo-keys.ts";
import { plainGet } from "../tests/support/raw-request.ts";
import { startSite, type TestSite } from "../tests/support/site.ts";
import type { Figure } from "./figure.ts";
import { growthBudgets } from "./growth-budgets.ts";
import { watchLoop } from "./loop-delay.ts";
import { median } from "./median.ts";
import { ownMemoryOf } from "./memory.ts";
import { fillUpPosts } from "./posts.ts";
import { childrenOf } from "./processes.ts";

const SIZES = [10, 100, 1_000, 10_000];
const TRIES = 5;
const pages = [
  { name: "blog list", path: "/blog" },
  { name: "home", path: "/" },
  { name: "a post", path: "/blog/wpis-5" },
  { name: "sitemap", path: "/sitemap.xml" },
  { name: "RSS", path: "/blog/rss.xml" },
];
/** As the panel asks for its list, page by page. */
const PANEL_COLUMNS = "id,title,slug,author,published_at,created_at,updated_at,version";

/** What more posts cost: one site whose database grows tenfold three times. */
export async function measureGrowth(): Promise<Figure[]> {
  const loop = watchLoop();
  const site = await startSite({ env: { ...demoKeys, SEED: "none", ...loop.env }, quiet: true });
  try {
    const figures: Figure[] = [];
    for (const size of SIZES) {
      console.log(`growth: ${size} posts`);
      await fillUpPosts(site.url, size);
      figures.push(...(await measureSize(site, size, loop)));
    }
    return figures;
  } finally {
    await site.stop();
  }
}

async function measureSize(
  site: TestSite,
  size: number,
  loop: ReturnType<typeof watchLoop>,
): Promise<Figure[]> {
  const told: [what: string, value: number, unit: string][] = [];
  for (const { name, path } of pages) {
    const times: number[] = [];
    for (let i = 0; i < TRIES; i++) {
      await forgetPages(site);
      times.push(await firstByte(site.url + path));
    }
    told.push([`${name}, rendered`, median(times), "ms"]);
  }
  await forgetPages(site);
  await loop.since(site);
  const { body: packed } = await plainGet(`${site.url}/blog`, { "Accept-Encoding": "br" });
  told.push(["blog list, event loop held", (await loop.since(site)).longest, "ms"]);
  told.push(["blog list, cached", await firstByte(`${site.url}/blog`), "ms"]);
  const { body } = await plainGet(`${site.url}/blog`);
  told.push(["blog list, HTML", body.length / 1_000, "kB"]);
  told.push(["blog list, HTML in brotli", packed.length / 1_000, "kB"]);
  told.push(["panel's list, its data", await panelList(site, size), "ms"]);
  // Memory that a render needed is given back soon after it.
  await sleep(1_000);
  const { pid = 0 } = site.process;
  const [backend = 0] = childrenOf(pid);
  told.push(["memory of the web process", ownMemoryOf(pid).now, "MB"]);
  told.push(["memory of the web process, peak", ownMemoryOf(pid).peak, "MB"]);
  told.push(["memory of the backend process", ownMemoryOf(backend).now, "MB"]);
  told.push(["database", folderSize(join(site.dataDir, "database")) / 1e6, "MB"]);
  return told.map(([what, value, unit]) => {
    const atMost = growthBudgets[what]?.[size];
    const budget = atMost === undefined ? undefined : { atMost };
    return { what: `${size} posts: ${what}`, value, unit, budget };
  });
}

/** As every write does. */
async function forgetPages(site: TestSite): Promise<void> {
  const written = await fetch(`${site.url}/rest/v1/blog_posts?slug=eq.wpis-1`, {
    method: "PATCH",
    headers: { apikey: demoKeys.SUPABASE_SECRET_KEY, "Content-Type": "application/json" },
    body: JSON.stringify({ author: `Kuba Lis ${performance.now()}` }),
  });
  if (!written.ok) throw new Error(`The change was refused: ${await written.text()}`);
}

async function firstByte(url: string): Promise<number> {
  const began = performance.now();
  const answer = await fetch(url, { headers: { "Accept-Encoding": "br" } });
  const took = performance.now() - began;
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return took;
}

async function panelList(site: TestSite, size: number): Promise<number> {
  const began = performance.now();
  for (let first = 0; first < size; first += 1_000) {
    const range = `order=created_at.desc,id.desc&offset=${first}&limit=1000`;
    const answer = await fetch(`${site.url}/rest/v1/blog_posts?select=${PANEL_COLUMNS}&${range}`, {
      headers: { apikey: demoKeys.SUPABASE_SECRET_KEY },
    });
    await answer.json();
  }
  return performance.now() - began;
}

function folderSize(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  return files
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}
