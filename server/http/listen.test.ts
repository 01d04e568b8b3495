import { once } from "node:events";
import { get } from "node:http";
import { afterEach, expect, test } from "vitest";
import { OperatorError } from "../operator-error.ts";
import { closeServer, watchConnections } from "../shutdown.ts";
import { type Listening, listen, portOf } from "./listen.ts";

const opened: Listening[] = [];
afterEach(async () => {
  for (const one of opened.splice(0)) await closeServer(one, new Set());
});

async function openPort(port = 0): Promise<Listening> {
  const listening = await listen((_, response) => response.end("ok"), port, "127.0.0.1");
  opened.push(listening);
  return listening;
}

async function ask(port: number): Promise<number | undefined> {
  // A connection of its own each time: the kernel deals them out to the sockets.
  const [response] = await once(get({ port, host: "127.0.0.1", agent: false }), "response");
  response.resume();
  await once(response, "end");
  return response.statusCode;
}

test("whoever connects is answered, whichever socket takes the connection", async () => {
  const listening = await openPort();
  const connections = watchConnections(listening.server);
  const taken = listening.helpers.map((helper) => {
    const count = { connections: 0 };
    helper.on("connection", () => count.connections++);
    return count;
  });
  const port = portOf(listening.server);
  const answers = await Promise.all(Array.from({ length: 100 }, () => ask(port)));
  expect(new Set(answers)).toEqual(new Set([200]));
  const byHelpers = taken.reduce((sum, { connections }) => sum + connections, 0);
  expect(byHelpers).toBeGreaterThan(process.platform === "linux" ? 0 : -1);
  await closeServer(listening, connections);
  await expect(ask(port)).rejects.toThrow("ECONNREFUSED");
  opened.pop();
});

test("a port that is taken is told, although sockets may share one", async () => {
  const port = portOf((await openPort()).server);
  const second = listen(() => {}, port, "127.0.0.1");
  await expect(second).rejects.toThrow(OperatorError);
  await expect(second).rejects.toThrow(`port ${port} on 127.0.0.1 is taken`);
});
