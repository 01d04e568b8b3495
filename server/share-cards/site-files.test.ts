import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openPort, portOf } from "../http/listen.ts";
import { readerOf } from "./site-files.ts";

let parent: string;
let storage: Server;
let read: ReturnType<typeof readerOf>;
const asked: (string | undefined)[] = [];

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), "site-files-"));
  await mkdir(join(parent, "client", "images"), { recursive: true });
  await writeFile(join(parent, "client", "images", "zdjęcie.webp"), "inside");
  await writeFile(join(parent, "secret"), "outside");
  storage = createServer((request, response) => {
    asked.push(request.url);
    const side = request.url?.endsWith("/huge.png") ? 7_000 : 10;
    response.end(pngOfSize(side));
  });
  await openPort(storage, 0, "127.0.0.1");
  read = readerOf(join(parent, "client"), { url: `http://127.0.0.1:${portOf(storage)}` });
});

afterAll(async () => {
  storage.closeAllConnections();
  storage.close();
  await rm(parent, { recursive: true });
});

test("a file of the build is read", async () => {
  expect((await read("/images/zdj%C4%99cie.webp")).toString()).toBe("inside");
});

test.each(["/../secret", "/images/../../secret", "/%2e%2e/secret", "/images/..%2f..%2fsecret"])(
  "%s does not lead out of the site",
  async (address) => {
    await expect(read(address)).rejects.toThrow(/outside the site|ENOENT/);
  },
);

test("an address cannot leave the bucket, nor reach another part of the backend", async () => {
  asked.length = 0;
  const address = "/storage/v1/object/public/media/../../../../rest/v1/posts";
  await expect(read(address)).rejects.toThrow("ENOENT");
  expect(asked).toEqual([]);
});

test("an uploaded picture is read; one of more than 40 million pixels is refused before it is drawn", async () => {
  expect(await read("/storage/v1/object/public/media/blog/a.png")).toEqual(pngOfSize(10));
  const huge = read("/storage/v1/object/public/media/blog/huge.png");
  await expect(huge).rejects.toThrow("7000 x 7000 pixels");
});

/** The head of a PNG file, which names its size. */
function pngOfSize(side: number): Buffer {
  const head = Buffer.alloc(33);
  head.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  head.writeUInt32BE(13, 8);
  head.write("IHDR", 12);
  head.writeUInt32BE(side, 16);
  head.writeUInt32BE(side, 20);
  return head;
}
