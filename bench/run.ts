import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBuild } from "../server/ensure-build.ts";
import { demoKeys } from "../tests/support/demo-keys.ts";
import { firstLoadScripts, kilobytes } from "../tests/support/first-load.ts";
import { findPostgres, startPostgres } from "../tests/support/postgres.ts";
import { startSite } from "../tests/support/site.ts";
import { measureCachedPage } from "./cached.ts";
import { type Figure, isKept, printTable } from "./figure.ts";
import { measureLighthouse } from "./lighthouse.ts";
import { memoryOf } from "./memory.ts";
import { measureRemoteMode } from "./outage.ts";
import { measurePanel } from "./panel.ts";
import { measureUncachedList } from "./uncached.ts";

/** `npm run bench`: one table, each figure beside its budget; the same as JSON in bench/results. */
await ensureBuild();
const figures: Figure[] = [];
const dataDir = await mkdtemp(join(tmpdir(), "bench-"));

figures.push(await measureStart("first boot", 10));
figures.push(await measureStart("later boot", 4));

const site = await startSite({ dataDir, env: demoKeys, quiet: true });
figures.push({
  what: "first-load JavaScript of /blog, brotli",
  value: kilobytes(await firstLoadScripts(site.url, "/blog")),
  unit: "kB",
  budget: { atMost: 118 },
});
figures.push(...(await measureCachedPage(site)));
figures.push(await measureUncachedList(site, "embedded", 60));
const memory = memoryOf(site.process.pid ?? 0);
figures.push({ what: "memory, peak", value: memory.peak, unit: "MB", budget: { atMost: 700 } });
figures.push({
  what: "memory, after load",
  value: memory.now,
  unit: "MB",
  budget: { atMost: 500 },
});
figures.push(...(await measureRemoteMode(site)));
figures.push(...(await measureLighthouse(site.url, await routesOf(site.url))));
await site.stop();
figures.push(...(await measurePanel()));
await rm(dataDir, { recursive: true });

if (findPostgres()) {
  const postgres = await startPostgres();
  const onPostgres = await startSite({
    env: { ...demoKeys, DATABASE_URL: postgres.url },
    quiet: true,
  });
  figures.push(await measureUncachedList(onPostgres, "on Postgres", 100));
  await onPostgres.stop();
  await postgres.stop();
} else console.log("Left out: Postgres, which is not installed here.");

printTable(figures);
await mkdir("bench/results", { recursive: true });
const file = `bench/results/${new Date().toISOString().replace(/[:.]/g, "-")}.json`;
const machine = { node: process.version, cpus: cpus().map((cpu) => cpu.model) };
await writeFile(file, `${JSON.stringify({ machine, figures }, null, 2)}\n`);
console.log(`\nWritten to ${file}`);
process.exitCode = figures.every(isKept) ? 0 : 1;

/** Every public address, as the site itself tells search engines. */
async function routesOf(url: string): Promise<string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, loc = url]) => new URL(loc).pathname,
  );
}

async function measureStart(name: string, atMost: number): Promise<Figure> {
  const began = performance.now();
  const started = await startSite({ dataDir, env: demoKeys, quiet: true });
  const response = await fetch(`${started.url}/healthz`);
  if (!response.ok) throw new Error(`/healthz answered ${response.status}`);
  const value = (performance.now() - began) / 1_000;
  await started.stop();
  return { what: `start to /healthz, ${name}`, value, unit: "s", budget: { atMost } };
}
