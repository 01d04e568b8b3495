import { mkdir, readdir, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { create } from "tar";
import { expect, onTestFinished, test } from "vitest";
import { scratchDirectory } from "../../../../tests/support/scratch-directory.ts";
import { zipOf } from "../../../../tests/transfer/zip.ts";
import { openArchive, openFolder } from "./find-files.ts";
import { preparePicture } from "./prepare-picture.ts";

function painted(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: "#884422" } });
}

test("a picture becomes WebP within bounds, upright, with smaller copies", async () => {
  const bytes = await painted(2600, 1300).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const { width, height, type, smaller, bytes: whole } = await preparePicture(bytes);
  expect({ width, height, type }).toEqual({ width: 540, height: 1080, type: "image/webp" });
  expect(await sharp(whole).metadata()).toMatchObject({ format: "webp", width: 540, height: 1080 });
  expect([...smaller.keys()]).toEqual([480]);
});

test("a small file without EXIF is kept as it is, an animation too", async () => {
  const small = await painted(300, 200).png().toBuffer();
  expect(await preparePicture(small)).toMatchObject({
    bytes: small,
    type: "image/png",
    width: 300,
  });
  const frames = await sharp(Buffer.concat([Buffer.alloc(300, 9), Buffer.alloc(300, 200)]), {
    raw: { width: 10, height: 20, channels: 3, pageHeight: 10 },
  })
    .gif({ delay: [100, 100] })
    .toBuffer();
  expect(await preparePicture(frames)).toMatchObject({ bytes: frames, type: "image/gif" });
});

test.each([
  ["not-a-picture", Buffer.from("<?php")],
  ["svg", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ["empty", Buffer.alloc(0)],
])("what is %s is refused", async (reason, bytes) => {
  await expect(preparePicture(bytes)).rejects.toThrow(reason);
});

test("a file is found by the end of its address, and none outside of the folder", async () => {
  const folder = scratchDirectory(onTestFinished);
  await mkdir(path.join(folder, "uploads/2019/05"), { recursive: true });
  await writeFile(path.join(folder, "uploads/2019/05/zdjęcie.jpg"), "a");
  await writeFile(path.join(folder, "secret.jpg"), "s");
  const files = await openFolder(path.join(folder, "uploads"));
  const found = async (address: string) => (await files.read(address))?.toString() ?? null;
  expect(await found("https://x.example/wp-content/uploads/2019/05/zdj%C4%99cie.jpg?w=5")).toBe(
    "a",
  );
  for (const address of [
    "/../secret.jpg",
    "/..%2fsecret.jpg",
    "/%2e%2e/secret.jpg",
    "/%00",
    "/",
    "x",
  ]) {
    expect(await found(`https://x.example${address}`), address).toBeNull();
  }
});

test.each(["zip", "tar.gz"])(
  "pictures come from a .%s, which leaves nothing behind",
  async (ending) => {
    const folder = scratchDirectory(onTestFinished);
    await mkdir(path.join(folder, "uploads/2019"), { recursive: true });
    await writeFile(path.join(folder, "uploads/2019/a.jpg"), "a");
    await writeFile(path.join(folder, "uploads/2019/a.php"), "p");
    const archive = path.join(folder, `uploads.${ending}`);
    if (ending === "zip") {
      await writeFile(archive, zipOf({ "uploads/2019/a.jpg": "a" }));
    } else await create({ file: archive, gzip: true, cwd: folder }, ["uploads"]);
    const before = (await readdir(tmpdir())).filter((name) => name.startsWith("import-"));
    const files = await openArchive(archive);
    expect((await files.read("https://x.example/uploads/2019/a.jpg"))?.toString()).toBe("a");
    expect(await files.read("https://x.example/uploads/2019/a.php")).toBeNull();
    await files.close();
    const left = (await readdir(tmpdir())).filter((name) => name.startsWith("import-"));
    expect(left.filter((name) => !before.includes(name))).toEqual([]);
  },
);

test("a .tar.gz is unpacked within the limits of a .zip", async () => {
  const folder = scratchDirectory(onTestFinished);
  for (const [name, bytes] of [
    ["a.jpg", 1],
    ["b.jpg", 65 * 1024 ** 2],
  ] as const) {
    await writeFile(path.join(folder, name), "");
    await truncate(path.join(folder, name), bytes);
  }
  const archive = path.join(folder, "uploads.tgz");
  await create({ file: archive, gzip: { level: 1 }, cwd: folder }, ["a.jpg", "b.jpg"]);
  const files = await openArchive(archive, folder);
  onTestFinished(files.close);
  expect(await files.has("/a.jpg")).toBe(true);
  expect(await files.has("/b.jpg")).toBe(false);
  await expect(openArchive(archive, folder, () => 0)).rejects.toThrow("is full");
});
