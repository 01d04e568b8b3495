import { once } from "node:events";
import { createServer } from "node:http";
import { connect } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openPort, portOf } from "./http/listen.ts";
import { closeServer, watchConnections } from "./shutdown.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

async function openServer() {
  const server = createServer();
  const open = watchConnections(server);
  await openPort(server, 0, "127.0.0.1");
  const visitor = connect(portOf(server), "127.0.0.1");
  visitor.on("error", () => {});
  await Promise.all([once(visitor, "connect"), once(server, "connection")]);
  return { server, open, visitor };
}

test("a connection without a request is closed long before a request in flight is cut off", async () => {
  const { server, open, visitor } = await openServer();
  const closed = closeServer(server, open);
  vi.advanceTimersByTime(200);
  await closed;
  expect(vi.getTimerCount()).toBe(0);
  visitor.destroy();
});

test("a request in flight is answered, and no new one is taken", async () => {
  const { server, open, visitor } = await openServer();
  const asked = once(server, "request");
  visitor.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  const [, answer] = await asked;
  const closed = closeServer(server, open);
  const late = connect(Number(visitor.remotePort), "127.0.0.1");
  expect((await once(late, "error"))[0]).toMatchObject({ code: "ECONNREFUSED" });
  answer.end("Gotowe");
  const [told] = await once(visitor, "data");
  expect(String(told)).toContain("Gotowe");
  visitor.destroy();
  await closed;
});

test("a request in flight is waited for, and then cut off", async () => {
  const { server, open, visitor } = await openServer();
  const asked = once(server, "request");
  visitor.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await asked;
  const gone = once(visitor, "close");
  const closed = closeServer(server, open);
  vi.advanceTimersByTime(3_499);
  expect(open.size).toBe(1);
  vi.advanceTimersByTime(1);
  await Promise.all([closed, gone]);
});
