import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { TestProject } from "vitest/node";
import { demoKeys } from "../../support/demo-keys.ts";
import { writerEnv } from "../../support/signed-in.ts";
import { startSite, type TestSite } from "../../support/site.ts";
import { removeDemo } from "./remove-demo.ts";

/** What tests know of a site that another process has started. */
export type SharedSite = { url: string; dataDir: string; pid: number };

declare module "vitest" {
  interface ProvidedContext {
    /** Answers with a `SharedSite`, which it starts when it is asked for first. */
    sharedSites: string;
  }
}

export const siteOrigin = "https://kadr.example";
export const purgeSecret = "sekret-do-oprozniania-0123456789";

const usual = { ...demoKeys, SITE_URL: siteOrigin };
const writable = {
  ...{ ...writerEnv, ...usual, SEED: "demo" },
  ...{ CONTACT_LIMIT: "4", TRUSTED_PROXIES: "127.0.0.1" },
};

type Start = (name: string) => Promise<TestSite>;

/** The kinds of settings, and how a site with them starts. */
const kinds = {
  demo: () => startSite({ env: { ...usual, SEED: "demo" }, quiet: true }),
  writable: async () => {
    const site = await startSite({ env: writable, quiet: true });
    await removeDemo(site.url);
    return site;
  },
  remote: async (find: Start) => {
    const { url } = await find("writable");
    const { SUPABASE_PUBLISHABLE_KEY } = demoKeys;
    const env = { SUPABASE_URL: url, SUPABASE_PUBLISHABLE_KEY, PURGE_SECRET: purgeSecret };
    return startSite({ env, quiet: true });
  },
};
export type SiteKind = keyof typeof kinds;

const isKind = (name: string): name is SiteKind => Object.hasOwn(kinds, name);

/** Keeps the sites that files share, whatever process runs them, until the last file has ended. */
export default async function shareSites(project: TestProject) {
  const sites = new Map<string, Promise<TestSite>>();
  const find: Start = (name) => {
    if (!isKind(name)) throw new Error(`There is no kind of site “${name}”`);
    const site = sites.get(name) ?? kinds[name](find);
    sites.set(name, site);
    return site;
  };
  const tell = async (name: string, answer: ServerResponse) => {
    try {
      const { url, dataDir, process } = await find(name);
      answer.end(JSON.stringify({ url, dataDir, pid: process.pid }));
    } catch (error) {
      answer.writeHead(500).end(String(error));
    }
  };
  const server = createServer((request, answer) => void tell(request.url?.slice(1) ?? "", answer));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  project.provide("sharedSites", `http://127.0.0.1:${port}/`);
  return async () => {
    server.close();
    for (const site of await Promise.allSettled(sites.values())) {
      if (site.status === "fulfilled") await site.value.stop();
    }
  };
}
