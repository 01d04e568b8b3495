import { readFileSync } from "node:fs";
import { createClient } from "@supabase/supabase-js";
import { demoKeys } from "../tests/support/demo-keys.ts";
import { startSite, type TestSite } from "../tests/support/site.ts";
import { apiRequestsPerSecondAtLeast, millisecondsAtMost } from "./budgets.ts";
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
  ["search for many words", "rpc/search_posts", { query: "film ".repeat(2_000) }],
  ["facts of pictures", "rpc/picture_facts", { paths: Array(2_000).fill("blog/a.webp") }],
  ["preview", "rpc/preview_record", { token: "x".repeat(30_000) }],
  ["months", "rpc/retention_months", {}],
];

/** The public API: how many requests a second, and what the dearest one of a stranger costs. */
export async function measureApi(): Promise<Figure[]> {
  const site = await startSite({ env: demoKeys, quiet: true });
  try {
    const ask = asker(site);
    await perSecond(() => ask("blog_posts?select=id,slug,title&limit=20"));
    const rate = await perSecond(() => ask("blog_posts?select=id,slug,title&limit=20"));
    await fill(site.url);
    const child = childOf(site);
    const costs: Figure[] = [];
    for (const [what, path, body] of dearest) {
      const before = cpuOf(child);
      for (let run = 0; run < RUNS; run++) await ask(path, body);
      const value = ((cpuOf(child) - before) * 1_000) / RUNS;
      costs.push({
        what: `stranger, ${what}`,
        value,
        unit: "ms",
        budget: { atMost: millisecondsAtMost.strangersRequest },
      });
    }
    const budget = { atLeast: apiRequestsPerSecondAtLeast };
    return [
      { what: `${CLIENTS} clients on the API`, value: rate, unit: "req/s", budget },
      ...costs,
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
    if (answer.status >= 500) throw new Error(`${path} answered ${answer.status}: ${text}`);
  };
}

async function perSecond(ask: () => Promise<void>): Promise<number> {
  const began = performance.now();
  let left = REQUESTS;
  const client = async () => {
    while (left-- > 0) await ask();
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return (REQUESTS * 1_000) / (performance.now() - began);
}

function childOf({ process: server }: TestSite): number {
  const children = readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, "utf8");
  return Number(children.split(" ")[0]);
}

async function fill(url: string): Promise<void> {
  const auth = { persistSession: false };
  const database = createClient(url, demoKeys.SUPABASE_SECRET_KEY, { auth });
  const words = Array.from({ length: 3_000 }, (_, at) => `słowo${at % 700} film`).join(" ");
  for (let done = 0; done < POSTS; done += 50) {
    const rows = Array.from({ length: 50 }, (_, at) => ({
      ...{ title: `Wpis ${done + at}`, slug: `post-${done + at}`, author: "Zespół" },
      ...{ content: words.slice(at, at + 20_000), tags: ["film"], services: [] },
    }));
    await database.from("blog_posts").insert(rows).throwOnError();
  }
}
