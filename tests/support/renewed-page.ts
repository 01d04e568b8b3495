import { setTimeout } from "node:timers/promises";
import { rawRequest } from "./raw-request.ts";

/** The bytes that a browser gets of a page, headers included, once the server has renewed its kept copy. */
export async function renewedPageBytes(site: string, path: string): Promise<number> {
  for (;;) {
    const { head, bytes } = await bytesOf(site, path);
    if (/^etag: "\S+-br10"/im.test(head)) return bytes;
    await setTimeout(1_000);
  }
}

/** The second request closes the connection: the answer to the first is that of a connection which stays open. */
export async function bytesOf(
  site: string,
  path: string,
): Promise<{ head: string; bytes: number }> {
  const start = (address: string) => `GET ${address} HTTP/1.1\r\nHost: localhost\r\n`;
  const requests = `${start(path)}Accept-Encoding: br\r\n\r\n${start("/healthz")}Connection: close\r\n\r\n`;
  const answer = await rawRequest(site, requests);
  const head = answer.slice(0, answer.indexOf("\r\n\r\n") + 4);
  return { head, bytes: head.length + Number(/^content-length: (\d+)/im.exec(head)?.[1]) };
}
