import { fork } from "node:child_process";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { plainGet } from "../tests/support/raw-request.ts";
import { startSite } from "../tests/support/site.ts";
import type { Figure } from "./figure.ts";
import { requestsPerSecond } from "./load.ts";

const LOAD = { connections: 50, seconds: 6 };

/** Cached pages against a bare server that returns the same bytes, one after the other, twice. */
export async function measureCachedPage(): Promise<Figure[]> {
  const site = await startSite({ quiet: true });
  const page = await plainGet(`${site.url}/`, { "Accept-Encoding": "br" });
  const bare = fork(new URL("bare-server.ts", import.meta.url));
  const headers = { "Content-Type": "text/html; charset=utf-8", "Content-Encoding": "br" };
  bare.send({ body: page.body.toString("base64"), headers });
  const [address]: AddressInfo[] = await once(bare, "message");
  const bareUrl = `http://127.0.0.1:${address?.port}/`;

  const limits: number[] = [];
  const ours: number[] = [];
  for (let round = 0; round < 2; round++) {
    limits.push(await requestsPerSecond(bareUrl, LOAD));
    ours.push(await requestsPerSecond(`${site.url}/`, LOAD));
  }
  bare.kill();
  await site.stop();
  const limit = Math.max(...limits);
  const reached = Math.max(...ours);
  return [
    { what: "bare node:http, same bytes", value: limit, unit: "req/s" },
    { what: "cached page", value: reached, unit: "req/s" },
    {
      what: "cached page : bare node:http",
      value: reached / limit,
      unit: "×",
      budget: { atLeast: 0.45 },
    },
  ];
}
