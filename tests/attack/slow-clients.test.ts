import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startSite, type TestSite } from "../support/site.ts";

let site: TestSite;
const sockets: Socket[] = [];

beforeAll(async () => {
  site = await startSite();
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await site?.stop();
});

// biome-ignore format: a table
const dawdlers: [what: string, bytes: string, drip: string][] = [
  ["says nothing", "", ""],
  ["never ends its first line", "GET /", "a"],
  ["never ends its headers", "GET / HTTP/1.1\r\nHost: localhost\r\n", "X-a: b\r\n"],
  ["never ends a page's body", "POST /blog HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n", "a"],
  ["never ends a message", "POST /functions/v1/send-contact-email HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{", " "],
  ["never ends a password", "POST /auth/v1/token?grant_type=password HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n{", " "],
  ["never ends an upload", "POST /storage/v1/object/media/a.webp HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n", "1\r\na\r\n"],
  ["never reads", "GET /videos/bg.webm HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(20), ""],
];

async function open(bytes: string, drip: string): Promise<Socket> {
  const { hostname, port } = new URL(site.url);
  const socket = connect(Number(port), hostname);
  sockets.push(socket);
  socket.on("error", () => {});
  await once(socket, "connect");
  socket.write(bytes);
  if (bytes.includes("bg.webm")) socket.pause();
  else socket.resume();
  if (drip) {
    const timer = setInterval(() => socket.write(drip), 500);
    socket.once("close", () => clearInterval(timer));
  }
  return socket;
}

test("hundreds who dawdle keep nobody else waiting", async () => {
  await Promise.all(
    dawdlers.flatMap(([, bytes, drip]) => Array.from({ length: 40 }, () => open(bytes, drip))),
  );
  expect(sockets.length).toBe(320);
  const times: number[] = [];
  for (const path of ["/", "/blog", "/healthz", "/rest/v1/"].flatMap((p) => Array(5).fill(p))) {
    const began = performance.now();
    const answer = await fetch(site.url + path);
    await answer.arrayBuffer();
    expect(answer.status).toBeLessThan(500);
    times.push(performance.now() - began);
  }
  expect(times.sort((a, b) => a - b)[10]).toBeLessThan(1_000);
});

test.runIf(process.env.TEST_LONG)(
  "who does not get his headers out in time is shown the door",
  async () => {
    const [says, line, headers] = await Promise.all(
      dawdlers.slice(0, 3).map(async ([, bytes, drip]) => {
        const began = performance.now();
        const socket = await open(bytes, drip);
        let answer = "";
        socket.on("data", (text) => {
          answer += text;
        });
        await once(socket, "close");
        return { answer, seconds: (performance.now() - began) / 1_000 };
      }),
    );
    for (const end of [says, line, headers]) {
      expect(end?.answer).toMatch(/^(HTTP\/1\.1 408 .*)?/);
      expect(end?.seconds).toBeLessThan(40);
    }
  },
  120_000,
);
