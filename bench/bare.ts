import { fork } from "node:child_process";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { plainGet } from "../tests/support/raw-request.ts";

/** What Node writes by itself into every answer. */
const NODES_OWN = ["date", "connection", "keep-alive"];

/** A server in a process of its own that always returns what `url` returned once, in brotli. */
export async function startBareServer(url: string) {
  const { body, headers } = await plainGet(url, { "Accept-Encoding": "br" });
  const same = Object.entries(headers)
    .filter(([name]) => !NODES_OWN.includes(name))
    .flatMap(([name, value]) => [name, String(value)]);
  const child = fork(new URL("bare-server.ts", import.meta.url));
  child.send({ body: body.toString("base64"), headers: same });
  const [address]: AddressInfo[] = await once(child, "message");
  return {
    url: `http://127.0.0.1:${address?.port}/`,
    pid: child.pid ?? 0,
    stop: () => child.kill(),
  };
}
