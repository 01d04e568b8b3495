import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { markdownWords as words } from "~/content/markdown.ts";
import { rememberedMarkdown } from "~/data/remembered-markdown.server.ts";
import { resolveImage } from "./images.ts";
import { pictureSizes } from "./picture-sizes.server.ts";

const bucket = "/storage/v1/object/public/media";
const blank = sharp({ create: { width: 40, height: 30, channels: 3, background: "#000" } });

async function storage(files: Record<string, Buffer>) {
  const asked: string[] = [];
  const server = createServer((request, answer) => {
    asked.push(request.url ?? "");
    const file = files[request.url?.slice(bucket.length) ?? ""];
    answer.writeHead(file ? 200 : 404).end(file);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { asked, files, ...pictureSizes({ url: `http://127.0.0.1:${port}` }) };
}

test("reads each picture of a row once, turned as it is shown; what is none has no size", async () => {
  const { asked, measure, sizeOf } = await storage({
    "/blog/a.webp": await blank.clone().webp().toBuffer(),
    "/blog/turned.jpg": await blank.clone().withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    "/blog/none.png": Buffer.from("none"),
  });
  const row = {
    content: `![a](${bucket}/blog/a.webp) ![a](https://elsewhere.example${bucket}/blog/a.webp)`,
    content_blocks: [{ type: "image", content: `${bucket}/blog/turned.jpg` }],
    image_url: `${bucket}/blog/none.png`,
  };
  await measure(row);
  await measure(row);
  expect(sizeOf(`${bucket}/blog/a.webp`)).toEqual({ width: 40, height: 30 });
  expect(sizeOf(`${bucket}/blog/turned.jpg`)).toEqual({ width: 30, height: 40 });
  expect(sizeOf(`${bucket}/blog/none.png`)).toEqual({});
  expect(asked).toHaveLength(3);
});

test("a picture that could not be read is asked for again, and its text is rendered anew", async () => {
  const { files, measure, sizeOf } = await storage({});
  const images = { backendUrl: "", picture: () => null, sizeOf };
  const text = `![a](${bucket}/blog/a.webp)`;
  const render = () =>
    rememberedMarkdown(images)({ text, words, image: (address) => resolveImage(address, images) });
  await measure(text);
  expect(render()).not.toContain("width=");
  files["/blog/a.webp"] = await blank.clone().webp().toBuffer();
  await measure(text);
  expect(render()).toContain('width="40" height="30"');
});

test("a storage that nobody answers for costs a row nothing but the sizes", async () => {
  const { measure, sizeOf } = pictureSizes({ url: "http://127.0.0.1:1" });
  await measure(`${bucket}/blog/a.webp`);
  expect(sizeOf(`${bucket}/blog/a.webp`)).toBeUndefined();
});
