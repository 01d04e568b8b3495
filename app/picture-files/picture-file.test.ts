import { readFile } from "node:fs/promises";
import fc from "fast-check";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { readPicture } from "./picture-file.ts";
import { isBarePicture } from "./picture-metadata.ts";

const plain = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: "#ff4b1f" } });

describe("readPicture", () => {
  it.each(["jpeg", "png", "webp", "avif", "gif"] as const)(
    "knows a %s by its bytes",
    async (format) => {
      const picture = readPicture(await plain().toFormat(format).toBuffer());
      expect(picture).toMatchObject({ width: 40, height: 30, animated: false });
    },
  );

  it("tells an animated GIF from a still one", async () => {
    const frames = await sharp(
      [await plain().png().toBuffer(), await plain().negate().png().toBuffer()],
      {
        join: { animated: true },
      },
    )
      .gif({ loop: 0, delay: [100, 100] })
      .toBuffer();
    expect(readPicture(frames)).toMatchObject({ type: "gif", animated: true });
  });

  it.each(["webp", "png"] as const)("tells an animated %s from a still one", async (type) => {
    const still = await plain().toFormat(type).toBuffer();
    expect(readPicture(still)).toMatchObject({ type, animated: false });
    const moving = await readFile(`tests/pictures/moving.${type}`);
    expect(readPicture(moving)).toMatchObject({ type, animated: true });
    expect(isBarePicture(type, moving)).toBe(true);
  });

  it.each([
    ["nothing", "", "empty"],
    ["text", "to nie jest zdjęcie", "not-a-picture"],
    ["a page", "<!doctype html><script>alert(1)</script>", "not-a-picture"],
    [
      "a drawing, which can carry scripts",
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
      "svg",
    ],
    ["a printed page", "%PDF-1.7\n1 0 obj", "pdf"],
    ["a phone's photo", "\u0000\u0000\u0000\u0018ftypmif1\u0000\u0000\u0000\u0000mif1heic", "heic"],
  ])("refuses %s", (_what, text, refusal) => {
    expect(readPicture(new TextEncoder().encode(text))).toBe(refusal);
  });

  it("refuses a picture with more pixels than a tab survives, by its header alone", async () => {
    const png = await plain().png().toBuffer();
    png.writeUInt32BE(20_000, 16);
    png.writeUInt32BE(20_000, 20);
    expect(readPicture(png)).toBe("too-many-pixels");
  });

  it("never throws, whatever the bytes", () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 64 }), (bytes) => void readPicture(bytes)));
  });
});

describe("fitInto", () => {});
