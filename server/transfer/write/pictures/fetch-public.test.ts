import { lookup } from "node:dns/promises";
import { createServer, type Server } from "node:http";
import { gzipSync } from "node:zlib";
import { expect, onTestFinished, test, vi } from "vitest";
import { openPort, portOf } from "../../../http/listen.ts";
import { fetchPublic } from "./fetch-public.ts";

vi.mock("node:dns/promises", async (original) => {
  const dns = await original<typeof import("node:dns/promises")>();
  return { ...dns, lookup: vi.fn(dns.lookup) };
});

const limits = { mostBytes: 100, patienceMs: 5_000, named: new Set(["127.0.0.1"]) };

async function open(server: Server): Promise<string> {
  await openPort(server, 0, "127.0.0.1");
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${portOf(server)}`;
}

async function serve(answers: Record<string, string | number>): Promise<string> {
  const server = createServer((request, response) => {
    const answer = answers[request.url ?? ""] ?? "";
    if (typeof answer === "number") response.end(Buffer.alloc(answer));
    else response.writeHead(302, { location: answer }).end();
  });
  return open(server);
}

test("follows a redirect to what may be read, and to nothing else", async () => {
  const other = await serve({ "/secret": 9 });
  const inside = other.replace("127.0.0.1", "localhost");
  const site = await serve({
    ...{ "/a": "/b", "/b": 7, "/in": `${inside}/secret`, "/file": "file:///etc/passwd" },
    ...{ "/circle": "/circle", "/large": 101, "/user": other.replace("//", "//a:b@") },
  });
  const read = async (path: string) => (await fetchPublic(site + path, limits))?.length ?? null;
  expect(await read("/a")).toBe(7);
  for (const path of ["/in", "/file", "/circle", "/large", "/user"]) {
    expect(await read(path), path).toBeNull();
  }
  expect(await fetchPublic(`${site}/b`, { ...limits, named: new Set() })).toBeNull();
});

test("an old site is asked by name, again when it is busy, and its packed answers are unpacked", async () => {
  const asked: (string | undefined)[] = [];
  const server = createServer(({ url, headers }, response) => {
    asked.push(url);
    if (!headers["user-agent"]) response.writeHead(403).end();
    else if (url === "/packed") {
      response.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync("obraz"));
    } else if (url === "/busy" && asked.filter((one) => one === url).length < 3) {
      response.writeHead(429, { "retry-after": "7" }).end();
    } else if (url === "/busy") response.end("obraz");
    else if (url === "/page") response.writeHead(200, { "content-type": "text/html" }).end("<p>");
    else if (url === "/cut")
      response.writeHead(200, { "content-length": "9" }).write("x", () => response.destroy());
    else response.writeHead(Number(url?.slice(1))).end();
  });
  const site = await open(server);
  const waits: number[] = [];
  const wait = async (ms: number) => void waits.push(ms);
  const read = async (path: string) => {
    const bytes = await fetchPublic(site + path, { ...limits, wait });
    return bytes && Buffer.from(bytes).toString();
  };
  expect(await read("/packed")).toBe("obraz");
  expect(await read("/busy")).toBe("obraz");
  expect(waits).toEqual([7_000, 7_000]);
  expect(await read("/404")).toBeNull();
  await expect(read("/403")).rejects.toThrow("403");
  await expect(read("/503")).rejects.toThrow("503");
  await expect(read("/page")).rejects.toThrow("text/html");
  await expect(read("/cut")).rejects.toThrow("ECONNRESET");
});

test("every address of a host is tried", async () => {
  const site = await serve({ "/a": 7 });
  const { port } = new URL(site);
  vi.mocked(lookup).mockResolvedValueOnce([
    { address: "::1", family: 6 },
    { address: "127.0.0.1", family: 4 },
  ] as never);
  const named = new Set(["dwa.example"]);
  const wait = async () => {};
  const bytes = await fetchPublic(`http://dwa.example:${port}/a`, { ...limits, named, wait });
  expect(bytes?.length).toBe(7);
});
