import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { fetchPublic, isPublicAddress } from "./fetch-public.ts";

const limits = { mostBytes: 100, patienceMs: 5_000, named: new Set(["127.0.0.1"]) };

async function serve(answers: Record<string, string | number>): Promise<string> {
  const server = createServer((request, response) => {
    const answer = answers[request.url ?? ""] ?? "";
    if (typeof answer === "number") response.end(Buffer.alloc(answer));
    else response.writeHead(302, { location: answer }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test.each([
  ["8.8.8.8", true],
  ["2a00:1450:401b:80e::200e", true],
  ...[
    ...["127.0.0.1", "10.1.2.3", "172.31.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1"],
    ...["0.0.0.0", "224.0.0.1", "255.255.255.255", "::1", "::", "fe80::1", "fd00:ec2::254"],
    ...["::ffff:127.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "2001:db8::1", "localhost"],
  ].map((address): [string, boolean] => [address, false]),
])("%s is public: %s", (address, is) => {
  expect(isPublicAddress(address)).toBe(is);
});

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
