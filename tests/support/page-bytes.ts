import { setTimeout } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { ready } from "./browsers/ready.ts";
import { plainGet, rawRequest } from "./raw-request.ts";

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

export type FetchedFile = { type: string; url: string; bytes: number };

/** What a browser fetches of a page that nobody touches, with the bytes that travel for it in brotli. */
export async function fetchedFiles(page: Page, url: string): Promise<FetchedFile[]> {
  const types = new Map<string, string>();
  page.on("request", (request) => types.set(request.url(), request.resourceType()));
  await Promise.all([
    // What a page asks for last.
    page.waitForRequest(/\/assets\/late-[^/]+\.css$/),
    page.goto(url),
  ]);
  await ready(page);
  const addresses = [...types].filter(([address]) => address.startsWith("http"));
  return Promise.all(
    addresses.map(async ([address, type]) => {
      const { body } = await plainGet(address, { "Accept-Encoding": "br" });
      return { type, url: address, bytes: body.length };
    }),
  );
}
