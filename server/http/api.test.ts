import { createServer } from "node:http";
import { expect, test } from "vitest";
import { answerApi } from "./api.ts";
import { Clients } from "./client-address.ts";
import { openPort, portOf } from "./listen.ts";

test("the API is told when the sender leaves before its answer", async ({ onTestFinished }) => {
  const leaving = new AbortController();
  const told = Promise.withResolvers<boolean>();
  const api = async ({ signal }: Request) => {
    signal.addEventListener("abort", () => told.resolve(true));
    leaving.abort();
    await told.promise;
    return new Response();
  };
  const server = createServer((request, response) => {
    const exchange = { request, response, path: "/rest/v1/blog_posts", search: "", extra: [] };
    const parts = { api, clients: new Clients(undefined), siteUrl: "http://site.test" };
    answerApi(parts, exchange).catch(() => {});
  });
  await openPort(server, 0, "127.0.0.1");
  onTestFinished(() => void server.close());
  const asked = fetch(`http://127.0.0.1:${portOf(server)}`, { signal: leaving.signal });
  await expect(asked).rejects.toThrow("abort");
  expect(await told.promise).toBe(true);
});
