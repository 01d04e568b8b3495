import { readFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { createClient } from "@supabase/supabase-js";
import { demoKeys } from "../tests/support/demo-keys.ts";
import { startSite, type TestSite } from "../tests/support/site.ts";
import { millisecondsAtMost, secondsAtMost } from "./budgets.ts";
import type { Figure } from "./figures.ts";
import { cpuOf } from "./processes.ts";

const CLIENTS = 16;
const REQUESTS = 1_600;
const POSTS = 1_000;
const RUNS = 5;
const key = demoKeys.SUPABASE_PUBLISHABLE_KEY;

/** Questions of strangers at their worst: all rows, the longest columns, every key of an order. */
const dearest: [what: string, path: string, body?: object][] = [
  ["all columns", "blog_posts"],
  ["long texts", "blog_posts?select=content,content_blocks,sources,content_start&limit=1000"],
  [
    "short columns of all rows",
    "blog_posts?select=id,slug,title,author,content_start,image_url,tags,services",
  ],
  ["order by three keys", "blog_posts?select=id&order=updated_at.desc,slug.desc,published_at"],
  ["order, far down", "blog_posts?select=id,title&order=slug.desc&offset=990"],
  ["not equal", "blog_posts?select=id&slug=neq.x"],
  ["a long list", `blog_posts?select=id&slug=not.in.(${Array(900).fill("post-9").join(",")})`],
  ["a tree", `blog_posts?select=id&or=(${Array(90).fill("slug.gt.a").join(",")})`],
  ["count", "blog_posts?select=id&slug=gt.a&limit=1"],
  ["search for a word of every post", "rpc/search_posts", { query: "film" }],
  ["search for many words", "rpc/search_posts", { query: "film ".repeat(390) }],
  ["search for other words", "rpc/search_posts", { query: words(10) }],
  ["search for no word of any post", "rpc/search_posts", { query: "żółw" }],
  ["facts of pictures", "rpc/picture_facts", { paths: Array(2_000).fill("blog/a.webp") }],
  ["preview", "rpc/preview_record", { token: "x".repeat(30_000) }],
  ["months", "rpc/retention_months", {}],
];

/** Ends only with its process: Postgres tries every length at every place of the texts. */
const endless = `blog_posts?select=id&content=match.${encodeURIComponent("(.*)(.*)(.*)(.*)\\4\\3\\2\\1x")}`;
const secret = { authorization: `Bearer ${demoKeys.SUPABASE_SECRET_KEY}` };

/** The public API: what requests cost, and how long the site is without a database that hangs. */
export async function measureApi(): Promise<Figure[]> {
  const site = await startSite({ env: demoKeys, quiet: true });
  try {
    const ask = asker(site);
    const small = () => ask("blog_posts?select=id,slug,title&limit=20");
    await timesAtOnce(small);
    const costOfSmall = await cost(site, () => timesAtOnce(small), REQUESTS);
    await fill(site.url);
    const costs: Figure[] = [];
    for (const [what, path, body] of dearest) {
      const value = await cost(site, () => times(RUNS, () => ask(path, body)), RUNS);
      const budget = { atMost: millisecondsAtMost.strangersRequest };
      costs.push({ what: `stranger, ${what}`, value, unit: "ms", budget });
    }
    return [
      {
        what: `small request, ${CLIENTS} clients at once`,
        value: costOfSmall,
        unit: "ms",
        budget: { atMost: millisecondsAtMost.apiRequest },
      },
      ...costs,
      {
        what: "from a hung database to the first good answer",
        value: await outage(site),
        unit: "s",
        budget: { atMost: secondsAtMost.hungDatabase },
      },
    ];
  } finally {
    await site.stop();
  }
}

function asker({ url }: TestSite) {
  return async (path: string, body?: object) => {
    const headers = { apikey: key, "content-type": "application/json", prefer: "count=exact" };
    const init = body ? { method: "POST", headers, body: JSON.stringify(body) } : { headers };
    const answer = await fetch(`${url}/rest/v1/${path}`, init);
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`);
  };
}

async function times(count: number, work: () => Promise<void>): Promise<void> {
  for (let time = 0; time < count; time++) await work();
}

async function timesAtOnce(work: () => Promise<void>): Promise<void> {
  const client = () => times(REQUESTS / CLIENTS, work);
  await Promise.all(Array.from({ length: CLIENTS }, client));
}

/** Milliseconds of processor time for each of `count` requests, in the web process and the backend's. */
async function cost(site: TestSite, work: () => Promise<void>, count: number): Promise<number> {
  const pids = [Number(site.process.pid), childOf(site)];
  const used = () => pids.reduce((sum, pid) => sum + cpuOf(pid), 0);
  const before = used();
  await work();
  return ((used() - before) * 1_000) / count;
}

async function outage({ url }: TestSite): Promise<number> {
  const began = performance.now();
  const headers = { apikey: key, ...secret };
  await fetch(`${url}/rest/v1/${endless}`, { headers });
  const isWell = () =>
    fetch(`${url}/rest/v1/blog_posts?select=id&limit=1`, { headers: { apikey: key } }).then(
      ({ ok }) => ok,
    );
  while (!(await isWell())) await setTimeout(50);
  return (performance.now() - began) / 1_000;
}

function words(count: number): string {
  return Array.from({ length: count }, (_, at) => `słowo${at}`).join(" ");
}

function childOf({ process: server }: TestSite): number {
  const children = readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, "utf8");
  return Number(children.split(" ")[0]);
}

async function fill(url: string): Promise<void> {
  const auth = { persistSession: false };
  const database = createClient(url, demoKeys.SUPABASE_SECRET_KEY, { auth });
  const text = Array.from({ length: 3_000 }, (_, at) => `słowo${at % 700} film`).join(" ");
  for (let done = 0; done < POSTS; done += 50) {
    const rows = Array.from({ length: 50 }, (_, at) => ({
      ...{ title: `Wpis ${done + at}`, slug: `post-${done + at}`, author: "Zespół" },
      ...{ content: text.slice(at, at + 20_000), tags: ["film"], services: [] },
    }));
    await database.from("blog_posts").insert(rows).throwOnError();
  }
}
