import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { z } from "zod";
import type { TestSite } from "../site.ts";

/** What tests know of a site that another process has started. */
const sharedSchema = z.object({ url: z.string(), dataDir: z.string(), pid: z.number() });
export type SharedSite = z.infer<typeof sharedSchema>;

/**
 * Keeps sites that test files share, whatever process runs them, until `close` is called. `url` answers with a
 * `SharedSite` of the kind that its path names, which is started when it is asked for first.
 */
export async function shareSites(kinds: Record<string, () => Promise<TestSite>>) {
  const sites = new Map<string, Promise<TestSite>>();
  const find = (name: string) => {
    const start = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
    if (!start) throw new Error(`There is no kind of site “${name}”`);
    const site = sites.get(name) ?? start();
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
  const close = async () => {
    server.close();
    for (const site of await Promise.allSettled(sites.values())) {
      if (site.status === "fulfilled") await site.value.stop();
    }
  };
  return { url: `http://127.0.0.1:${port}/`, close };
}

/** The site of this kind, of those that are shared at `url`. */
export async function findShared(url: string, kind: string): Promise<SharedSite> {
  const answer = await fetch(url + kind);
  if (!answer.ok) throw new Error(await answer.text());
  return sharedSchema.parse(await answer.json());
}
