import { demoKeys } from "../tests/support/demo-keys.ts";
import { findPostgres, startPostgres } from "../tests/support/postgres.ts";
import { startSite, type TestSite } from "../tests/support/site.ts";
import type { Figure } from "./figure.ts";
import { hooked } from "./hooks/hooked.ts";
import { load } from "./load.ts";
import { fillUpPosts } from "./posts.ts";
import { childrenOf, cpuOf } from "./processes.ts";

const POSTS = 20;
const LOAD = { connections: 8, seconds: 8 };
const WARM_UP = { connections: 8, seconds: 3 };
const pages = [
  { name: "home", path: "/" },
  { name: `blog list (${POSTS})`, path: "/blog" },
  { name: "post", path: "/blog/jedno-swiatlo-czy-trzy-jak-oswietlamy-wywiad" },
];

/** Pages rendered anew for each request, with the embedded database. */
export async function uncachedEmbedded(): Promise<Figure[]> {
  const site = await startSite({ env: { ...demoKeys, ...hooked("no-cache") }, quiet: true });
  try {
    return await measurePages(site, [90, 70, 70]);
  } finally {
    await site.stop();
  }
}

export function postgresMissing(): string | null {
  return findPostgres() === null ? "Postgres is not installed here" : null;
}

/** The same on a Postgres server, whose own processor time is told as well. */
export async function uncachedOnPostgres(): Promise<Figure[]> {
  const postgres = await startPostgres();
  const env = { ...demoKeys, ...hooked("no-cache"), DATABASE_URL: postgres.url };
  const site = await startSite({ env, quiet: true });
  try {
    return await measurePages(site, [150, 120, 120], postgres.pid);
  } finally {
    await site.stop();
    await postgres.stop();
  }
}

async function measurePages(site: TestSite, budgets: number[], postgres?: number) {
  await fillUpPosts(site.url, POSTS);
  const figures: Figure[] = [];
  for (const [at, { name, path }] of pages.entries()) {
    figures.push(...(await measurePage(site, name, path, budgets[at] ?? 0, postgres)));
  }
  return figures;
}

async function measurePage(
  site: TestSite,
  name: string,
  path: string,
  atLeast: number,
  postgres: number | undefined,
): Promise<Figure[]> {
  await load(site.url + path, WARM_UP);
  const before = cpuOfParts(site, postgres);
  const { perSecond, p99, requests } = await load(site.url + path, LOAD);
  const after = cpuOfParts(site, postgres);
  const costs = before.map(({ part, seconds }, at) => ({
    what: `${name}, CPU per render, ${part}`,
    value: (((after[at]?.seconds ?? Number.NaN) - seconds) * 1_000) / requests,
    unit: "ms",
  }));
  const what = `${name}, rendered each time`;
  return [
    { what, value: perSecond, unit: "req/s", budget: { atLeast } },
    { what: `${name}, ${LOAD.connections} at once, p99`, value: p99, unit: "ms" },
    ...costs,
  ];
}

function cpuOfParts({ process: { pid = 0 } }: TestSite, postgres: number | undefined) {
  const [backend = 0] = childrenOf(pid);
  const parts = [
    { part: "web process", seconds: cpuOf(pid) },
    { part: "backend process", seconds: cpuOf(backend) },
  ];
  if (postgres === undefined) return parts;
  const seconds = childrenOf(postgres).reduce((sum, child) => sum + cpuOf(child), cpuOf(postgres));
  return [...parts, { part: "Postgres", seconds }];
}
