import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { markdownWords as words } from "~/content/markdown.ts";
import { rememberedMarkdown } from "~/data/records/remembered-markdown.server.ts";
import { type FileFacts, resolveImage } from "./images.ts";
import { pictureFiles } from "./picture-files.server.ts";

const bucket = "/storage/v1/object/public/media";
const blank = sharp({ create: { width: 40, height: 30, channels: 3, background: "#000" } });

async function storage(files: Record<string, Buffer>, library: Record<string, FileFacts> = {}) {
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
  const readFacts = async () => new Map(Object.entries(library));
  return { asked, files, library, ...pictureFiles({ url: `http://127.0.0.1:${port}` }, readFacts) };
}

test("reads each picture of a row once, turned as it is shown; what is none has no size", async () => {
  const { asked, measure, fileOf } = await storage({
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
  expect(fileOf(`${bucket}/blog/a.webp`)).toEqual({ width: 40, height: 30 });
  expect(fileOf(`${bucket}/blog/turned.jpg`)).toEqual({ width: 30, height: 40 });
  expect(fileOf(`${bucket}/blog/none.png`)).toEqual({});
  expect(asked).toHaveLength(3);
});

test("a picture that could not be read is asked for again, and its text is rendered anew", async () => {
  const { files, measure, fileOf } = await storage({});
  const images = { backendUrl: "", picture: () => null, fileOf };
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
  const { measure, fileOf } = pictureFiles({ url: "http://127.0.0.1:1" }, () =>
    Promise.reject(new Error("no answer")),
  );
  await measure(`${bucket}/blog/a.webp`);
  expect(fileOf(`${bucket}/blog/a.webp`)).toEqual({});
});

test("what the library says goes before, as it is now, and saves reading the file", async () => {
  const path = `${bucket}/blog/a.webp`;
  const described = { width: 1200, height: 800, alt: "Kadr", sizes: [480, 960] };
  const { asked, library, measure, describe, fileOf } = await storage(
    { "/blog/a.webp": await blank.clone().webp().toBuffer() },
    { "blog/a.webp": described },
  );
  await measure(path);
  expect(fileOf(path)).toEqual(described);
  expect(asked).toEqual([]);
  delete library["blog/a.webp"];
  await describe(path);
  expect(fileOf(path)).toEqual({});
  await measure(path);
  expect(fileOf(path)).toEqual({ width: 40, height: 30 });
});

test("a description stands in a text unless the text has one of its own", async () => {
  const path = `${bucket}/blog/a.webp`;
  const { describe, fileOf, library } = await storage(
    {},
    { "blog/a.webp": { alt: "Z biblioteki" } },
  );
  const images = { backendUrl: "", picture: () => null, fileOf };
  const alt = (text: string) => {
    const image = (address: string) => resolveImage(address, images);
    return / alt="([^"]*)"/.exec(rememberedMarkdown(images)({ text, words, image }))?.[1];
  };
  await describe(path);
  expect(alt(`![](${path})`)).toBe("Z biblioteki");
  expect(alt(`![${words.undescribed}](${path})`)).toBe("Z biblioteki");
  expect(alt(`![W tekście](${path})`)).toBe("W tekście");
  library["blog/a.webp"] = { alt: "" };
  await describe(path);
  expect(alt(`![${words.undescribed}](${path})`)).toBe("");
  library["blog/a.webp"] = {};
  await describe(path);
  expect(alt(`![${words.undescribed}](${path})`)).toBe("");
});
