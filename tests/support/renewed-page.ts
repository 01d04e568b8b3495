import { setTimeout } from "node:timers/promises";
import { rawRequest } from "./raw-request.ts";

/**
 * The bytes that a browser gets of a page, headers included, once the server has renewed its kept copy. The second
 * request closes the connection: the answer to the first is that of a connection which stays open.
 */
export async function renewedPageBytes(site: string, path: string): Promise<number> {
  const start = (address: string) => `GET ${address} HTTP/1.1\r\nHost: localhost\r\n`;
  const requests = `${start(path)}Accept-Encoding: br\r\n\r\n${start("/healthz")}Connection: close\r\n\r\n`;
  for (;;) {
    const answer = await rawRequest(site, requests);
    const head = answer.slice(0, answer.indexOf("\r\n\r\n") + 4);
    const length = Number(/^content-length: (\d+)/im.exec(head)?.[1]);
    if (/^etag: "\S+-br10"/im.test(head)) return head.length + length;
    await setTimeout(1_000);
  }
}
