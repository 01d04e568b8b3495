import { fork } from "node:child_process";
import { once } from "node:events";
import type { AddressInfo } from "node:net";

/** The least that `node:http` takes for an answer with these bytes and headers, in a process of its own. */
export async function forkBareServer(body: Buffer, headers: readonly string[]) {
  const child = fork(new URL("bare-server.ts", import.meta.url));
  child.send({ body: body.toString("base64"), headers });
  const [address]: AddressInfo[] = await once(child, "message");
  const stop = () => child.kill();
  return { url: `http://127.0.0.1:${address?.port}/`, pid: child.pid ?? 0, stop };
}
