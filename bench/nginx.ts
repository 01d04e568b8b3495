import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { demoKeys } from "../tests/support/demo-keys.ts";
import { freePort, hasNginx, startNginx, type TestNginx } from "../tests/support/nginx.ts";
import { plainGet } from "../tests/support/raw-request.ts";
import { startSite, type TestSite } from "../tests/support/site.ts";
import { alternate } from "./alternate.ts";
import type { Figure } from "./figure.ts";
import { load } from "./load.ts";
import { childrenOf, cpuOf } from "./processes.ts";

const ROUNDS = 9;
const LOAD = { connections: 50, seconds: 2 };
const STATIC = "/bench-static";
const FILE = "static file of that nginx, same bytes and headers";

export function nginxMissing(): string | null {
  return hasNginx() ? null : "nginx or openssl is not installed here";
}

/** The cached home page through deploy/nginx.conf and two web processes, beside a file of that nginx. */
export async function measureThroughNginx(): Promise<Figure[]> {
  const directory = await mkdtemp(join(tmpdir(), "bench-nginx-"));
  const sites: TestSite[] = [];
  let nginx: TestNginx | undefined;
  const start = async (env: Record<string, string>) => {
    const site = await startSite({ env: { ...env, TRUSTED_PROXIES: "127.0.0.1" }, quiet: true });
    sites.push(site);
    return site;
  };
  try {
    const data = await start(demoKeys);
    const { SUPABASE_PUBLISHABLE_KEY } = demoKeys;
    const remote = { SUPABASE_URL: data.url, SUPABASE_PUBLISHABLE_KEY };
    const web = [await start(remote), await start(remote)];
    const [dataPort = 0, ...webPorts] = [data, ...web].map(({ url }) => Number(new URL(url).port));
    const served = await asStaticFile(`${web[0]?.url}/`, directory);
    const ports = { listen: await freePort(), data: dataPort, web: webPorts };
    nginx = await startNginx(ports, served);
    return await compare(nginx);
  } finally {
    await nginx?.stop();
    await Promise.all(sites.map((site) => site.stop()));
    await rm(directory, { recursive: true });
  }
}

/** The location that serves what `url` returned: compressed already, with the same headers. */
async function asStaticFile(url: string, directory: string): Promise<string> {
  const asNginx = { "Accept-Encoding": "br", "X-Forwarded-Proto": "https" };
  const { body, headers } = await plainGet(url, asNginx);
  const file = join(directory, "page");
  await writeFile(file, body);
  // nginx writes these itself, for both.
  const own = ["date", "connection", "keep-alive", "content-length", "content-type", "etag"];
  const lines = Object.entries(headers)
    .filter(([name]) => !own.includes(name))
    .map(([name, value]) => `add_header ${name} "${value}";`);
  return `
  location = ${STATIC} {
    alias ${file};
    default_type "${headers["content-type"]}";
    add_header X-Cache HIT;
    ${lines.join("\n    ")}
  }`;
}

async function compare(nginx: TestNginx): Promise<Figure[]> {
  const cpu = () => childrenOf(nginx.pid).reduce((sum, pid) => sum + cpuOf(pid), 0);
  const measure = async (path: string) => {
    const before = cpu();
    const { perSecond, requests, p99 } = await load(nginx.url + path, LOAD);
    return { perSecond, p99, cpu: ((cpu() - before) * 1e6) / requests };
  };
  const ours = () => measure("/");
  const limit = () => measure(STATIC);
  await Promise.all([ours(), limit()]);
  const taken = await alternate(ROUNDS, { ours, limit });

  type Round = Awaited<ReturnType<typeof measure>>;
  const beside = (what: string, unit: string, read: (round: Round) => number): Figure => ({
    what: `home through nginx, ${what}`,
    value: taken.ours(read),
    unit,
    limit: { what: FILE, value: taken.limit(read) },
  });
  return [
    beside("requests", "req/s", ({ perSecond }) => perSecond),
    {
      what: "home through nginx : its static file, requests",
      value: taken.ratio(({ perSecond }) => perSecond),
      unit: "×",
      budget: { atLeast: 0.8 },
    },
    beside("p99", "ms", ({ p99 }) => p99),
    beside("CPU of nginx per request", "µs", ({ cpu: micro }) => micro),
    {
      what: "home through nginx : its static file, CPU of nginx",
      value: taken.ratio(({ cpu: micro }) => micro),
      unit: "×",
    },
  ];
}
